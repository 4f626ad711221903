import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster juega Competitivo en tu cuenta, del rango que tienes al rango que quieres, de 100 en 100 RR.',
  description:
    'Elo boost de Valorant en Competitivo, desde {price} por división. RR registrados en cada partida, precio desglosado y reembolso de lo no jugado.',
  'about.title': 'Cómo se mueven los RR y qué significa para tu escalada',
  'about.first':
    'Cada división de Hierro 1 a Ascendente 3 son 100 RR. Una victoria da más RR cuando tu MMR oculto está por encima del rango que muestras, y también pueden contar la diferencia de rondas y tu propio rendimiento. No hay partida de promoción: con 100 RR subes. A partir de Inmortal los RR no tienen tope, y Radiante exige además un puesto entre los mejores de tu región.',
  'about.second':
    'El booster juega Competitivo en tu cuenta y en tu región. Indica cuánto te da una victoria normal, porque una cuenta con ganancia baja necesita más partidas. Como extra puedes elegir agentes, si están desbloqueados. «{games.addon.stream}» te muestra las rondas en directo y «{games.addon.coaching}» explica por qué se ganaron. Mientras el pedido esté en curso, no juegues Competitivo: tus propias partidas moverían los RR en los que se basa el registro.',
  'question.first': '¿Qué agentes puedo pedir?',
  'answer.first':
    'Cualquiera que esté desbloqueado en tu cuenta; el booster juega entonces solo con esos. Elige agentes de más de un rol. El agente es del primero que lo bloquea, y si solo pides un duelista, un compañero más rápido deja al booster sin ninguno.',
  'question.second': '¿Por qué mi amigo gana más RR por victoria?',
  'answer.second':
    'Los RR dependen de la distancia entre MMR y rango. Si tu MMR está por encima de tu rango, las victorias dan más de lo que cuestan las derrotas; si está por debajo, al revés. Elige «{games.gain.low}», «{games.gain.normal}» o «{games.gain.high}» según tus últimas partidas. Influye en el precio y en el plazo.',
  'question.third': '¿Cubre el precio las partidas perdidas?',
  'answer.third':
    'Sí. El presupuesto es por el rango que has elegido. Las derrotas, los dodges y los RR que cuestan forman parte del camino, y el booster sigue jugando hasta que llegues. El registro lo muestra todo.',
  'question.fourth': '¿Puedo llegar a Radiante?',
  'answer.fourth':
    'Puedes pedirlo, y solo puede aceptarlo un booster autorizado para ese rango. Radiante exige RR suficientes y una de las plazas limitadas de tu región, y ambas cosas cambian a diario. El pedido es por los RR que indiques, así que mira antes la tabla de clasificación.',
  'question.fifth': '¿Qué hace Riot con las cuentas boosteadas?',
  'answer.fifth':
    'El boosting y compartir la cuenta incumplen las condiciones. Riot Games puede retirar las recompensas de clasificatoria y suspender o banear cuentas, y Vanguard se ejecuta en todos los equipos en los que se usa la tuya. Lo que pase después no está en nuestras manos. Lo aceptas antes de pagar.',
} as const satisfies ServiceWords
