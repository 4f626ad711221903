import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Sube en tu propio teléfono, con un booster en tu grupo.',
  description:
    'Duo boost de Wild Rift: juegas en tu teléfono junto a un booster, desde {price} por división. Sin dar datos de acceso, cada marca registrada.',
  'about.title': 'Un grupo de dos en la Grieta',
  'about.first':
    'En Wild Rift, dos jugadores pueden entrar juntos en Clasificatoria cuando sus rangos están lo bastante cerca. El grupo gana y pierde junto, pero cada cuenta tiene sus propias marcas: tu victoria te da tu marca, y tu fortaleza la salva. Las partidas son más cortas que en PC, así que en una tarde caben muchas. La {games.queue.legendary} no admite grupos y por eso no forma parte del dúo.',
  'about.second':
    'Juegas tú, en tu propio dispositivo y con tus propios datos de acceso. Indicas tu nombre en el juego con la etiqueta, el servidor, la plataforma y las horas que te van bien. Juega en la posición que conoces, sea barón, jungla, central, dragón o apoyo; un booster en la calle central o en la jungla llega rápido a las demás. Lo que más ayuda es una buena conexión: una marca perdida por una reconexión sigue siendo una marca perdida.',
  'question.first': 'Yo juego en iOS y el booster en Android. ¿Funciona?',
  'answer.first':
    'Sí. Los dos sistemas comparten servidores y colas, y los grupos mixtos son habituales. Solo hace falta el mismo servidor y rangos lo bastante cercanos para que el juego permita entrar juntos en cola.',
  'question.second': '¿Por qué no está aquí la {games.queue.legendary}?',
  'answer.second':
    'Porque el juego no admite grupos en ella. Para subir en pareja, elige {games.queue.ranked}. Si quieres la {games.queue.legendary}, el elo boost la ofrece a partir de Diamante, jugada por un booster en tu cuenta.',
  'question.third': '¿Y si se me cae la conexión en una partida?',
  'answer.third':
    'La partida cuenta como acabe. Una marca perdida se recupera por el camino, porque el precio es por el objetivo. Si tu conexión sigue mal, pausa el pedido en su página y continúa otro día.',
  'question.fourth': '¿Qué nombre indico?',
  'answer.fourth':
    'Tu Riot ID: el nombre en el juego y la etiqueta que va tras la #, tal como aparecen en tu perfil de Wild Rift. Ahí llega la invitación del booster. En dúo nadie te pide los datos de acceso, el número de teléfono ni el servicio al que está vinculado tu juego.',
  'question.fifth': '¿Jugar con un compañero de pago va contra las normas?',
  'answer.fifth':
    'Sí. Nadie más entra en tu cuenta, así que no se comparte nada, pero para Riot Games sigue siendo boosting. Una sanción puede caer sobre tu cuenta igual que sobre la del booster. Lo volvemos a decir antes de que pagues.',
} as const satisfies ServiceWords
