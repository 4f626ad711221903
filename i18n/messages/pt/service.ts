import type { TranslationOf } from '../../translate.ts'
import type service from '../en/service.ts'

export default {
  'title.elo-boost': 'Elo boost de {game}',
  'title.duo-boost': 'Duo boost de {game}',
  'title.placement-boost': 'Boost de colocação de {game}',
  'title.win-boost': 'Boost de vitórias de {game}',
  'searched.league-of-legends': 'League of Legends (LoL)',
  'searched.teamfight-tactics': 'Teamfight Tactics (TFT)',
  'searched.valorant': 'Valorant',
  'searched.wild-rift': '{games.game.wild-rift}',

  tabs: '{names.services}',

  start: '{names.start}',
  target: '{names.target}',
  'currentPoints.LP': 'LP atuais',
  'currentPoints.RR': 'RR atuais',
  'currentPoints.marks': 'Marcas atuais',
  'currentPoints.points': '{names.currentPoints}',
  'targetPoints.LP': 'LP a atingir',
  'targetPoints.RR': 'RR a atingir',
  'targetPoints.points': 'Pontos a atingir',
  opensAt: '{tier} começa nos {points}.',
  rank: 'Rank atual',
  lastRank: 'Rank da última época',
  pricedAs: 'ao preço de {tier}',

  'count.win': '{names.netWins}',
  'count.placement': '{names.placementGames}',
  'count.season': 'Primeiros jogos ranked da época',
  'countHint.win':
    'Vitórias menos derrotas: cada jogo perdido é compensado com outra vitória, sem custo extra.',
  'countHint.placement': 'Todos os jogos contam, ganhos ou perdidos.',
  'countHint.season': 'Este jogo não tem colocação: o pedido é para os teus primeiros jogos ranked da época.',
  fewer: 'Menos um',
  more: 'Mais um',

  who: 'Quem joga',
  'who.solo': 'Só o booster',
  'who.duo': 'Em conjunto (duo)',

  division: '{names.division}',
  tier: '{names.tier}',
  'pointsPerWin.LP': 'Ganho de LP por vitória',
  'pointsPerWin.RR': 'Ganho de RR por vitória',
  'pointsPerWin.marks': 'Ganho de marcas por vitória',
  server: '{names.server}',
  queue: '{names.queue}',
  queueFrom: '«{queue}» só abre a partir de {tier}.',
  queueAlone: '«{queue}» é só para quem joga a solo.',
  platform: 'Plataforma',
  freeHours: 'Quando podes jogar',
  freeHoursHint: 'Por exemplo: dias úteis, das 19 às 23 h',

  addons: '{names.addOns}',
  percentOfBase: 'Em percentagem do preço base, {price}',
  notWithDuo: 'Não disponível quando jogas também',

  'refusal.duo_boost_is_not_available_for_this_service':
    '{errors.duo_boost_is_not_available_for_this_service}',
  'refusal.custom_champions_option_is_not_available': '{errors.custom_champions_option_is_not_available}',
  'refusal.other': 'Estas opções não se podem combinar. Altera uma delas.',

  wishRoles: 'Funções, até {figures.mostRoles}',
  'characters.champions': 'Campeões, até {figures.mostCharacters}',
  'characters.agents': 'Agentes, até {figures.mostCharacters}',
  'charactersFind.champions': 'Procurar campeão',
  'charactersFind.agents': 'Procurar agente',
  'charactersHint.champions':
    'Escolhe pelo menos uma função ou um campeão. Acrescentar mais não altera o preço.',
  'charactersHint.agents': 'Escolhe pelo menos uma função ou um agente. Acrescentar mais não altera o preço.',
  'charactersNone.champions': 'Nenhum campeão com esse nome.',
  'charactersNone.agents': 'Nenhum agente com esse nome.',
  charactersFull: 'Já escolheste {figures.mostCharacters}, o máximo. Remove um para escolheres outro.',
  characterRemove: 'Remover {name}',
  charactersGone: 'Deixou de estar disponível: {names}. Escolhe de novo.',

  'wishMissing.champions': 'Escolhe pelo menos uma função ou um campeão.',
  'wishMissing.agents': 'Escolhe pelo menos uma função ou um agente.',
  charactersFound: { one: '{count} encontrado', other: '{count} encontrados' },

  sliderStart: 'Rank de início',
  sliderTarget: 'Rank a atingir',
  sliderRank: '{names.rank}',
  distance: { one: '{count} divisão, cerca de {points}', other: '{count} divisões, cerca de {points}' },
  distancePoints: 'cerca de {points}',
  tierPair: '{low} e {high}',
  tierSpan: '{low} a {high}',

  yourQuote: '{names.yourQuote}',
  lockedUntil: 'Preço fixo até às {time}',

  linkEnded: 'O preço deste link expirou. Estás a ver o preço atual.',
  whyPrice: 'Porquê este preço?',
  'whyPriceText.climb':
    'Cada divisão tem o seu preço. Os teus pontos, o ganho por vitória, o servidor e a fila fazem-no subir ou descer na percentagem indicada; os extras são uma percentagem do preço base. Voltamos a calcular cada linha antes de pagares.',
  'whyPriceText.count':
    'O preço de cada jogo depende do teu rank. O servidor e a fila fazem-no subir ou descer na percentagem indicada; os extras são uma percentagem do preço base. Voltamos a calcular cada linha antes de pagares.',
  today: 'Hoje',
  share: 'Copiar o link deste orçamento',
  shared: 'Link copiado. O preço deste orçamento fica fixo durante {figures.seal}.',
  continue: 'Avançar para pagamento',
  continueShort: 'Avançar',
  noAccount: 'Não precisas de conta, basta um e-mail.',

  promiseRefund: 'Reembolso total até um booster começar',
  promiseStart: 'Reembolso se ninguém começar em {figures.start}',
  promiseVault: 'Palavra-passe cifrada, vês todas as consultas',
  promiseDuo: 'Jogas tu, sem dares a palavra-passe',

  guestTitle: 'O teu e-mail para este pedido',

  howTitle: 'Como funciona',
  'how.set': 'Define a subida',
  'how.setText': 'Escolhe o início, o objetivo e os extras. O preço fica fixo e discriminado linha a linha.',
  'how.hand': 'Entrega a conta em segurança',
  'how.handText': 'Guarda os dados de acesso no cofre, ou joga também e não os dês a ninguém.',
  'how.watch': 'Segue cada jogo',
  'how.watchText': 'As vitórias e as derrotas aparecem na tua rota, com a nova previsão de fim.',
  'how.check': 'Verifica o resultado',
  'how.checkText':
    'Tens {figures.check} para verificar e confirmar o resultado. Depois, os teus dados de acesso são apagados.',
  'howDuo.hand': 'Conhece o teu booster',
  'howDuo.handText':
    'Indica o teu nome no jogo e as horas a que podes jogar. Mais ninguém entra na tua conta.',
  'howDuo.checkText': 'Tens {figures.check} para verificar e confirmar o resultado.',
  'howCount.title': 'Como funciona',
  'howCount.set': 'Define o pedido',
  'howCount.setText':
    'Escolhe o rank, o número de jogos ou de vitórias e os extras. O preço fica fixo e discriminado linha a linha.',
  'howCount.watchText': 'Cada vitória e cada derrota fica registada, com a nova previsão de fim.',

  questionsTitle: 'Perguntas com respostas claras',
  'question.stops': 'E se o booster desistir a meio?',
  'answer.stops':
    'O pedido volta ao quadro e outro booster continua-o. Cada um é pago pela parte que jogou. Também podes pedir que o pedido seja cancelado e receber o resto de volta.',
  'question.login': 'Como protegem os meus dados de acesso?',
  'answer.login':
    'São cifrados com uma chave própria. Só o booster do teu pedido os pode abrir, só durante o boost, e vês cada consulta com a respetiva hora. São apagados quando o pedido fecha e, até lá, podes substituí-los ou apagá-los quando quiseres.',
  'question.refund': 'Quando posso ser reembolsado?',
  'answer.refund':
    'Até um booster começar, recebes tudo de volta. A partir daí, recebes a parte que falta jogar, calculada pelos jogos registados. A página do pedido mostra sempre esse valor, por isso sabes quanto é antes de pedires.',
  'question.time': 'Posso confiar no prazo?',
  'answer.time':
    'É calculado a partir dos teus pontos, do teu ganho por vitória e do número de jogos que os boosters fazem por dia. Fica guardado com o pedido, e a página do pedido compara-o com o progresso real.',

  'followed.target': 'O objetivo subiu para {rank}.',
  'followed.start': 'O início desceu para {rank}.',
  setTarget: 'Definir {target} como objetivo',
  moreAddons: { one: 'Mostrar mais {count}', other: 'Mostrar mais {count}' },
  noScript: 'Precisas de JavaScript para fazer um pedido. Ativa-o no navegador para continuares.',
} satisfies TranslationOf<typeof service, 'pt'>
