import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Entra en cola de Competitivo con un booster. Juegas en tu propia cuenta, con los agentes que te gustan.',
  description:
    'Duo boost de Valorant: juega Competitivo con un booster en tu propia cuenta, desde {price} por división. Sin contraseña, cada partida registrada.',
  'about.title': 'Entrar en cola en dúo',
  'about.first':
    'Competitivo permite que dos jugadores entren juntos en cola si sus rangos están lo bastante cerca; el margen lo decide Riot y se estrecha cuanto más arriba estás. Tu booster entra con una cuenta que encaja en él. Los RR se cuentan para cada jugador por separado, según MMR, resultado y rondas, así que ganas lo que gana tu propia cuenta. Y dos jugadores con un plan ya cubren dos de los cuatro roles antes de la selección de agentes.',
  'about.second':
    'Juegas todas las partidas, así que las horas que indiques deciden el ritmo; añade tu zona horaria. Muchos clientes quieren jugar de duelista, y eso funciona bien: un booster como iniciador o controlador te abre los sites. Puedes añadir «{games.addon.stream}» y «{games.addon.coaching}», pero no «{games.addon.solo-only}» ni «{games.addon.offline}», porque son para pedidos que se juegan sin ti.',
  'question.first': '¿Necesito micrófono?',
  'answer.first':
    'No. En Valorant ayuda comunicarse, y muchos dúos usan la voz, pero no es obligatorio. Bastan los pings y el chat del juego. Vale más indicar horas que de verdad puedas cumplir.',
  'question.second': '¿Y si mi rango está demasiado lejos del del booster?',
  'answer.second':
    'Entonces no podrían entrar juntos en cola, así que el booster trae una cuenta dentro del margen. Encontrarla no es cosa tuya. A medida que subes, el margen se mueve contigo, y el booster tiene que seguirlo.',
  'question.third': '¿Cómo se calcula el precio de una escalada en dúo?',
  'answer.third':
    'Como la misma escalada en elo boost, más una línea por el dúo que este servicio lleva siempre. Los RR que ya tienes bajan solo el precio de la primera división. El presupuesto muestra todas las líneas, y al pagar no se añade nada.',
  'question.fourth': '¿Puede unirse un amigo mío?',
  'answer.fourth':
    'Un pedido es para un cliente y un booster. Un tercer jugador limita los rangos que pueden entrar juntos en cola y no forma parte de lo que pagas. Tu amigo puede hacer su propio pedido.',
  'question.fifth': '¿Está segura mi cuenta si juego yo?',
  'answer.fifth':
    'Tus datos de acceso sí, porque nadie los pide. Aun así, te pueden sancionar: para Riot Games el boosting de pago es una infracción también en dúo, y puede suspenderte o banearte por ello. Verás la misma advertencia al pagar.',
} as const satisfies ServiceWords
