import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Valorant',
  lead: 'Un booster juega Competitivo por ti o contigo, de Hierro 1 a Radiante. Ves el precio y el plazo antes de pedir y sigues cada partida.',
  description:
    'Boosting de Valorant en Competitivo, desde {price} por división: elo, dúo, posicionamiento y victorias netas. Precios y reembolsos claros.',
  'about.title': 'Una cola, nueve rangos',
  'about.first':
    'Valorant tiene una sola cola clasificatoria, Competitivo, y nueve rangos: Hierro, Bronce, Plata, Oro, Platino, Diamante, Ascendente, Inmortal y Radiante. Los siete primeros tienen tres divisiones de 100 RR cada una. A partir de Inmortal los RR no tienen tope, y la tabla de clasificación de tu región muestra quién está dónde. Las temporadas se dividen en actos, y un reinicio trae partidas de posicionamiento. Los rangos pertenecen a una región, así que pide para aquella en la que juega tu cuenta.',
  'about.second':
    'Pides un inicio y un objetivo, o un número de victorias o de partidas de posicionamiento. Un booster juega en tu cuenta o a tu lado y registra cada partida con sus RR. Puedes pedir agentes concretos. Tu MMR decide cuántas partidas necesita una división; por eso la calculadora pregunta cuánto te da una victoria. El total que ves antes de pagar es el total que se te cobra.',
  'service.elo': 'Un booster juega Competitivo en tu cuenta hasta el rango que elijas.',
  'service.duo': 'Entras en cola con un booster y no das tus datos de acceso.',
  'service.placement': 'Hasta cinco partidas tras un reinicio, en tu cuenta o codo con codo.',
  'service.win': 'Victorias netas en tu rango; las derrotas se recuperan.',
  'question.first': '¿Qué pasa al final de un acto?',
  'answer.first':
    'Depende del acto: algunos acaban con un reinicio y tras otros tu rango se mantiene. Si un reinicio corta tu pedido, el equipo puede detenerlo, y se te reembolsa la parte no jugada según las partidas registradas. El propio juego muestra cuándo acaba el acto.',
  'question.second': '¿Permite Riot el boosting en Valorant?',
  'answer.second':
    'No. Riot prohíbe el boosting y compartir la cuenta, y las sanciones pueden llegar al baneo permanente. Podemos proteger tus datos de acceso, pero no tu situación ante Riot Games. Al pagar confirmas que lo sabes.',
  'question.third': '¿Qué regiones hay?',
  'answer.third':
    'Europa, Norteamérica, Brasil, Latinoamérica y Asia-Pacífico. No ofrecemos Corea, porque allí el boosting es delito. Solo los boosters que ofrecen tu región pueden aceptar tu pedido, así que asegúrate de elegir la correcta.',
  'question.fourth': '¿Quién ve mis datos de acceso?',
  'answer.fourth':
    'En un pedido en dúo, nadie, porque no los das. En los demás, solo el booster que ha aceptado tu pedido, y solo durante el boost. La caja fuerte registra cada consulta para que puedas leerla, y se vacía cuando acaba el pedido.',
  'question.fifth': '¿Cuánto se tarda en empezar?',
  'answer.fifth':
    'La búsqueda empieza cuando el pedido está pagado y, si hacen falta, tus datos de acceso están guardados. Prometemos empezar en {figures.start}. Si para entonces nadie ha aceptado tu pedido, puedes seguir esperando o cancelarlo con reembolso completo.',
  'question.sixth': '¿Cómo sé que se ha alcanzado el rango?',
  'answer.sixth':
    'El booster envía una captura de pantalla del rango final. Tienes {figures.check} para compararla con tu cuenta y confirmar el resultado; después se confirma automáticamente. Si la prueba no es correcta, el equipo puede devolverla.',
} as const satisfies LandingWords
