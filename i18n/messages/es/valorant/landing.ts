import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Valorant',
  lead: 'De Hierro 1 a Radiante en Competitivo. Marca salida y objetivo, mira el precio y el tiempo y sigue cada partida.',
  description:
    'Boosting de Valorant en Competitivo, desde {price} por división: elo, dúo, posicionamiento y victorias netas. Precios y reembolsos claros.',
  'about.title': 'Una cola, nueve rangos',
  'about.first':
    'Valorant tiene una sola cola clasificatoria, Competitivo, y nueve rangos: Hierro, Bronce, Plata, Oro, Platino, Diamante, Ascendente, Inmortal y Radiante. Los siete primeros tienen tres divisiones de 100 RR cada uno. A partir de Inmortal los RR no tienen tope, y la tabla de clasificación de tu región dice quién está dónde. La temporada se divide en actos, y un reinicio trae partidas de posicionamiento. Los rangos pertenecen a una región, así que pide para aquella en la que juega tu cuenta.',
  'about.second':
    'Un pedido indica una salida y un objetivo, o un número de victorias o de partidas de posicionamiento. Un booster juega en tu cuenta o a tu lado y anota cada partida con sus RR. Puedes pedir agentes por su nombre. Tu MMR decide cuántas partidas necesita una división; por eso la calculadora quiere saber cuánto te da una victoria. El total que ves antes de pagar es el total que se cobra.',
  'service.elo': 'Un booster juega Competitivo en tu cuenta hasta el rango que digas.',
  'service.duo': 'Entráis en cola juntos, y tus datos de acceso se quedan contigo.',
  'service.placement': 'Hasta cinco partidas después de un reinicio, en tu cuenta o codo con codo.',
  'service.win': 'Victorias netas en tu rango, con las derrotas recuperadas.',
  'question.first': '¿Qué pasa al final de un acto?',
  'answer.first':
    'Depende del acto: después de unos hay un reinicio, después de otros el rango sigue. Si un reinicio corta tu escalada, el equipo puede parar el pedido, y la parte no subida se reembolsa según las partidas anotadas. El cliente muestra cuándo acaba el acto.',
  'question.second': '¿Permite Riot el boosting en Valorant?',
  'answer.second':
    'No. Prohíbe el boosting y compartir la cuenta, y las sanciones pueden llegar al baneo permanente. Podemos proteger tus datos de acceso, pero no tu situación ante Riot Games. Al pagar confirmas que lo sabes.',
  'question.third': '¿Qué regiones hay?',
  'answer.third':
    'Europa, Norteamérica, Brasil, Latinoamérica y Asia-Pacífico. No servimos Corea, porque allí el boosting es delito. Solo pueden aceptar tu pedido boosters que ofrecen tu región, así que asegúrate de elegir la correcta.',
  'question.fourth': '¿Quién ve mis datos de acceso?',
  'answer.fourth':
    'En un pedido en dúo nadie, porque no los das. En los demás, solo el booster que ha aceptado tu pedido y solo durante el boost. La caja fuerte anota cada consulta para que puedas leerla, y se vacía cuando acaba el pedido.',
  'question.fifth': '¿Cuánto tarda en empezar alguien?',
  'answer.fifth':
    'La búsqueda empieza cuando el pedido está pagado y, si hacen falta, los datos de acceso guardados. El inicio está prometido en una hora. Si para entonces nadie ha aceptado tu pedido, sigue esperando o cancélalo, y vuelve el precio completo.',
  'question.sixth': '¿Cómo sé que se ha alcanzado el rango?',
  'answer.sixth':
    'El booster entrega una imagen del rango final. Tienes 72 horas para compararla con tu cuenta y cerrar el pedido; después se cierra solo. El equipo puede devolver una prueba que no sea correcta.',
} as const satisfies LandingWords
