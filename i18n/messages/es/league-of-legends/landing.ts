import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de League of Legends (LoL)',
  lead: 'Un booster juega tus clasificatorias, solo o contigo, de Hierro a Aspirante, en Solo/Dúo o Flexible. Ves el precio línea a línea y sigues cada partida.',
  description:
    'Boosting de League of Legends desde {price} por división: elo, dúo, posicionamiento y victorias netas. Precio desglosado y reembolso según el progreso.',
  'about.title': 'La clasificación, y cómo te ayudamos a subir',
  'about.first':
    'De Hierro IV a Diamante I hay siete rangos con cuatro divisiones cada uno, y cada división son 100 LP (puntos de liga). Por encima están Maestro, Gran Maestro y Aspirante, donde los LP no tienen tope y las plazas en lo más alto son limitadas. Tras un reinicio, la temporada empieza con cinco partidas de posicionamiento. Solo/Dúo y Flexible tienen rangos separados, y cada servidor también: tu rango en Oeste de Europa no vale nada en Norteamérica.',
  'about.second':
    'Para llegar a una división concreta, elige un elo boost, o un duo boost si quieres jugar tú. Para una temporada nueva, un boost de posicionamiento. Para alejarte del descenso, un boost de victorias. En todos ves lo mismo: el precio línea a línea, un plazo, el registro de las partidas y cuánto recuperarías si el pedido se detuviera ahora.',
  'service.elo': 'Un booster juega en tu cuenta hasta la división que elijas.',
  'service.duo': 'Juegas tú, con un booster de compañero y sin dar tu contraseña.',
  'service.placement': 'Hasta cinco partidas tras el reinicio, con precio según tu último rango.',
  'service.win': 'Las victorias netas que quieras en tu rango. Las derrotas se recuperan.',
  'question.first': '¿Qué servicio me conviene?',
  'answer.first':
    'Si quieres un rango concreto, elige el elo boost, o el duo boost para jugar tú. Tras un reinicio, empieza por el posicionamiento. Si solo quieres alejarte del descenso, bastan unas cuantas victorias netas. Puedes ver el precio de los cuatro sin tener cuenta.',
  'question.second': '¿El boosting va contra las normas de League of Legends?',
  'answer.second':
    'Sí. Riot Games lo prohíbe y puede retirar las recompensas de clasificatoria o suspender o banear la cuenta. Eso también vale para el dúo. Lo decimos antes de cada pago y te pedimos que lo confirmes, porque ningún servicio puede librarte de ese riesgo.',
  'question.third': '¿Cómo se protegen mis datos de acceso de Riot?',
  'answer.third':
    'Se cifran en una caja fuerte que solo puede abrir el booster de tu pedido, y solo durante el boost. Cada consulta se registra con su hora, y puedes leer ese registro. Puedes cambiarlos o eliminarlos tú, y en todo caso se eliminan cuando se cierra el pedido.',
  'question.fourth': '¿Necesito una cuenta aquí?',
  'answer.fourth':
    'No, para pedir como invitado basta un correo. Si no pagas, te enviamos un solo recordatorio por correo y cancelamos el pedido a las {figures.payment}. No se te cobra nada.',
  'question.fifth': '¿Cuándo cobra el booster?',
  'answer.fifth':
    'Después de que compruebes el resultado. El booster envía una prueba y tú tienes {figures.check} para mirarla. Solo entonces se le abona su parte, que queda retenida {figures.hold} más antes de que pueda cobrarla.',
  'question.sixth': '¿Qué servidores puedo elegir?',
  'answer.sixth':
    'Oeste de Europa, Norte y este de Europa, Norteamérica, Brasil, los dos de Latinoamérica (LAN y LAS), Oceanía, Turquía, Rusia, Japón, Oriente Medio, Sudeste Asiático, Taiwán y Vietnam. No ofrecemos Corea, porque allí el boosting es delito. Si un servidor cuesta más o menos, el presupuesto lo muestra en una línea propia.',
} as const satisfies LandingWords
