import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinco partidas te separan de un rango. Deja que las juegue un booster, o juégalas con uno.',
  description:
    'Partidas de posicionamiento de Valorant, en solitario o en dúo, desde {price} por partida. Precio según tu último rango, cada partida registrada.',
  'about.title': 'Qué hacen las partidas de posicionamiento en Valorant',
  'about.first':
    'Después de un reinicio, Competitivo oculta tu rango hasta que juegas cinco partidas. Parte del MMR que tenías, valora resultados, rondas y rendimiento, y a menudo muestra un rango por debajo del que tenías al acabar. Empezar bien importa más allá de ese primer rango: el MMR con el que quedas decide cuántos RR dan tus victorias en las semanas siguientes. Una cuenta nueva tiene que llegar antes al nivel que desbloquea Competitivo.',
  'about.second':
    'Pide tantas de las cinco como te queden. El precio de una partida depende de tu rango de la última temporada; sin rango, se paga como Plata. Las juega un booster en tu cuenta, o las juegas con él en dúo, y entonces solo necesitamos tu Riot ID. También puedes elegir agentes. Si faltan pocos días para un reinicio, espera: las partidas anteriores no te posicionan.',
  'question.first': '¿Cinco victorias y sigo por debajo de mi rango anterior?',
  'answer.first':
    'Pasa. Valorant suele posicionar bajo para que quede margen de subir, y un MMR antiguo pesa más que cinco resultados. Lo que sí trae un buen posicionamiento es una mayor ganancia de RR después.',
  'question.second': '¿Cuentan las bajas en el posicionamiento?',
  'answer.second':
    'El rendimiento tiene cierto peso, pero los resultados tienen más. El booster juega para ganar rondas, no para liderar el marcador. Ves cada partida en el registro; lo que Riot hace con ellas se ve después de la última.',
  'question.third': '¿Y si hay un remake o alguien se va?',
  'answer.third':
    'Un remake no es una partida de posicionamiento, así que tampoco cuenta para tu pedido. Una partida que sigue cuatro contra cinco cuenta para el juego y, por tanto, para nosotros, ganada o perdida. Un empate también cuenta.',
  'question.fourth': '¿Puedo pedir el posicionamiento en una cuenta nueva?',
  'answer.fourth':
    'Sí, en cuanto haya desbloqueado Competitivo. Elige «{games.unranked}» como último rango. No subimos cuentas hasta ese nivel ni vendemos ninguna. Tiene que ser tu propia cuenta.',
  'question.fifth': '¿Me pueden banear por cinco partidas?',
  'answer.fifth':
    'Sí, pueden. Compartir la cuenta y el boosting incumplen las condiciones de Riot Games desde la primera partida, y las sanciones van de la suspensión al baneo permanente. Si juegas tú también, no se comparte nada, pero sigue siendo boosting.',
} as const satisfies ServiceWords
