import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinco partidas deciden dónde empieza tu temporada. Deja que las juegue un booster, o juégalas con uno.',
  description:
    'Partidas de posicionamiento de LoL con un booster, en solitario o en dúo. Desde {price} por partida, según tu último rango.',
  'about.title': 'Lo que cinco partidas pueden hacer y lo que no',
  'about.first':
    'Después de un reinicio, cada cola pide cinco partidas de posicionamiento antes de mostrar un rango. El juego combina tu MMR oculto de la temporada anterior con estos cinco resultados y te coloca en una división. Una partida de posicionamiento te mueve más que una posterior, pero no borra un MMR antiguo: cinco victorias no llevan a Diamante a una cuenta que acabó en Plata.',
  'about.second':
    'Indica el rango con el que acabaste la última temporada, o «{games.unranked}», y cuántas de las cinco partidas te quedan. Un booster las juega en tu cuenta, o juegas tú también y no das la contraseña. Solo/Dúo y Flexible te posicionan por separado, así que un pedido cubre solo una de las dos. Si eliges campeones, elige suficientes para que uno o dos bloqueos no los descarten todos.',
  'question.first': '¿Qué rango tendré tras el posicionamiento?',
  'answer.first':
    'Nadie puede saberlo de antemano. Depende de tu MMR antiguo, de los resultados y de los rivales. Compras partidas jugadas por un jugador fuerte, no una división. Si quieres un rango concreto, pide un elo boost después del posicionamiento.',
  'question.second': 'Estoy sin clasificar. ¿Cuánto cuesta una partida?',
  'answer.second':
    'Sin clasificar se paga el precio de Plata, porque no hay un último rango en el que basarse. Si tuviste rango la temporada pasada, indícalo: el precio de cada partida depende de ese rango, y después del servidor y de la cola.',
  'question.third': '¿Qué pasa si se pierde una partida de posicionamiento?',
  'answer.third':
    'Cuenta como jugada, porque una partida de posicionamiento no se puede repetir. Pides un número de partidas, y el registro muestra las derrotas igual que las victorias. Si quieres que las derrotas se recuperen, elige un boost de victorias.',
  'question.fourth': 'He jugado dos de las cinco. ¿Puedo pedir el resto?',
  'answer.fourth':
    'Sí, pon el número en tres. Puedes pedir de una a cinco, y el precio y el plazo se ajustan. No juegues más clasificatorias en esa cola mientras el pedido esté en curso, o quedarán menos partidas de las que has pagado.',
  'question.fifth': '¿Me pueden sancionar por solo cinco partidas?',
  'answer.fifth':
    'Sí. A las condiciones de Riot Games les da igual cuántas partidas juegue otra persona por ti. Una sola puede acabar en suspensión, pérdida de recompensas o baneo. Si juegas tú también, no das tu contraseña, pero sigue siendo boosting de pago.',
} as const satisfies ServiceWords
