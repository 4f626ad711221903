import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Entra en cola de Competitivo con un booster. Tu cuenta y tus agentes siguen en tus manos.',
  description:
    'Duo boost de Valorant: juega Competitivo con un booster en tu propia cuenta, desde {price} por división. Sin contraseña, cada partida anotada.',
  'about.title': 'Entrar en cola siendo dos',
  'about.first':
    'Competitivo admite grupos de dos mientras los rangos estén lo bastante cerca; cuánto lo decide Riot, y se vuelve más estricto hacia arriba. Tu booster entra con una cuenta que encaja. Los RR se cuentan para cada jugador por separado, con MMR, resultado y rondas, así que ganas lo que gana tu propia cuenta. Dos jugadores con un plan ya cubren dos de los cuatro roles antes de que empiece la selección de agentes.',
  'about.second':
    'Juegas todas las partidas, así que las horas que indiques deciden el ritmo; escribe también la zona horaria. Muchos quieren el duelista para sí, y eso funciona bien: un booster como iniciador o controlador te abre los sites. Puedes añadir stream privado y coaching. «Solo cola individual» y «Aparecer desconectado» no, porque los dos son para pedidos que se juegan sin ti.',
  'question.first': '¿Necesito micrófono?',
  'answer.first':
    'No. Las calls ayudan en Valorant, y muchos dúos usan la voz, pero nada en el pedido lo exige. Bastan las señales y el chat del juego. Vale más indicar horas que de verdad puedas cumplir.',
  'question.second': '¿Y si mi rango está demasiado lejos del del booster?',
  'answer.second':
    'Entonces no podríais entrar en cola juntos, así que el booster trae una cuenta dentro del margen. Encontrarla no es cosa tuya. A medida que subes, el margen se mueve contigo, y el booster tiene que seguirlo.',
  'question.third': '¿Cómo se calcula el precio de una escalada en dúo?',
  'answer.third':
    'Como la misma escalada en elo boost, con una línea por el dúo que siempre va con este servicio. Los RR que ya tienes solo abaratan la primera división. Todas las líneas están en el presupuesto, y en el pago no se añade nada.',
  'question.fourth': '¿Puede unirse un amigo mío?',
  'answer.fourth':
    'Un pedido es un cliente y un booster. Un tercer jugador estrecha los rangos que pueden entrar en cola juntos y no forma parte de lo que pagas. Tu amigo puede hacer su propio pedido.',
  'question.fifth': '¿Está segura mi cuenta si juego yo?',
  'answer.fifth':
    'Tus datos de acceso sí, porque nadie los pide. Una sanción sigue siendo posible: para Riot Games el boosting de pago es una infracción también en dúo, y puede suspender o banear por ello. La misma advertencia está en el pago.',
} as const satisfies ServiceWords
