import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift no tiene partidas de posicionamiento. Esto es lo que más se acerca: tus primeras clasificatorias de la temporada.',
  description:
    'Tus primeras clasificatorias de la temporada de Wild Rift, con un booster, desde {price} por partida. Hasta diez, cada una anotada con sus marcas.',
  'about.title': 'Un comienzo de temporada sin posicionamiento',
  'about.first':
    'En PC, un puñado de partidas fija tu rango. Wild Rift lo hace de otra manera: una temporada nueva te pone algo por debajo del rango con el que acabaste, y desde ahí sigues jugando enseguida. Cuánto más abajo empiezas depende de ese rango. Las primeras partidas tienen su peso igualmente, porque todos vuelven a subir a la vez y los niveles se mezclan. Una racha de victorias te devuelve entonces rápido arriba.',
  'about.second':
    'Este pedido es para clasificatorias al comienzo de la temporada, de una a diez. El rango de la última temporada fija el precio de una partida; sin rango, tiene el precio de Plata. Un booster juega en tu cuenta, o en grupo contigo. Se anotan las victorias, las derrotas y las marcas. El rango que salga es el resultado de las partidas y no una promesa.',
  'question.first': '¿Por qué se llama entonces boost de posicionamiento?',
  'answer.first':
    'Porque responde al mismo deseo, empezar bien la temporada, y el servicio tiene un solo nombre en todos nuestros juegos. En Wild Rift significa tus primeras clasificatorias, porque no existe una fase de posicionamiento.',
  'question.second': 'Ya he jugado algunas partidas esta temporada. ¿Es demasiado tarde?',
  'answer.second':
    'No. El pedido cubre el número de clasificatorias que elijas, se jueguen cuando se jueguen. Donde más ayudan es en los primeros días, antes de que la clasificación se haya ordenado. Más adelante suelen darte más unas victorias netas o una escalada.',
  'question.third': '¿Se reponen las partidas perdidas?',
  'answer.third':
    'No. El pedido es por partidas, y una perdida ya se ha jugado. La fortaleza clasificatoria quizá salve la marca. Si quieres que las derrotas se recuperen, elige un boost de victorias: ahí solo cuenta la diferencia.',
  'question.fourth': '¿Qué diferencia hay entre solitario y dúo?',
  'answer.fourth':
    'En solitario, el booster entra en tu cuenta de Riot desde otro dispositivo. En dúo, juegas tú en tu móvil, con el booster en tu grupo, y solo das tu nombre en el juego. El dúo tiene su propia línea en el precio y necesita tu tiempo.',
  'question.fifth': '¿Es el comienzo de temporada un momento arriesgado?',
  'answer.fifth':
    'Ni más ni menos que cualquier otro. Riot Games prohíbe el boosting todo el año, y su respuesta puede ser una suspensión, la pérdida de recompensas o un baneo. No conocemos ninguna semana en que eso sea distinto.',
} as const satisfies ServiceWords
