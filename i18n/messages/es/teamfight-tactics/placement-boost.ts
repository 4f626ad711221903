import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Las primeras clasificatorias de un set: las juega un booster en Clasificatoria, o las juegas con él en Double Up.',
  description:
    'Posicionamiento de TFT al empezar un set, desde {price} por partida. Precio según tu último rango, en Clasificatoria o Double Up.',
  'about.title': 'Las primeras partidas de un set',
  'about.first':
    'Con cada set se reinicia la clasificación, y las cinco primeras clasificatorias te posicionan. Te mueven más que las posteriores, así que una racha de top 4 al principio ahorra muchas partidas después. Tu rango anterior sigue contando, porque el juego recuerda la puntuación oculta que había detrás. Clasificatoria y Double Up te posicionan por separado, y un pedido es para una de las dos.',
  'about.second':
    'Indica el rango con el que acabaste el último set, o «{games.unranked}», y el número de partidas. En Clasificatoria las juega un booster sin ti, en tu cuenta. En Double Up puedes jugar tú también, y entonces no hacen falta datos de acceso. Un set nuevo recibe parches a menudo, así que el booster juega lo que esté fuerte esa semana. No se pueden elegir campeones ni composición.',
  'question.first': '¿En qué rango acabaré?',
  'answer.first':
    'Lo decide el juego, según tu puntuación oculta y los resultados de estas partidas. Cinco buenos puestos te dan un mejor comienzo, no un rango que podamos decir de antemano. Para un rango concreto, elige un elo boost.',
  'question.second': '¿Se repite la partida si queda quinto?',
  'answer.second':
    'No. Cada partida de posicionamiento existe una sola vez, así que todas cuentan, acaben como acaben. Pagas por un número de partidas. Si un pedido se detiene antes de jugarlas todas, se te reembolsan las demás.',
  'question.third': 'Me salté el último set. ¿Qué indico?',
  'answer.third':
    'Elige «{games.unranked}»; las partidas tienen entonces el precio de Plata. El rango de un set más antiguo no influye en el precio, porque la calculadora solo pregunta por el último. Puede que tu puntuación oculta sí lo recuerde.',
  'question.fourth': '¿Se puede jugar el posicionamiento en Double Up?',
  'answer.fourth':
    'Sí, elígelo como cola. O juega un booster en tu cuenta, o el compañero eres tú y solo das tu Riot ID. El resultado cuenta para tu rango de Double Up y no cambia el de Clasificatoria.',
  'question.fifth': '¿Arriesgo mi cuenta por solo cinco partidas?',
  'answer.fifth':
    'Sí. Que otra persona juegue tu tablero incumple las condiciones de Riot Games desde la primera ronda, y la sanción puede ser una suspensión o un baneo de toda tu cuenta de Riot. Sopésalo frente a un mejor comienzo antes de pedir.',
} as const satisfies ServiceWords
