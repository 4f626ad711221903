import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift no tiene partidas de posicionamiento. Esto es lo más parecido: tus primeras clasificatorias de la temporada, jugadas por un booster o con él.',
  description:
    'Tus primeras clasificatorias de la temporada en Wild Rift, las juegue un booster o tú con él, desde {price} por partida. Hasta diez, con sus marcas.',
  'about.title': 'Un comienzo de temporada sin posicionamiento',
  'about.first':
    'En PC, un puñado de partidas fija tu rango. Wild Rift lo hace de otra manera: una temporada nueva te coloca algo por debajo del rango con el que acabaste, y desde ahí sigues jugando enseguida. Cuánto más abajo empiezas depende de ese rango. Las primeras partidas importan igualmente, porque todos vuelven a subir a la vez y los niveles se mezclan. En esos días, una racha de victorias te devuelve arriba muy rápido.',
  'about.second':
    'Este pedido es para clasificatorias al comienzo de la temporada, de una a diez. El rango de la última temporada fija el precio de una partida; sin rango, cuesta lo mismo que en Plata. Un booster juega en tu cuenta, o en grupo contigo. Se registran las victorias, las derrotas y las marcas. El rango con el que acabes es el resultado de las partidas, no una promesa.',
  'question.first': '¿Por qué se llama entonces «{games.service.placement-boost}»?',
  'answer.first':
    'Porque sirve para lo mismo, empezar bien la temporada, y el servicio se llama igual en todos nuestros juegos. En Wild Rift son tus primeras clasificatorias, porque no hay fase de posicionamiento.',
  'question.second': 'Ya he jugado algunas partidas esta temporada. ¿Es demasiado tarde?',
  'answer.second':
    'No. El pedido cubre el número de clasificatorias que elijas, se jueguen cuando se jueguen. Ayudan más en los primeros días, antes de que la clasificación se asiente. Más adelante suelen compensar más unas victorias netas o una escalada.',
  'question.third': '¿Se recuperan las partidas perdidas?',
  'answer.third':
    'No. Pides partidas, y una perdida ya se ha jugado. Puede que la fortaleza clasificatoria salve la marca. Si quieres que las derrotas se recuperen, elige un boost de victorias: ahí solo cuenta la diferencia.',
  'question.fourth': '¿Qué cambia si lo pido en solitario o en dúo?',
  'answer.fourth':
    'En solitario, el booster entra en tu cuenta de Riot desde otro dispositivo. En dúo, juegas en tu propio teléfono, con el booster en tu grupo, y solo das tu nombre en el juego. El dúo tiene su propia línea en el precio y requiere tu tiempo.',
  'question.fifth': '¿Hay más riesgo al comienzo de la temporada?',
  'answer.fifth':
    'Ni más ni menos que cualquier otro. Riot Games prohíbe el boosting todo el año, y la sanción puede ser una suspensión, la pérdida de recompensas o un baneo. No conocemos ninguna semana en la que eso cambie.',
} as const satisfies ServiceWords
