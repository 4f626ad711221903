import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Las primeras clasificatorias de un set: las juega un booster en Clasificatoria, o las jugáis juntos en Double Up.',
  description:
    'Posicionamiento de Teamfight Tactics al empezar un set, desde {price} por partida. Precio según tu último rango, en Clasificatoria o Double Up.',
  'about.title': 'Las primeras partidas de un set',
  'about.first':
    'Con cada set se reinicia la clasificación, y las cinco primeras clasificatorias te posicionan. Te mueven más que las posteriores, así que una racha de top 4 al principio ahorra muchas partidas después. Tu rango anterior sigue teniendo algo que decir, porque el juego recuerda la puntuación oculta que había detrás. Clasificatoria y Double Up te posicionan por separado, y un pedido es para una de las dos.',
  'about.second':
    'Indica el rango con el que acabaste el último set, o sin clasificar, y el número de partidas. En Clasificatoria las juega un booster él solo en tu cuenta. En Double Up puedes jugar también, y entonces no hacen falta datos de acceso. Un set joven recibe parches a menudo, así que el booster juega lo que está fuerte esa semana. No se pueden pedir campeones ni composición.',
  'question.first': '¿En qué rango caeré?',
  'answer.first':
    'Lo decide el juego, con tu puntuación oculta y los puestos de estas partidas. Cinco buenos resultados te dan un mejor comienzo, no un rango que podamos decir de antemano. Para un rango a tu elección está el elo boost.',
  'question.second': '¿Se repite la partida si queda quinto?',
  'answer.second':
    'No. Una partida de posicionamiento existe una sola vez, así que todas cuentan, acaben en el puesto que acaben. Pagas por un número de partidas. Si un pedido se para antes de que se jueguen todas, se reembolsan las demás.',
  'question.third': 'Me salté el último set. ¿Qué indico?',
  'answer.third':
    'Elige sin clasificar; las partidas tienen entonces el precio de Plata. Un rango de un set más antiguo no influye en el precio, porque la calculadora solo pregunta por el último. La puntuación oculta quizá sí lo recuerde.',
  'question.fourth': '¿Se puede jugar el posicionamiento en Double Up?',
  'answer.fourth':
    'Sí, elígelo como cola. O juega un booster en tu cuenta, o el compañero eres tú y solo das tu Riot ID. El resultado cuenta para tu rango de Double Up y deja Clasificatoria como está.',
  'question.fifth': '¿Ponen cinco partidas en riesgo mi cuenta?',
  'answer.fifth':
    'Sí. Que otra persona lleve tu tablero incumple las condiciones de Riot Games desde la primera ronda, y la respuesta puede ser una suspensión o un baneo de toda la cuenta de Riot. Sopésalo frente a un mejor comienzo antes de pedir.',
} as const satisfies ServiceWords
