import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinco partidas deciden dónde empieza tu temporada. Deja que las juegue un booster, o juégalas con uno.',
  description:
    'Posicionamiento de League of Legends con un booster, en solitario o en dúo. Desde {price} por partida, según tu último rango y con cada resultado anotado.',
  'about.title': 'Lo que cinco partidas pueden hacer y lo que no',
  'about.first':
    'Después de un reinicio, cada cola pide cinco partidas de posicionamiento antes de mostrar un rango. El juego mira tu MMR oculto de la temporada anterior y estos cinco resultados, y te coloca en una división. Una partida de posicionamiento te mueve más que una posterior, pero no borra un MMR antiguo: a una cuenta que acabó en Plata no la ponen en Diamante cinco victorias.',
  'about.second':
    'Indicas el rango con el que acabaste la última temporada, o sin clasificar, y cuántas de las cinco partidas te quedan. Un booster las juega en tu cuenta, o juegas también y te quedas tu contraseña. Solo/Dúo y Flexible te posicionan por separado, así que un pedido cubre una de las dos. Puedes nombrar campeones; haz la lista lo bastante larga para que uno o dos bloqueos no la vacíen.',
  'question.first': '¿Qué rango me tocará tras el posicionamiento?',
  'answer.first':
    'Nadie puede saberlo de antemano. Depende de tu MMR antiguo, de los resultados y de los rivales. Compras partidas jugadas por un jugador fuerte, no una división. Si quieres un rango concreto, pide un elo boost después del posicionamiento.',
  'question.second': 'Estoy sin clasificar. ¿Cuánto cuesta una partida?',
  'answer.second':
    'Un posicionamiento sin clasificar tiene el precio de Plata, porque no hay un último rango que mirar. Si tuviste rango la temporada pasada, indícalo: el precio de la partida va según ese rango, y después según servidor y cola.',
  'question.third': '¿Qué pasa si se pierde una partida de posicionamiento?',
  'answer.third':
    'Cuenta como jugada, porque una partida de posicionamiento no se puede repetir. El pedido es por un número de partidas, y una derrota queda en el registro igual que una victoria. Si quieres que las derrotas se recuperen, el servicio para eso es el boost de victorias.',
  'question.fourth': 'He jugado dos de las cinco. ¿Puedo pedir el resto?',
  'answer.fourth':
    'Sí, pon el número en tres. Puedes pedir de una a cinco, y el precio y el tiempo se ajustan. No juegues más clasificatorias en esa cola mientras el pedido esté en curso, o quedarán menos partidas de las que pagaste.',
  'question.fifth': '¿Me pueden sancionar por cinco partidas?',
  'answer.fifth':
    'Sí. Las condiciones de Riot Games no preguntan cuántas partidas ha jugado otro por ti. Una suspensión, la pérdida de recompensas o un baneo pueden llegar por una sola. Si juegas también, tu contraseña se queda contigo, pero sigue siendo boosting de pago.',
} as const satisfies ServiceWords
