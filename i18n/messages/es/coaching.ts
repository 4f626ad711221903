import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching de League of Legends, TFT, Valorant y Wild Rift',
  description:
    'Reserva de una a cinco horas con un booster de Diamante o más. Precios, idiomas y horas libres a la vista, y notas que te quedas.',
  heading: 'Aprende el camino con quien ya lo ha subido',
  lead: 'Reserva de una a cinco horas con un booster que juega a tu juego en Diamante o más arriba. Juegas tú, nadie te pide tus datos de acceso y las notas de cada sesión son tuyas.',
  coaches: 'Coaches',
  count: { one: '{count} oferta', other: '{count} ofertas' },
  allGames: 'Todos los juegos',
  anHour: 'por hora',
  hourly: '{price} por hora',
  upTo: '{game}, juega hasta {rank}',
  completed: { one: '{count} pedido completado', other: '{count} pedidos completados' },
  first: 'Aún sin pedidos completados',
  free: 'Libre',
  freeTimes: '{day} {from} a {to}',
  freeZone: 'Hora de {zone}',
  freeLocal: 'En tu hora local',
  byArrangement: 'A convenir',
  choose: 'Elegir',
  chosen: 'Elegido',
  demo: '{order.demo}',
  pickTitle: 'Elige un coach',
  pickText: 'El precio de tu sesión aparece aquí en cuanto elijas a alguien.',
  yourSession: 'Tu sesión',
  howLong: '¿Cuánto tiempo?',
  lessTime: 'Una hora menos',
  moreTime: 'Una hora más',
  wishes: '¿Qué quieres aprender?',
  wishesHint: 'Tu rango, tu rol, qué sale mal. Tu coach lo lee antes de aceptar.',
  book: '{service.continue}',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Reembolso completo hasta que tu coach acepte',
  promiseAnswer: 'Sin respuesta en 48 horas: dinero de vuelta',
  promiseLogin: '{service.promiseDuo}',
  own: 'Esta es tu propia oferta.',
  emptyTitle: 'Nadie enseña esto todavía',
  emptyText:
    'Los coaches abren aquí sus horas ellos mismos. Mira todos los juegos, o juega junto a un booster.',
  howTitle: 'Cómo funciona el coaching',
  'how.choose': 'Elige a alguien',
  'how.chooseText': 'Compara precio, idiomas y lo que enseña cada coach. Di qué quieres aprender.',
  'how.agree': 'Acordad una hora',
  'how.agreeText': 'Tu coach acepta en 48 horas. Después cada uno puede proponer una hora y aceptar otra.',
  'how.meet': 'Quedad y jugad',
  'how.meetText': 'Juegas en tu propia cuenta. Tu coach mira, pregunta y explica.',
  'how.keep': 'Quédate las notas',
  'how.keepText':
    'Después de cada sesión tu coach escribe en qué habéis trabajado. El pedido se cierra cuando estás de acuerdo.',
  questionsTitle: '{service.questionsTitle}',
  'question.login': '¿Necesita mi coach mi contraseña?',
  'answer.login':
    'No. Un coach nunca entra en tu cuenta, y no hay ningún campo para una contraseña. Juegas tú, y tu coach ve tu pantalla o una grabación.',
  'question.time': '¿Cuándo quedamos?',
  'answer.time':
    'Cuando os venga bien a los dos. Las horas libres sirven de guía. En la página del pedido propones una hora o aceptas la de tu coach, cada uno en su zona horaria. Una hora nueva solo cuenta cuando la otra parte la ha aceptado.',
  'question.answer': '¿Y si mi coach no responde?',
  'answer.answer':
    'A las 48 horas el pedido se cancela solo y todo tu dinero vuelve a tu forma de pago. Si tu coach lo rechaza, puedes recuperarlo al momento.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Todo, hasta que tu coach acepte. Después, las horas que no se hayan impartido. La página del pedido muestra el importe en todo momento.',
  'question.keep': '¿Qué me queda al final?',
  'answer.keep':
    'Las notas de cada sesión, en la página de tu pedido, todo el tiempo que quieras. Tienes 72 horas para revisarlas antes de que se cierre el pedido.',
} satisfies TranslationOf<typeof coaching, 'es'>
