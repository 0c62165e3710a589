# As palavras da linha de comando. help-<comando> e help-<comando>-<argumento> explicam os comandos.

usage = Uso
usage-options = OPÇÕES
usage-command = COMANDO
commands = Comandos
arguments = Argumentos
options = Opções

positions-counted = { $n ->
    [one] { $n } posição
   *[other] { $n } posições
}

help-rokada = O sistema do Chess960: sorteie, explore, faça o roque, jogue, organize torneios
help-rokada-json = Escreve um único documento JSON, para programas
help-rokada-lang = Idioma: en, sr, pt ou ru (padrão: o do sistema)
help-flag-help = Explica este comando
help-flag-version = Mostra a versão
help-encoding = Como as letras do arquivo estão gravadas, como utf-8 ou windows-1250 (padrão: reconhecida pelo arquivo)
help-strict = Recusar um arquivo do qual algo seja deixado de fora, mudado ou adivinhado

error = erro
try-help = Os comandos e suas opções: { $command } --help
usage-unknown = não existe aqui a opção ou o argumento { $found }
usage-did-you-mean = você quis dizer { $suggestion }?
usage-missing = falta: { $missing }
usage-missing-command = indique um comando
usage-unknown-command = não existe o comando { $found }
usage-bad-value = { $value } não é um valor para { $argument }
usage-expected-one-of = esperava-se um destes: { $values }
usage-conflict = { $argument } não pode vir junto com { $other }
usage-other = não foi possível ler a linha de comando: { $detail }

file-unreadable = não foi possível ler { $file }: { $reason }
file-unwritable = não foi possível gravar { $file }: { $reason }
stdin-unreadable = não foi possível ler a entrada padrão: { $reason }
reason-not-found = o arquivo não existe
reason-not-allowed = sem permissão
reason-is-directory = é uma pasta
reason-no-directory = é um arquivo, não uma pasta
reason-disk-full = o disco está cheio
reason-not-text = não é texto em UTF-8
reason-address-in-use = outro programa já escuta ali: escolha outro --port
