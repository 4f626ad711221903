import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Elo boost de LoL, Valorant, TFT y Wild Rift',
  headline: 'Boosting de LoL, Valorant, TFT y Wild Rift',
  lead: 'Un booster juega tus clasificatorias hasta el rango que elijas, o las juega contigo. Ves al momento el precio y el plazo, y recuperas lo que no se juegue.',
  description:
    'Boosteo de LoL, Valorant, TFT y Wild Rift: sube de rango, consulta al momento el precio y el plazo y sigue cada partida. Te basta un correo.',

  setClimb: 'Calcular el precio',
  howLink: 'Cómo funciona',
  from: 'desde {price} por división',
  fromShort: 'desde {price}',

  games: 'Elige tu montaña',
  gamesNote: 'Precios desde, servidores europeos',
  elo: 'Elo boost, por división',
  duo: 'Duo boost, por división',
  placement: 'Posicionamiento, por partida',
  win: 'Victorias, por victoria neta',
  eloShort: 'Elo, división',
  duoShort: 'En dúo, división',
  placementShort: 'Posic., partida',
  winShort: '{names.netWin}',

  'how.set': 'Configura tu escalada',
  'how.hand': 'Entrega tu acceso de forma segura',
  'how.watch': 'Sigue cada partida',
  'how.check': 'Comprueba el resultado',
  'howText.set': '{service.how.setText}',
  'howText.hand': '{service.how.handText}',
  'howText.watch': '{service.how.watchText}',
  'howText.check': 'Confírmalo o dinos qué falla. Cuando el pedido se cierra, tus datos de acceso se borran.',
  signVault: '{names.loginVault}',
  signSealed: 'Sellados, sin consultas',
  signSoFar: 'Hasta ahora',
  signScore: '{won} ganadas, {lost} perdidas',
  signCheck: 'Compruebas, {figures.check}',
  signReached: '{rank}, alcanzado',

  rightNow: 'Ahora mismo',
  counted: {
    one: 'Medido, no estimado: {count} pedido completado en el último mes',
    other: 'Medido, no estimado: {count} pedidos completados en el último mes',
  },
  onlineNow: { one: 'booster en línea', other: 'boosters en línea' },
  dayAgo: 'Hace un día',
  now: 'Ahora',
  onlineMost: 'boosters en línea en el mejor momento del último día',
  minutes: '{count} min',
  medianStart: 'mediana de espera hasta el inicio',
  halfSooner: 'La mitad, antes',
  refundOffered: '{figures.start}: se ofrece el reembolso',
  someOfAll: '{some} de {all}',
  onTime: 'pedidos completados en el plazo prometido',
  squares: 'Un cuadrado por pedido. Solo el borde: con retraso.',

  climbs: 'Recién llegados a la cima',
  climbsNote: 'Los últimos pedidos, también los que se retrasaron',
  reviews: 'Lo que dicen los clientes',
  reviewsNote: 'Solo se pueden valorar los pedidos completados',

  learn: 'O aprende a subir por tu cuenta',
  learnText:
    'Reserva hasta {figures.mostHours} horas con un booster que juega a tu juego en Diamante o más. Sin boost y sin datos de acceso: tú juegas y te lo explican.',
  chooseCoach: 'Elegir coach',
  anHour: 'por hora',
  raffles: 'Sorteos gratuitos',
  allRaffles: 'Todos los sorteos',
  raffleCloses: 'Cierra {time}',

  questionsTitle: 'Preguntas con respuestas claras',
  stillUnsure:
    '¿Te queda alguna duda? <write>Escríbenos</write>. Respondemos todos los días de {from} a {to} ({zone}).',
  'question.penalty': '¿Pueden penalizar mi cuenta por esto?',
  'answer.penalty': 'Sí. {checkout.riskText} Antes de pagar, confirmas que lo has leído.',
  'question.account': '¿Tengo que registrarme?',
  'answer.account':
    'No. Como invitado, te basta un correo electrónico. Con una cuenta y una contraseña puedes iniciar sesión en cualquier dispositivo y ver allí todos tus pedidos.',
  'question.who': '¿Quién juega, y puedo jugar yo también?',
  'answer.who':
    'Un booster que hemos aprobado para tu juego, tu servidor y tu rango objetivo. La página del pedido muestra su nombre y cada partida. En dúo juegas tú todas las partidas, junto al booster, y nadie necesita tus datos de acceso.',
  'question.stops': '{service.question.stops}',
  'answer.stops': '{service.answer.stops}',
  'question.time': '¿Y si tarda más?',
  'answer.time':
    'Antes de pagar ves un plazo en días. Si el pedido tarda más, el precio no cambia, y el equipo puede cancelarlo y reembolsarte la parte que quede por jugar.',
  'question.pay': '¿Cómo puedo pagar?',
  'answer.pay':
    'Puedes pagar con: {methods}. El pago con tarjeta se hace en la página de nuestro proveedor de pagos, así que nunca vemos tu número de tarjeta.',
} satisfies TranslationOf<typeof home, 'es'>
