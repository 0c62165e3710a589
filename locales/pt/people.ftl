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

people-enrol = Definir nome e senha
people-invitation = Você foi convidado como árbitro
people-invitation-about = Escolha um nome, que fica ao lado de tudo o que você fizer, e uma senha. O link vale uma vez.
people-keeper-about = Este link é para { $name }: com ele você lança os resultados deste torneio, e nada mais.
people-keeper-go = Lançar resultados
people-player-about = Este link é para { $name }: depois da partida, você informa como ela terminou. O resultado vale quando o adversário informa o mesmo.
people-player-go = Às minhas partidas
people-link-personal = O link é pessoal. Não o repasse.
people-link = Link
people-link-once = Ele só aparece agora e não fica guardado: copie já, ou aponte a câmera do celular.
people-current-password = Senha atual
people-which-events = Torneios
people-all-events = Todos os torneios, e cria novos
people-these-events = Só estes:
people-arbiters = Árbitros
people-no-arbiters = Não há outro árbitro além de você.
people-change = Alterar
people-assign = Dar estes torneios
people-remove-about = A remoção encerra o acesso na hora. O que foi feito com esse nome fica no diário. Para voltar, só com um novo convite.
people-remove = Remover { $name }
people-invitations = Convites abertos
people-withdraw = Cancelar o convite
people-invite = Convidar um árbitro
people-invite-about = Você recebe um link para enviar. Quem o abre escolhe nome e senha. Vale por 14 dias e uma só vez.
people-for-whom = Para quem
people-invite-make = Criar o convite
people-invited = O convite está pronto. Envie este link:
people-own-password = Sua senha
people-change-password = Trocar a senha
people-password-changed = A senha foi trocada. Em todos os outros lugares, sua sessão foi encerrada.
people-wrong-current = Essa não é sua senha atual.
people-desk-part = Pessoas
links-name = Para quem
people-event-links = Links de resultados e de jogadores
people-keepers = Quem lança resultados
people-keepers-about = Quem tem este link lança resultados e nada mais, sem senha, até o fim do torneio. Dê o nome da pessoa ou da mesa: ele fica ao lado de cada resultado no diário. Um novo link para o mesmo nome substitui o antigo.
people-keeper-make = Criar link
people-keeper-made = O link está pronto. Envie-o a quem vai lançar resultados:
people-withdraw-link = Cancelar: { $name }
people-players = Links dos jogadores
people-players-about = Com um link próprio, os jogadores informam como a partida terminou. Quando os dois informam o mesmo, o resultado vale.
people-no-players = Ninguém se inscreveu ainda.
people-players-linked = Jogadores com link: { $n } de { $all }.
people-players-missing = Todos que não têm ({ $n })
people-players-all = Todos de novo
people-players-make = Criar links para imprimir
people-players-hint = O novo link de um jogador substitui o antigo, que deixa de valer.
people-players-withdraw = Cancelar todos os links de jogadores
people-players-withdraw-about = Todos os cartões entregues deixam de valer, e quem entrou por eles perde o acesso. Os resultados ficam como estão. Para desfazer, crie e entregue novos links.
people-card-about = Informe seus resultados aqui:
people-cards-once = { $n ->
    [one] { $n } link criado
   *[other] { $n } links criados
}. Eles só aparecem agora e não ficam guardados: imprima já e entregue a cada jogador o seu.

people-other-site = O formulário veio de outro site. Abra-o aqui e envie de novo.
people-form-too-old = O formulário é de uma sessão que já terminou. Volte, recarregue a página e envie de novo.
people-form-incomplete = Falta um campo do formulário, ou ele não pode ser lido. Volte e preencha de novo.
people-no-hash = A senha não pôde ser guardada: a máquina está sem memória para isso. Tente de novo.

people-name-empty = Informe um nome.
people-name-too-long = O nome é longo demais: no máximo { $most ->
    [one] { $most } caractere
   *[other] { $most } caracteres
}.
people-name-unprintable = O nome tem caracteres que não podem ser impressos.
people-name-taken = Já existe alguém chamado { $name }, ou assim parece. Escolha outro nome.
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

site-not-allowed = Não permitido
site-too-fast = Rápido demais
site-not-done = Não foi feito
site-not-now = Agora não
site-cannot = Algo falhou aqui. Tente de novo; se continuar, avise quem cuida deste site.
site-wrong-method = Este endereço não se usa assim. Abra a página a que ele pertence e use o formulário dela.
site-too-large = O que foi enviado é grande demais: no máximo { $kilobytes } KB.
site-not-one-host = Um pedido indica um só servidor (o cabeçalho Host).
site-long-address = O endereço é longo demais.
site-too-slow = O que foi enviado chegou devagar demais. Tente de novo onde a rede for melhor.
site-busy = Gente demais está pedindo algo demorado. Tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
site-took-too-long = Demorou demais e foi interrompido. Tente mais tarde, ou com menos de cada vez.
site-large-answer = A resposta seria grande demais. Peça menos de cada vez.
site-wrong-kind = O que foi enviado é de um tipo que não se lê aqui. Espera-se um formulário (application/x-www-form-urlencoded).
site-unreadable = Falta uma parte do endereço ou do formulário, ou ela não pode ser lida. Volte e tente de novo.

backup-title = Cópias de segurança
backup-none-made = Nenhuma cópia de segurança é feita automaticamente. Inicie o site com --backup PASTA e será feita uma a cada hora em que algo for acrescentado.
backup-folder = Uma cópia de segurança é feita a cada hora em que algo é acrescentado, na pasta { $folder }.
backup-none-yet = Nenhuma foi feita ainda.
backup-last = A última foi feita em { $moment }, há { $hours } h { $minutes } min.
backup-newer = O que foi acrescentado depois ainda não está nela.
backup-failed = A última cópia de segurança não pôde ser feita: { $reason }. Tenta-se de novo a cada cinco minutos.
people-unrecognised = O banco de dados não responde, por isso não se vê quem você é: tente de novo daqui a pouco.
