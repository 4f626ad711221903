import type { TranslationOf } from '../../translate.ts'
import type terms from '../en/terms.ts'

export default {
  'act.name': 'Ato',
  'act.forms': 'atos, rank do ato',
  'act.text':
    'Uma parte de uma época do Valorant, com cerca de dois meses. O rank mais alto em que ganhaste um jogo num ato fica visível no teu perfil, mesmo que depois desças.',
  'add-on.name': 'Extra',
  'add-on.forms': 'extra, extras',
  'add-on.text':
    'Algo que juntas a um boost, como um início prioritário ou campeões específicos. A maioria custa uma percentagem do preço base, e cada um tem uma linha própria no orçamento.',
  'agent.name': '{names.agent}',
  'agent.forms': 'agente, agentes',
  'agent.text':
    'Uma personagem do Valorant. Cada agente tem uma função e quatro habilidades. Podes pedir agentes específicos nas preferências, e o booster joga só com eles sempre que estejam livres.',
  'appear-offline.name': '{games.addon.offline}',
  'appear-offline.forms': 'aparecer offline, aparece offline',
  'appear-offline.text':
    'Enquanto um booster joga na tua conta, o estado do chat fica offline, para os teus amigos não escreverem a alguém que não és tu. É um extra grátis e não esconde nada da Riot Games.',
  'balance.name': '{names.balance}',
  'balance.forms': 'teu saldo, histórico do saldo',
  'balance.text':
    'Dinheiro que tens connosco, por exemplo depois de um reembolso. Podes pagar com ele qualquer pedido. Cada movimento fica registado com o motivo, e encontras todos no histórico do saldo.',
  'base-price.name': '{games.basePrice}',
  'base-price.forms': 'preço base, preços base',
  'base-price.text':
    'O preço do boost em si: divisões, vitórias líquidas ou jogos, os pontos que já tens, os que ganhas por vitória, o servidor e a fila. Os extras são uma percentagem dele, e os descontos vêm no fim.',
  'board.name': '{names.availableOrders}',
  'board.forms': 'pedidos disponíveis, quadro de pedidos',
  'board.text':
    'A lista dos pedidos pagos que esperam por um booster, a que também chamamos quadro. Os boosters só veem pedidos dos seus jogos, dos seus servidores e até ao seu rank máximo. Se não puderem aceitar um, leem que regra o impede.',
  'bonus-win.name': '{games.addon.bonus-win}',
  'bonus-win.forms': 'vitória extra, vitórias extra',
  'bonus-win.text':
    'Um extra com que o booster ganha mais um jogo depois de atingir o objetivo. Afasta-te dos zero pontos, onde a primeira derrota te podia custar a divisão nova.',
  'booster.name': '{names.booster}',
  'booster.forms': 'booster, boosters',
  'booster.text':
    'Um jogador experiente que faz jogos ranked pelos clientes ou com eles. Os nossos boosters provam o seu rank antes de começarem, e cada um tem um rank máximo até ao qual pode aceitar pedidos.',
  'bracket.name': 'Escalão de pontos',
  'bracket.forms': 'escalão de pontos, escalões de pontos',
  'bracket.text':
    'Onde estás dentro da tua divisão atual, em passos de 20 pontos. Quantos mais pontos já tens, menos falta jogar na primeira divisão, por isso um escalão mais alto torna-a mais barata.',
  'camp.name': 'Acampamento',
  'camp.forms': 'acampamento, acampamentos',
  'camp.text':
    'A nossa imagem para uma divisão: um sítio plano na rota, onde uma divisão acaba e a seguinte começa. Vês acampamentos nos nossos desenhos; nas listas, nos preços e nos orçamentos, dizemos simplesmente divisão.',
  'champion.name': '{names.champion}',
  'champion.forms': 'campeão, campeões',
  'champion.text':
    'Uma personagem do League of Legends, do Wild Rift e do Teamfight Tactics. Nos dois primeiros, escolhes uma antes de cada jogo. Nas preferências, podes indicar os campeões com que o booster deve jogar na tua conta.',
  'claim.name': 'Aceitar um pedido',
  'claim.forms': 'aceitar um pedido, aceita o pedido, aceitar pedidos',
  'claim.text':
    'O que um booster faz para ficar com um pedido do quadro. Fica com ele o primeiro que o aceitar, e mais ninguém. A partir daí, só esse booster pode abrir os teus dados de acesso.',
  'climb.name': 'Subida',
  'climb.forms': 'subida, subidas',
  'climb.text':
    'O caminho de um rank para outro mais alto. Desenhamo-lo como uma linha que sobe pelos ranks, com um acampamento por divisão. Uma subida terminada mostra quantos dias demorou.',
  'coaching.name': '{games.service.coaching}',
  'coaching.forms': 'coaching, sessão de coaching',
  'coaching.text':
    'Horas com um jogador de Diamante ou superior que observa, pergunta e explica. Jogas tu todos os jogos, na tua própria conta, e ninguém precisa dos teus dados de acesso. Ficas com as notas de cada sessão.',
  'coupon.name': '{games.discount.coupon}',
  'coupon.forms': 'cupão, cupões',
  'coupon.text':
    'Um código que baixa o preço de um pedido, numa percentagem ou num valor. Pode estar limitado a jogos, serviços, datas ou a um valor mínimo. Se o pedido for cancelado, podes usar o cupão outra vez.',
  'decay.name': 'Decay',
  'decay.forms': 'decay, inatividade',
  'decay.text':
    'Os pontos que perdes nos ranks mais altos quando não fazes jogos ranked durante algum tempo. Ao jogares, guardas dias em que não perdes nada. Quando começa depende do jogo e da época; o teu cliente mostra os dias guardados.',
  'demotion.name': 'Despromoção',
  'demotion.forms': 'despromoção, despromoções, despromovido',
  'demotion.text':
    'Descer para a divisão ou para o rank abaixo por perderes já sem pontos. Na base de um rank, alguns jogos protegem-te disso durante algum tempo. Depois, continuas com parte dos pontos do rank mais baixo.',
  'demotion-shield.name': 'Proteção de despromoção',
  'demotion-shield.forms': 'proteção contra a despromoção, proteção de despromoção',
  'demotion-shield.text':
    'Alguns jogos de proteção na base de um rank. Enquanto dura, uma derrota a zero pontos não te faz descer para o rank abaixo. Os clientes avisam quando está quase a acabar.',
  'dispute.name': 'Problema comunicado',
  'dispute.forms': 'comunicar um problema, comunicas um problema, problema comunicado',
  'dispute.text':
    'O que fazes quando um resultado enviado não está certo. Suspende o prazo, por isso o resultado não é confirmado automaticamente. A nossa equipa responde no prazo de {figures.disputeAnswer}, compara os jogos registados com a prova e decide.',
  'division.name': '{names.division}',
  'division.forms': 'divisão, divisões',
  'division.text':
    'Um degrau dentro de um rank. O League of Legends, o TFT e o Wild Rift têm quatro, de IV a I; o Valorant tem três, de 1 a 3. Uma divisão são 100 LP ou RR e, no Wild Rift, um certo número de marcas. É a unidade em que se calcula um elo boost.',
  'double-up.name': '{games.queue.double-up}',
  'double-up.forms': 'Double Up',
  'double-up.text':
    'Uma fila ranked do Teamfight Tactics para pares. Dois jogadores partilham a sorte: podem mandar unidades e ouro um ao outro, e ficam no mesmo lugar. Tem um rank próprio, separado do da fila Ranked.',
  'draw.name': 'Extração',
  'draw.forms': 'extração do sorteio',
  'draw.text':
    'O momento em que se decide quem ganha. Uma fórmula que qualquer pessoa pode repetir dá a cada bilhete o seu lugar, por isso acontece uma só vez e todos a podem confirmar. Se um vencedor não responder, avança o bilhete seguinte da mesma ordem.',
  'drop.name': 'Devolver um pedido',
  'drop.forms': 'devolver um pedido, devolve o teu pedido, devolver o teu pedido, devolve o pedido',
  'drop.text':
    'Quando um booster não consegue acabar um pedido, devolve-o. Dá um motivo, é pago pelo que jogou e não o pode voltar a aceitar. O pedido regressa ao quadro sem custo para ti.',
  'duo-boost.name': '{games.service.duo-boost}',
  'duo-boost.forms': 'duo boost, duo boosts',
  'duo-boost.text':
    'Jogas na tua própria conta, com um booster na tua equipa. Não partilhas dados de acesso; o teu nome no jogo chega para o convite. Custa mais, porque o booster não consegue ganhar todos os jogos sozinho.',
  'duo-queue.name': 'Fila em duo',
  'duo-queue.forms': 'fila em duo, filas em duo',
  'duo-queue.text':
    'Entrar a dois numa fila ranked. Os jogos limitam a distância entre os dois ranks e, nos ranks mais altos, alguns só deixam entrar a solo. O matchmaking procura outro par de força parecida.',
  'elo.name': 'Elo',
  'elo.forms': 'Elo, elos',
  'elo.text':
    'Uma palavra antiga para o número por trás de um rank, vinda da pontuação de xadrez de Arpad Elo. Os jogos de hoje usam sistemas próprios e chamam-lhe MMR, mas muitos jogadores ainda dizem elo quando falam do rank.',
  'elo-boost.name': '{games.service.elo-boost}',
  'elo-boost.forms': 'elo boost, elo boosts, elo boosting',
  'elo-boost.text':
    'Um booster entra na tua conta e faz jogos ranked até o teu objetivo ser atingido. Segues cada jogo na página do pedido. A Riot Games proíbe o boosting nos seus termos e pode penalizar contas por isso.',
  'flex-queue.name': 'Fila Flex',
  'flex-queue.forms': 'fila Flex, Flex',
  'flex-queue.text':
    'A segunda fila ranked do League of Legends, para grupos e para quem joga sozinho. Tem um rank próprio, normalmente mais baixo do que o de Solo/Duo. Nas nossas calculadoras, escolhe a fila que queres que seja jogada.',
  'fortitude.name': 'Bravura',
  'fortitude.forms': 'bravura, pontos de bravura, Ranked Fortitude',
  'fortitude.text':
    'Uma barra do Wild Rift (Ranked Fortitude) que enche quando jogas bem e te portas bem. Quando está cheia, salva uma marca depois de uma derrota ou dá mais uma depois de uma vitória. Assim, as derrotas bem jogadas custam menos.',
  'guest.name': '{names.guest}',
  'guest.forms': 'convidado, convidados',
  'guest.text':
    'Quem faz um pedido só com um endereço de e-mail. Um convidado pode fazer tudo o que um pedido exige, no navegador em que o fez. Os reembolsos a convidados voltam sempre para o meio de pagamento usado.',
  'hidden-rating.name': 'Pontuação oculta',
  'hidden-rating.forms': 'pontuação oculta, pontuações ocultas',
  'hidden-rating.text':
    'O que os jogadores chamam ao número que um jogo não mostra, mas usa para encontrar adversários. O nome habitual é MMR. Pode estar acima ou abaixo do rank que toda a gente vê, e mexe depois de cada jogo.',
  'in-game-name.name': '{names.inGameName}',
  'in-game-name.forms': 'nome no jogo, nomes no jogo',
  'in-game-name.text':
    'O nome que os outros jogadores veem, com a tag, como Mira#EUW. O booster precisa dele para encontrar a conta certa, ou para te convidar para um jogo em duo. Não é o nome com que inicias sessão.',
  'ladder.name': 'Classificação',
  'ladder.forms': 'classificação, classificações',
  'ladder.text':
    'Todos os ranks de um jogo por ordem, de Ferro, em baixo, a Desafiante, Radiante ou Soberano, no topo. Cada região tem a sua classificação, por isso o mesmo rank pode ser mais difícil num servidor do que noutro.',
  'legendary-queue.name': '{games.queue.legendary}',
  'legendary-queue.forms': 'Fila Lendária',
  'legendary-queue.text':
    'Uma segunda fila ranked do Wild Rift, só a solo e de Diamante para cima. Tem ranks e recompensas próprios, e só abre a certas horas, para que jogadores fortes suficientes se encontrem ao mesmo tempo.',
  'lobby.name': 'Lobby',
  'lobby.forms': 'lobby, lobbies',
  'lobby.text':
    'O grupo de jogadores que está prestes a começar um jogo em conjunto. No Teamfight Tactics, são os oito jogadores de um jogo. Num duo boost, o booster convida-te para um lobby antes de cada jogo.',
  'lp.name': '{games.points.LP}',
  'lp.forms': 'LP, League Points',
  'lp.text':
    'League Points: o que uma vitória dá e uma derrota tira no League of Legends e no TFT. Aos 100 LP sobes uma divisão. A partir de Mestre não há divisões, e os LP continuam a contar sem limite.',
  'marks.name': '{games.points.marks}',
  'marks.forms': 'marcas',
  'marks.text':
    'Os pontos do Wild Rift abaixo de Mestre. Uma vitória dá uma marca e, a partir de Prata, uma derrota tira uma. Uma divisão pede entre duas e cinco, mais nos ranks mais altos. Com todas, a vitória seguinte leva-te à próxima divisão.',
  'match-log.name': '{names.matchLog}',
  'match-log.forms': 'registo de jogos',
  'match-log.text':
    'A lista de todos os jogos do teu pedido, com resultado, rank a seguir e hora. O booster acrescenta cada jogo, e a página do pedido mostra-o logo. Os reembolsos e as partes dos boosters calculam-se por aqui, e por mais nada.',
  'matchmaking.name': 'Matchmaking',
  'matchmaking.forms': 'matchmaking',
  'matchmaking.text':
    'A forma como um jogo escolhe quem joga com quem e contra quem. Compara os números ocultos de todos os jogadores, não os ranks que mostram, e tenta dar aos dois lados as mesmas hipóteses de ganhar, com uma espera aceitável.',
  'mmr.name': 'MMR',
  'mmr.forms': 'MMR, matchmaking rating',
  'mmr.text':
    'Matchmaking rating: o número oculto que escolhe os teus adversários. Quando está acima do rank mostrado, uma vitória dá mais pontos do que uma derrota tira. Quando está abaixo, é ao contrário, até os dois se voltarem a encontrar.',
  'net-win.name': '{names.netWin}',
  'net-win.forms': 'vitória líquida, vitórias líquidas',
  'net-win.text':
    'Vitórias menos derrotas. Compras duas vitórias líquidas, e um booster joga até teres mais duas vitórias do que derrotas. Os jogos perdidos são compensados sem custo, por isso pagas o resultado e não as tentativas.',
  'open-tiers.name': 'Ranks abertos',
  'open-tiers.forms': 'ranks abertos, rank aberto',
  'open-tiers.text':
    'Os ranks do topo, que não têm divisões: de Mestre para cima e, no Valorant, de Imortal para cima. Aí os pontos contam sem limite, e os lugares mais altos são poucos. O preço destes ranks segue os pontos, não as divisões.',
  'patch.name': 'Patch',
  'patch.forms': 'patch, patches',
  'patch.text':
    'Uma atualização que muda campeões, agentes, itens ou mapas, normalmente de duas em duas semanas. O que hoje é forte pode ser fraco no próximo patch, e é por isso que os boosters adaptam o que jogam ao atual.',
  'pause.name': 'Pausa',
  'pause.forms': 'pausar pedido, pôr o pedido em pausa, põe o pedido em pausa, pedido em pausa',
  'pause.text':
    'Interrompe um pedido durante algum tempo, por exemplo porque queres jogar tu. O booster não pode registar jogos até o retomares. Apagar os dados de acesso também põe em pausa um pedido em curso.',
  'placement-boost.name': '{games.service.placement-boost}',
  'placement-boost.forms': 'boost de colocação, boosts de colocação',
  'placement-boost.text':
    'Um booster faz os primeiros jogos ranked da tua época, na tua conta ou contigo. Compras um número de jogos. O rank da época passada decide o preço; se não tinhas nenhum, escolhes «Sem rank».',
  'placement-games.name': '{names.placementGames}',
  'placement-games.forms': 'jogos de colocação, jogo de colocação',
  'placement-games.text':
    'Os primeiros jogos ranked de uma época: cinco no League of Legends, no TFT e no Valorant. Decidem onde começas, juntamente com o rank e o MMR de antes. O Wild Rift não tem; continuas abaixo do teu rank antigo.',
  'points-gained.name': 'Ganho por vitória',
  'points-gained.forms': 'ganho por vitória, pontos por vitória',
  'points-gained.text':
    'Quantos pontos uma vitória dá à tua conta: poucos, o normal ou muitos. Mostra como está o teu MMR em relação ao rank. Com ganhos baixos, uma subida pede mais jogos, por isso as nossas calculadoras perguntam-no.',
  'preferences.name': '{names.preferences}',
  'preferences.forms': 'preferências',
  'preferences.text':
    'O que pedes ao booster que respeite: funções, campeões ou agentes. Indicas as preferências com o pedido, e o booster vê-as ao lado. Campeões ou agentes específicos são um extra, porque tornam os jogos mais difíceis de ganhar.',
  'priority-start.name': '{games.addon.priority}',
  'priority-start.forms': 'início prioritário',
  'priority-start.text':
    'Um extra que põe o teu pedido à frente dos outros. Quem o aceita conta com mais jogos por dia, por isso o prazo é mais curto. Não muda a forma como os jogos são jogados.',
  'private-stream.name': '{games.addon.stream}',
  'private-stream.forms': 'stream privada, streams privadas',
  'private-stream.text':
    'Um extra com que vês os jogos do booster em direto, numa stream feita só para ti. É uma boa forma de aprenderes com jogos do teu rank, e de veres com os teus olhos quem joga na tua conta.',
  'promotion.name': 'Promoção',
  'promotion.forms': 'promoção, promoções, promovido',
  'promotion.text':
    'Subir para a divisão ou para o rank seguinte quando os pontos estão completos. Nas épocas atuais acontece logo, e os pontos acima de 100 passam contigo; as séries de promoção de outros anos acabaram.',
  'proof.name': '{names.proof}',
  'proof.forms': 'com a prova, com uma prova',
  'proof.text':
    'As capturas de ecrã com que um booster mostra que o resultado é verdadeiro. Vêm do cliente, ficam guardadas com o pedido e só as vês tu, o booster e a nossa equipa. Podes compará-las antes de confirmares o resultado.',
  'queue.name': '{names.queue}',
  'queue.forms': 'fila ranked, filas ranked, fila, filas',
  'queue.text':
    'Um modo em que podes entrar, como Solo/Duo, Flex, Competitivo ou Double Up. As filas ranked têm ranks separados. É também a espera antes de um jogo, enquanto o matchmaking procura os outros jogadores.',
  'queue-dodge.name': 'Dodge',
  'queue-dodge.forms': 'dodge, dodges',
  'queue-dodge.text':
    'Sair da seleção de campeões ou agentes antes de o jogo começar. Custa pontos e tempo de espera, mas não MMR. Connosco, um dodge nunca conta como um jogo feito por ti.',
  'quote.name': 'Orçamento',
  'quote.forms': 'orçamento, orçamentos',
  'quote.text':
    'O preço de um pedido com todas as suas linhas: preço base, extras e descontos. Fica fixo durante {figures.seal}, por isso o preço que viste é o preço que pagas. Podes partilhá-lo com um link.',
  'raffle.name': 'Sorteio',
  'raffle.forms': 'sorteio, sorteios',
  'raffle.text':
    'Um prémio que a loja oferece. Pode participar com um bilhete quem tiver o endereço confirmado, for maior de idade e viver num dos países indicados. Os vencedores são decididos de uma forma que podes repetir no teu navegador.',
  'raffle-ticket.name': 'Bilhete',
  'raffle-ticket.forms': 'bilhete de sorteio, bilhetes de sorteio',
  'raffle-ticket.text':
    'O teu lugar num sorteio: um número por conta, grátis. A lista publicada tem o número e um hash, mas nenhum nome. Se retirares o bilhete antes do fecho, o número fica vazio.',
  'randomness-beacon.name': 'Farol aleatório',
  'randomness-beacon.forms': 'farol público, farol aleatório',
  'randomness-beacon.text':
    'Um serviço público que, a horas fixas, publica um número aleatório que ninguém pode conhecer nem escolher antes. Um sorteio indica logo na abertura a ronda que vai contar, e assim nem a loja pode decidir quem ganha.',
  'rank.name': '{names.rank}',
  'rank.forms': 'rank, ranks',
  'rank.text':
    'Onde estás na classificação: o tier, por exemplo Ouro, a divisão e os pontos que lá tens. Tudo junto, Ouro II com 60 LP. O rank é o que toda a gente vê; o matchmaking usa um número próprio.',
  'rank-limit.name': 'Rank máximo',
  'rank-limit.forms': 'rank máximo, ranks máximos',
  'rank-limit.text':
    'O rank mais alto em que um booster aceita pedidos, definido jogo a jogo pela prova do rank dele. Vê os pedidos acima, mas não os pode aceitar, por isso ninguém faz jogos para os quais não é forte o suficiente.',
  'refund.name': '{names.refund}',
  'refund.forms': 'reembolso, reembolsos, reembolsado, reembolsamos',
  'refund.text':
    'O que recebes de volta quando um pedido acaba antes do tempo. Até um booster começar, é o preço inteiro. Depois, é a parte que não foi jogada, calculada pelo registo de jogos. A página do pedido mostra sempre o valor.',
  'role.name': 'Função',
  'role.forms': 'funções, tua função',
  'role.text':
    'O papel que tens numa equipa: Top, Jungle, Mid, Bot ou Suporte no League of Legends, rotas parecidas no Wild Rift, e Duelista, Iniciador, Controlador ou Sentinela no Valorant. O Teamfight Tactics não tem.',
  'route.name': 'Rota',
  'route.forms': 'tua rota, na rota',
  'route.text':
    'A linha que passa por todos os ranks de um jogo nas nossas calculadoras. Arrasta os dois cursores, ou escolhe os ranks nas listas: um é onde estás, o outro onde queres chegar. O preço e o prazo seguem logo.',
  'rr.name': '{games.points.RR}',
  'rr.forms': 'RR, Rank Rating',
  'rr.text':
    'Rank Rating: os pontos do Valorant. Aos 100 RR sobes uma divisão. Quanto dá um jogo depende do resultado, da diferença de rondas, do teu desempenho e do teu MMR. De Imortal para cima, os RR continuam a contar.',
  'season.name': 'Época',
  'season.forms': 'época, épocas',
  'season.text':
    'Um período ao fim do qual os ranks sofrem um reset, pelo menos em parte. Fazes uns jogos e ficas um pouco abaixo do teu rank antigo. A duração varia: meses num jogo, um ano noutro.',
  'seed.name': 'Semente',
  'seed.forms': 'semente secreta',
  'seed.text':
    'Um longo número aleatório que a loja escolhe quando abre um sorteio. O seu hash é publicado logo e o próprio número depois do sorteio, para que todos vejam que não foi trocado entretanto.',
  'server.name': '{names.server}',
  'server.forms': 'servidor, servidores',
  'server.text':
    'A região em que uma conta joga, como Europa Ocidental ou América do Norte. O rank, os amigos e os adversários pertencem a um servidor. Os boosters escolhem os servidores em que jogam, e algumas regiões custam mais ou menos.',
  'share.name': 'Parte',
  'share.forms': 'parte do booster, partes dos boosters',
  'share.text':
    'O que um booster ganha do preço. É dele quando o pedido é concluído, e pode ser-lhe pago {figures.hold} depois. Se um pedido mudar de mãos, cada booster é pago pelo que jogou.',
  'smurf.name': 'Smurf',
  'smurf.forms': 'smurf, smurfs, smurfing',
  'smurf.text':
    'Um jogador experiente numa segunda conta de rank baixo. Os jogos dão por quem ganha com demasiada facilidade e sobem depressa o MMR da conta. Para o sistema, uma conta com boost pode parecer a mesma coisa.',
  'solo-duo.name': '{games.queue.solo-duo}',
  'solo-duo.forms': 'Solo/Duo, soloQ',
  'solo-duo.text':
    'A principal fila ranked do League of Legends, para um ou dois jogadores. Quem fala do seu rank fala normalmente deste. No Teamfight Tactics, a fila ranked normal chama-se simplesmente Ranked.',
  'solo-only.name': '{games.addon.solo-only}',
  'solo-only.forms': 'fila só a solo',
  'solo-only.text':
    'Um extra: o booster entra em cada jogo sozinho e nunca com outro jogador. Demora mais, porque com um amigo na equipa é mais fácil ganhar, e por isso custa mais.',
  'split.name': 'Split',
  'split.forms': 'split, splits',
  'split.text':
    'Uma parte de uma época no League of Legends e nos sets do TFT, com recompensas próprias. Se há ou não reset dos ranks no início tem mudado ao longo dos anos; em 2026, o League of Legends faz reset uma vez por ano.',
  'start-target.name': 'Início e objetivo',
  'start-target.forms': 'início e objetivo, rank objetivo',
  'start-target.text':
    'As duas pontas de uma subida: o teu rank de agora e o rank que pedes. O objetivo tem de ser mais alto e estar a pelo menos {figures.minimumPurchase} LP ou RR de distância. Os dois ficam fixos no pedido quando o fazes.',
  'tier.name': '{names.tier} (tier)',
  'tier.forms': 'tier, tiers',
  'tier.text':
    'Um degrau grande da classificação com nome próprio, como Prata, Ouro ou Ascendente; normalmente também se lhe chama rank. A maioria tem divisões, os do topo não. Os preços mudam de um para outro, porque os jogos ficam mais difíceis.',
  'time-range.name': 'Prazo previsto',
  'time-range.forms': 'prazo previsto, prazos previstos',
  'time-range.text':
    'Quantos dias um pedido deve demorar, pelos jogos de que precisa e pelos que um booster faz num dia. Aparece com o preço, fica guardado com o pedido e é comparado com o que aconteceu de facto.',
  'top-four.name': 'Top 4',
  'top-four.forms': 'top 4, quatro primeiros',
  'top-four.text':
    'A melhor metade de um jogo de Teamfight Tactics. Os lugares de um a quatro dão pontos, os de cinco a oito tiram, e o primeiro dá mais do que todos. Nos boosts de vitórias em Ranked, um top 4 conta como vitória.',
  'unranked.name': '{games.unranked}',
  'unranked.forms': 'conta sem rank, sem rank',
  'unranked.text':
    'Uma conta que não tem rank nesta época, porque lhe faltam os jogos de colocação. Tem na mesma um número oculto, de jogos normais ou de épocas anteriores. Para um boost de colocação, escolhe esta opção se não tiveste rank na época passada.',
  'vault.name': 'Cofre',
  'vault.forms': 'cofre, cofres',
  'vault.text':
    'O sítio cifrado para os teus dados de acesso ao jogo. Só tu e o booster atribuído o podem abrir, cada consulta fica registada, e tu vês o registo. Podes apagar os dados quando quiseres; no fim do pedido, são sempre apagados.',
  'verification.name': 'Verificação',
  'verification.forms': 'verificar o resultado, verificas o resultado, verifica o resultado',
  'verification.text':
    'O tempo depois de o booster enviar o resultado. Tens {figures.check} para o comparares com a tua conta e com a prova, e para o confirmares ou comunicares um problema. Se não fizeres nada, é confirmado automaticamente.',
  'win-boost.name': '{games.service.win-boost}',
  'win-boost.forms': 'boost de vitórias, boosts de vitórias',
  'win-boost.text':
    'Um booster joga por um número de vitórias líquidas em vez de um rank, na tua conta ou contigo. É para ti quando só te faltam uns pontos, e nos ranks em que os ganhos variam muito.',
  'win-rate.name': 'Taxa de vitórias',
  'win-rate.forms': 'taxa de vitórias, taxas de vitórias, win rate, winrate',
  'win-rate.text':
    'As vitórias a dividir por todos os jogos. Um pouco mais de metade chega para subires com regularidade; o que importa é quanto tempo a manténs. Nos nossos perfis, só conta jogos registados em pedidos.',
  'win-streak.name': 'Série de vitórias',
  'win-streak.forms': 'série de vitórias, séries de vitórias',
  'win-streak.text':
    'Várias vitórias seguidas. Alguns jogos dão pontos por ela nos ranks mais baixos, e ela faz subir o teu MMR, por isso as vitórias seguintes dão mais. Uma série de derrotas funciona ao contrário.',

  'label.points': '60 de 100',
  'label.next': 'divisão seguinte',
  'label.bracket': '1.ª divisão mais barata',
  'label.camp': 'Acampamento: uma divisão',
  'label.division': 'uma divisão, 100 LP',
  'label.banked': 'dias guardados',
  'label.decay': 'sem jogar',
  'label.foot': 'Base de {games.tier.gold}',
  'label.shield': '0 LP, depois alguns jogos',
  'label.down': 'um rank abaixo',
  'label.booster': 'Booster',
  'label.you': 'Tu, na tua própria conta',
  'label.start': '{names.start}',
  'label.target': '{names.target}',
  'label.mmr': 'MMR, oculto',
  'label.rank': 'Rank, visível',
  'label.above': 'MMR acima: ganhas mais',
  'label.won': '4 ganhos, 2 perdidos',
  'label.net': '2 vitórias líquidas',
  'label.open': 'sem divisões, sem limite',
  'label.placed': 'cinco jogos, depois o rank',
  'label.earned': 'jogado',
  'label.refund': 'reembolsado',
  'label.soonest': 'mais cedo',
  'label.latest': 'mais tarde',
  'label.gain': 'do 1.º ao 4.º ganham',
  'label.lose': 'do 5.º ao 8.º perdem',
  'label.vault': 'cada consulta é registada',
  'label.rate': '6 de 10 jogos ganhos',
  'label.marks': 'uma marca por vitória',
  'label.bronze': '{games.tier.bronze}',
  'label.silver': '{games.tier.silver}',
  'label.gold': '{games.tier.gold}',
} as const satisfies TranslationOf<typeof terms, 'pt'>
