# manual
