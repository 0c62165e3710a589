# Erros em listas iniciais.

sheet-place = linha { $line }, coluna { $column }: { $fault }
sheet-empty = não há nenhum jogador na lista
sheet-too-large = uma lista tem no máximo { $kilobytes } KB: envie-a em partes
sheet-long-line = uma linha tem no máximo { $most } caracteres: isto é uma lista de jogadores
sheet-no-workbook = o arquivo está compactado, mas não é planilha .xlsx nem .ods, ou está danificado; salve-o de novo num desses formatos ou como .csv
sheet-old-workbook = o arquivo é uma planilha no antigo formato .xls; salve-o como .xlsx, .ods ou .csv
sheet-no-report = o arquivo é uma planilha, não um relatório de torneio; inscreva os jogadores dela num torneio
sheet-more = e mais { $n } daqui em diante
sheet-no-name-column = o cabeçalho não tem coluna de nomes; chame uma delas de Nome
sheet-column-twice = o cabeçalho tem esta coluna duas vezes: { $name }
sheet-open-quote = aqui abrem-se aspas que não se fecham; feche-as
sheet-no-name = falta o nome
sheet-invalid = "{ $found }" não serve para: { $name }; { $expected }
sheet-too-many-fields = a linha tem mais campos que o cabeçalho, que tem { $expected }; ponha entre aspas o campo que contém o separador
sheet-same-player = o jogador com o número FIDE { $id } já está na linha { $line }

sheet-column-number = número
sheet-column-name = nome
sheet-column-surname = sobrenome
sheet-column-given-name = primeiro nome
sheet-column-title = título
sheet-column-rating = rating
sheet-column-rapid = rating rápido
sheet-column-blitz = rating blitz
sheet-column-national = rating nacional
sheet-column-federation = federação
sheet-column-fide-id = número FIDE
sheet-column-birth = nascimento
sheet-column-sex = sexo
sheet-column-club = clube
sheet-column-team = equipe
sheet-column-category = categoria

sheet-expected-rating = o rating tem até quatro algarismos, ou o campo fica vazio
sheet-expected-number = espera-se um número, ou um campo vazio
sheet-expected-birth = espera-se um ano, como 1990, ou uma data, como 1990-12-31
sheet-expected-sex = espera-se m ou f
sheet-expected-text = espera-se um texto
