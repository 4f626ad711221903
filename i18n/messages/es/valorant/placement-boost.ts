import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinco partidas te separan de un rango. Deja que las jueguen por ti, o juégalas con un booster.',
  description:
    'Posicionamiento de Valorant, en solitario o en dúo, desde {price} por partida. Precio según tu último rango o sin clasificar, todo anotado.',
  'about.title': 'Qué hacen las partidas de posicionamiento en Valorant',
  'about.first':
    'Después de un reinicio, Competitivo oculta tu rango hasta que se juegan cinco partidas. Parte del MMR que tenías, valora resultados, rondas y rendimiento, y a menudo muestra un rango por debajo del que tenías al acabar. Un buen comienzo importa más allá de ese primer rango: el MMR que deja decide cuántos RR dan tus victorias en las semanas siguientes. Una cuenta nueva tiene que llegar antes al nivel que desbloquea Competitivo.',
  'about.second':
    'Pide tantas de las cinco como te queden. El precio de una partida va según el rango de tu última temporada; sin clasificar tiene el precio de Plata. Las juega un booster en tu cuenta, o las jugáis los dos en dúo, y entonces solo necesitamos tu Riot ID. Puedes nombrar agentes. Si faltan pocos días para un reinicio, espera: las partidas de antes no posicionan nada.',
  'question.first': '¿Cinco victorias y sigo por debajo de mi rango anterior?',
  'answer.first':
    'Pasa. Valorant suele posicionar bajo, para que quede margen para subir, y un MMR antiguo pesa más que cinco resultados. Lo que sí trae un buen posicionamiento es una ganancia de RR más alta después.',
  'question.second': '¿Cuentan las bajas en el posicionamiento?',
  'answer.second':
    'El rendimiento tiene ahí cierto peso; el resultado, más. El booster juega para ganar rondas, no para el marcador. Ves cada partida en el registro; lo que Riot hace con ellas se ve después de la última.',
  'question.third': '¿Y si hay un remake o alguien se va?',
  'answer.third':
    'Un remake no es una partida de posicionamiento, así que tampoco cuenta en tu pedido. Una partida que sigue cuatro contra cinco cuenta para el juego y, por tanto, para nosotros, ganada o perdida.',
  'question.fourth': '¿Puedo pedir el posicionamiento en una cuenta nueva?',
  'answer.fourth':
    'Sí, en cuanto tenga Competitivo desbloqueado. Elige sin clasificar como último rango. No subimos cuentas de nivel hasta ese punto ni vendemos ninguna. La cuenta tiene que ser tuya.',
  'question.fifth': '¿Me pueden banear por cinco partidas?',
  'answer.fifth':
    'Pueden. Compartir la cuenta y el boosting incumplen las condiciones de Riot Games desde la primera partida, y las sanciones van de una suspensión a un baneo permanente. Si juegas también, no se comparte nada, pero sigue siendo boosting.',
} as const satisfies ServiceWords
