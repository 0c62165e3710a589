# notation
