import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Sube en tu propio móvil, con un booster en tu grupo.',
  description:
    'Duo boost de Wild Rift: juegas en tu móvil junto a un booster, desde {price} por división. Sin dar tus datos y con las marcas de cada partida.',
  'about.title': 'Un grupo de dos en la Grieta',
  'about.first':
    'En Wild Rift puedes entrar en Clasificatoria en grupo de dos cuando los rangos están lo bastante cerca. Ganáis y perdéis juntos, pero cada cuenta tiene sus propias marcas: tu victoria trae tu marca, y tu fortaleza la salva. Las partidas son más cortas que en PC, así que en una tarde caben unas cuantas. La cola legendaria es solo para jugadores individuales y por eso no forma parte del dúo.',
  'about.second':
    'El juego queda en tus manos, en tu propio dispositivo y con tus propios datos de acceso. Das tu nombre en el juego con su etiqueta, el servidor, la plataforma y las horas que te vienen bien. Juega en la posición que conoces, sea barón, jungla, central, dragón o apoyo; un booster en la calle central o en la jungla llega rápido a las demás calles. Lo que más ayuda es una buena conexión: una marca perdida por una reconexión está igual de perdida.',
  'question.first': 'Yo juego en iOS y el booster en Android. ¿Funciona?',
  'answer.first':
    'Sí. Los dos sistemas comparten servidores y colas, y un grupo entre ambos no es nada raro. Lo que tiene que encajar es el servidor y una distancia de rango con la que el juego os deje entrar en cola juntos.',
  'question.second': '¿Por qué no está aquí la cola legendaria?',
  'answer.second':
    'Porque el juego no admite grupos en ella. Para subir juntos, la cola es Clasificatoria. Si quieres la cola legendaria, el elo boost la ofrece a partir de Diamante, jugada por un booster en tu cuenta.',
  'question.third': '¿Y si se me cae la conexión en una partida?',
  'answer.third':
    'La partida cuenta como acabe. Una marca perdida se recupera por el camino, porque el precio es por el objetivo. Si tu conexión sigue mal, pausa el pedido en su página y continúa otro día.',
  'question.fourth': '¿Qué nombre indico?',
  'answer.fourth':
    'Tu Riot ID, el nombre en el juego con la etiqueta que va tras la #, como lo muestra tu perfil de Wild Rift. Ahí llega la invitación del booster. En dúo nunca se piden los datos de acceso, el teléfono ni el servicio al que está vinculado tu juego.',
  'question.fifth': '¿Va contra las normas un compañero de pago?',
  'answer.fifth':
    'Sí. Nadie más entra en tu cuenta, así que no se comparte nada, pero para Riot Games sigue siendo boosting. Una sanción puede caer sobre tu cuenta igual que sobre la del booster. Lo volvemos a decir antes de que pagues.',
} as const satisfies ServiceWords
