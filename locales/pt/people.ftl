# As pessoas do site: entrada, links, quem pode fazer o quê.

people-title = Pessoas
people-log-in = Entrar
people-log-out = Sair
people-logged-in-as = Você entrou como { $name }.
people-log-in-about = Árbitros entram com nome e senha. Quem lança resultados e os jogadores recebem um link do árbitro e não precisam de nenhum dos dois.
people-name = Nome
people-password = Senha
people-new-password = Nova senha
people-password-hint = Pelo menos 10 caracteres. Algumas palavras seguidas são mais fáceis de lembrar do que símbolos.
people-wrong-password = Nome e senha não conferem. Tente de novo ou peça um novo link ao dono do site.
people-log-in-first = Entre primeiro.
people-may-not = Você entrou, mas isto não lhe cabe. O dono do site decide quem conduz cada torneio.
people-too-fast = Tentativas demais. Espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e tente de novo.

people-first-run = O dono deste site
people-first-run-about = Quem tem este link é o dono do site: escolhe nome e senha, convida os árbitros e pode tudo. O link vale uma vez.
people-first-run-set = Definir nome e senha

people-other-site = O formulário veio de outro site. Abra-o aqui e envie de novo.
people-form-too-old = O formulário é de uma sessão que já terminou. Volte, recarregue a página e envie de novo.
people-form-incomplete = Falta um campo do formulário, ou ele não pode ser lido. Volte e preencha de novo.
people-not-a-form = Isto não é um formulário (application/x-www-form-urlencoded).
people-form-too-large = O formulário é grande demais.
people-no-hash = A senha não pôde ser guardada: a máquina está sem memória para isso. Tente de novo.

people-name-empty = Informe um nome.
people-name-too-long = O nome é longo demais: no máximo { $most ->
    [one] { $most } caractere
   *[other] { $most } caracteres
}.
people-name-unprintable = O nome tem caracteres que não podem ser impressos.
people-name-taken = Já existe alguém chamado { $name }. Escolha outro nome.
people-password-too-short = A senha é curta demais: pelo menos { $least ->
    [one] { $least } caractere
   *[other] { $least } caracteres
}.
people-password-too-long = A senha é longa demais: no máximo { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
people-dead-link = Este link não vale, ou não vale mais: foi usado, cancelado ou expirou. Peça um novo.
people-no-invitation = Não há convite aberto assim. Ele foi aceito ou cancelado.
people-no-person = Essa pessoa não está mais aqui.
people-owner-stays = O dono do site não pode ser removido.
people-no-events = Escolha pelo menos um torneio, ou todos.

serve-first-run = O link com que o dono define a senha (vale uma vez, por um dia): { $link }
people-owner-link = O link do dono (vale uma vez, por um dia; os anteriores não valem mais): { $link }
help-people = As pessoas do site
help-people-owner-link = Criar um novo link com que o dono define nome e senha
help-people-owner-link-address = O endereço do site como o navegador o conhece (padrão: http://127.0.0.1:9600/)
