import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching de LoL, Valorant, TFT y Wild Rift',
  description:
    'Reserva hasta {figures.mostHours} horas con un booster de Diamante o superior. Precios, idiomas y horarios a la vista, y notas que conservas.',
  heading: 'Aprende a subir con quien ya lo ha hecho',
  lead: 'Reserva hasta {figures.mostHours} horas con un booster que juega a lo mismo que tú en Diamante o más arriba. Juegas tú, nadie te pide tus datos de acceso y las notas de cada sesión son tuyas.',

  coaches: 'Coaches',
  count: { one: '{count} oferta', other: '{count} ofertas' },
  allGames: '{names.allGames}',

  anHour: 'por hora',
  hourly: '{price} por hora',
  upTo: '{game}, juega hasta {rank}',
  completed: { one: '{count} pedido completado', other: '{count} pedidos completados' },
  first: 'Aún sin pedidos completados',
  boosts: { one: '{count} boost en este juego', other: '{count} boosts en este juego' },
  rated: {
    one: '{stars} de {most} en {count} reseña de boost y coaching',
    other: '{stars} de {most} en {count} reseñas de boost y coaching',
  },
  free: 'Disponible',
  freeTimes: '{day} de {from} a {to}',
  freeZone: 'Zona horaria: {zone}',
  freeLocal: 'En tu hora local',
  byArrangement: 'A convenir',
  choose: 'Elegir',
  chosen: 'Elegido',
  demo: '{names.demoData}',

  pickTitle: 'Elige un coach',
  pickText: 'El precio de tu sesión aparecerá aquí cuando elijas un coach.',

  yourSession: 'Tu sesión',
  howLong: '¿Cuánto tiempo?',
  lessTime: 'Una hora menos',
  moreTime: 'Una hora más',
  wishes: '¿Qué quieres aprender?',
  wishesHint: 'Tu rango, tu rol, lo que no te acaba de salir. Tu coach lo lee antes de aceptar.',
  book: 'Ir al pago',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Reembolso completo hasta que tu coach acepte',
  promiseAnswer: 'Reembolso completo si no responde en {figures.coachAnswer}',
  promiseLogin: 'Juegas tú, sin dar ninguna contraseña',
  own: 'No puedes reservar tu propia oferta.',

  emptyTitle: 'Aquí todavía no hay coaches',
  emptyText: 'Los coaches publican aquí su horario. Mira en todos los juegos o juega en dúo con un booster.',
  nobody: 'Ahora mismo nadie da coaching de {game}.',
  seeAll: 'Ver todos los coaches',

  howTitle: 'Cómo funciona el coaching',
  'how.choose': 'Encuentra a tu coach',
  'how.chooseText': 'Compara precios, idiomas y lo que enseña cada coach. Cuéntale qué quieres aprender.',
  'how.agree': 'Elige una hora',
  'how.agreeText':
    'Si tu coach ofrece horas, eliges una al reservar. Si no, uno de los dos propone una cuando tu coach acepte, en {figures.coachAnswer}.',
  'how.meet': 'Conéctate y juega',
  'how.meetText': 'Juegas en tu propia cuenta. Tu coach mira, pregunta y explica.',
  'how.keep': 'Quédate con las notas',
  'how.keepText':
    'Después de cada sesión, tu coach anota en qué se ha trabajado. Tú compruebas las notas, confirmas las horas y el pedido queda completado.',

  questionsTitle: 'Preguntas con respuestas claras',
  'question.login': '¿Necesita mi coach mi contraseña?',
  'answer.login':
    'No. Los coaches nunca entran en tu cuenta, y aquí no hay dónde escribir una contraseña. Tú juegas y tu coach ve tu pantalla o una grabación.',
  'question.time': '¿Cuándo es la sesión?',
  'answer.time':
    'A la hora que eliges al reservar, si tu coach ofrece horas. Si no, cuando les venga bien a las dos partes: en la página del pedido propones una hora o aceptas la de tu coach. Más tarde, cualquiera puede proponer otra, que solo vale cuando la otra parte la acepta. Cada uno ve las horas en su zona horaria.',
  'question.answer': '¿Y si mi coach no responde?',
  'answer.answer':
    'A las {figures.coachAnswer}, el pedido se cancela automáticamente y recibes el reembolso completo en el medio de pago original. Si tu coach lo rechaza, puedes recuperar el dinero al momento.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Hasta que tu coach acepte, lo recuperas todo. Después, recuperas el precio de las horas que aún no se han impartido. La página del pedido muestra siempre el importe.',
  'question.keep': '¿Con qué me quedo?',
  'answer.keep':
    'Con las notas de cada sesión, en la página de tu pedido, todo el tiempo que quieras. Tienes {figures.check} para comprobarlas antes de que las horas se confirmen automáticamente.',
} satisfies TranslationOf<typeof coaching, 'es'>
