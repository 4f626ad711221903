import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster consigue un número fijo de victorias netas en Competitivo, en el rango que tienes hoy, solo o contigo.',
  description:
    'Victorias netas en el Competitivo de Valorant, desde {price} por victoria neta. Las derrotas se recuperan sin coste, en solitario o en dúo.',
  'about.title': 'Victorias en lugar de un objetivo',
  'about.first':
    'En Valorant, los RR por victoria cambian de un jugador a otro, así que hay quien prefiere comprar victorias y aceptar los RR que traigan. Las victorias netas son victorias menos derrotas: ocho ganadas y tres perdidas son cinco. El pedido acaba cuando se alcanza esa diferencia, así que tras una derrota el booster simplemente sigue jugando. Los empates no cambian nada. Hasta dónde te llevan las victorias depende de tu MMR.',
  'about.second':
    'El rango que indicas fija el precio de una victoria, y ese precio no cambia aunque subas por el camino. Inmortal y Radiante comparten precio. En solitario, un booster juega en tu cuenta; en dúo juegas tú también y no das la contraseña. Añade agentes si quieres ver tus elecciones de siempre en el historial. Si buscas un rango concreto, te conviene más un elo boost.',
  'question.first': '¿Cuántos RR darán diez victorias netas?',
  'answer.first':
    'Depende de tu ganancia. Si una victoria te da 18 RR y una derrota te quita 18, diez victorias netas son 180 RR, algo menos de dos divisiones. Si las derrotas cuestan más de lo que dan las victorias, es menos. El pedido cuenta partidas, no RR.',
  'question.second': '¿Qué pasa con los empates y las rendiciones?',
  'answer.second':
    'Un empate en la prórroga no es victoria ni derrota, así que la cuenta no cambia; con un remake pasa lo mismo. Tras una rendición, la partida cuenta como la muestra el juego, ganada o perdida.',
  'question.third': '¿Puedo jugar también en un pedido de victorias?',
  'answer.third':
    'Sí. Elige dúo y el booster se une a tu grupo. El presupuesto añade una línea por ello y el plazo crece, porque las partidas esperan a que estés. Los rangos tienen que estar lo bastante cerca para que Competitivo permita entrar juntos en cola.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Hasta que empiece un booster, puedes cancelar tú y recuperarlo todo. Después, el equipo puede detener el pedido, y se te reembolsan las victorias netas que faltan en el registro. Con seis de diez, se te reembolsan cuatro, junto con su parte de los extras.',
  'question.fifth': '¿Comprar victorias va contra las normas?',
  'answer.fifth':
    'Sí, como toda forma de boosting. Riot Games puede retirar recompensas, suspender tu cuenta o banearla para siempre, y no indica ningún número de partidas que sea seguro. Pide solo si asumes ese riesgo.',
} as const satisfies ServiceWords
