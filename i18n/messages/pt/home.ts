import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Elo boost de LoL, Valorant, TFT e Wild Rift',
  headline: 'Boosting de LoL, Valorant, TFT e Wild Rift',
  lead: 'Um booster faz os teus jogos ranked até ao rank que escolheres, ou joga-os contigo. Vês logo o preço e o prazo, e recebes de volta o que não for jogado.',
  description:
    'Eloboost (elojob) de LoL, Valorant, TFT e Wild Rift: vê logo o preço e o prazo e segue cada jogo. Como convidado, basta um e-mail.',

  setClimb: 'Ver o teu preço',
  howLink: 'Como funciona',
  from: 'desde {price} por divisão',
  fromShort: 'desde {price}',

  games: 'Escolhe a tua montanha',
  gamesNote: 'Preços desde, servidores europeus',
  elo: 'Elo boost, por divisão',
  duo: 'Duo boost, por divisão',
  placement: 'Colocação, por jogo',
  win: 'Vitória líquida, cada',
  eloShort: 'Rank, divisão',
  duoShort: 'Duo, divisão',
  placementShort: 'Colocação, jogo',
  winShort: '{names.netWin}',

  'how.set': 'Define a subida',
  'how.hand': 'Entrega a conta em segurança',
  'how.watch': 'Segue cada jogo',
  'how.check': 'Verifica o resultado',
  'howText.set': '{service.how.setText}',
  'howText.hand': '{service.how.handText}',
  'howText.watch': '{service.how.watchText}',
  'howText.check':
    'Confirma-o, ou diz-nos o que está mal. Quando o pedido fecha, os teus dados de acesso são apagados.',
  signVault: '{names.loginVault}',
  signSealed: 'Selados, sem consultas',
  signSoFar: 'Até agora',
  signScore: '{won} ganhos, {lost} perdidos',
  signCheck: 'Verificas tu, {figures.check}',
  signReached: '{rank}: atingido',

  rightNow: 'Neste momento',
  counted: {
    one: 'Medido, não estimado: {count} pedido concluído no último mês',
    other: 'Medido, não estimado: {count} pedidos concluídos no último mês',
  },
  onlineNow: { one: 'booster online', other: 'boosters online' },
  dayAgo: 'Há um dia',
  now: 'Agora',
  onlineMost: 'boosters online no momento mais concorrido do último dia',
  minutes: '{count} min',
  medianStart: 'de mediana até um booster começar',
  halfSooner: 'Metade começa antes',
  refundOffered: '{figures.start}: reembolso proposto',
  someOfAll: '{some} de {all}',
  onTime: 'pedidos concluídos nos dias prometidos',
  squares: 'Um quadrado por pedido. Só contorno: com atraso.',

  climbs: 'Acabados de chegar ao cume',
  climbsNote: 'Os pedidos mais recentes, incluindo os atrasados',
  reviews: 'O que dizem os clientes',
  reviewsNote: 'Só os pedidos concluídos podem ser avaliados',

  learn: 'Ou aprende a subir por ti',
  learnText:
    'Reserva até {figures.mostHours} horas com um booster que joga o teu jogo em Diamante ou acima. Sem boost e sem dados de acesso: tu jogas, ele explica.',
  chooseCoach: 'Escolher um coach',
  anHour: 'por hora',
  raffles: 'Sorteios gratuitos',
  allRaffles: 'Todos os sorteios',
  raffleCloses: 'Fecha {time}',

  questionsTitle: 'Perguntas com respostas claras',
  stillUnsure:
    'Ainda tens dúvidas? <write>Escreve-nos</write>. Respondemos todos os dias, das {from} às {to} ({zone}).',
  'question.penalty': 'A minha conta pode ser penalizada?',
  'answer.penalty': 'Sim. {checkout.riskText} Antes de pagares, confirmas que leste isto.',
  'question.account': 'Tenho de me registar?',
  'answer.account':
    'Não. Como convidado, basta um endereço de e-mail. Com uma conta e uma palavra-passe, podes iniciar sessão em qualquer dispositivo e encontrar lá todos os teus pedidos.',
  'question.who': 'Quem joga, e posso jogar também?',
  'answer.who':
    'Um booster que aprovámos para o teu jogo, o teu servidor e o teu rank objetivo. A página do pedido mostra o nome dele e cada jogo. Em duo, jogas tu todos os jogos, com o booster, e ninguém precisa dos teus dados de acesso.',
  'question.stops': '{service.question.stops}',
  'answer.stops': '{service.answer.stops}',
  'question.time': 'E se demorar mais?',
  'answer.time':
    'Antes de pagares, vês um prazo em dias. Se o pedido demorar mais, o preço não muda, e a equipa pode cancelá-lo e reembolsar-te a parte por jogar.',
  'question.pay': 'Como posso pagar?',
  'answer.pay':
    'Podes pagar com: {methods}. O pagamento com cartão é feito na página do nosso fornecedor de pagamentos, por isso nunca vemos o número do teu cartão.',
} satisfies TranslationOf<typeof home, 'pt'>
