import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Del rango que tienes al rango que digas, en Competitivo, de 100 en 100 RR.',
  description:
    'Elo boost de Valorant en Competitivo, desde {price} por división. RR anotados partida a partida, precio desglosado y reembolso de lo no subido.',
  'about.title': 'Cómo se mueven los RR y qué significa para una escalada',
  'about.first':
    'Cada división de Hierro 1 a Ascendente 3 son 100 RR. Una victoria da más RR cuando tu MMR oculto está por encima del rango que muestras, y también pueden contar la diferencia de rondas y tu propio rendimiento. No hay partida de promoción: con 100 RR has pasado. A partir de Inmortal los RR no tienen tope, y Radiante pide además un puesto entre los mejores de tu región.',
  'about.second':
    'El booster juega Competitivo en tu cuenta y en tu región. Dinos cuánto te da una victoria normal, porque una cuenta con ganancia baja necesita más partidas. Como extra puedes nombrar agentes, si están desbloqueados. El stream privado te enseña las rondas en directo; el coaching te cuenta por qué se ganaron. Mientras el pedido esté en curso, no toques Competitivo: tus propias partidas moverían los RR en los que se basa el registro.',
  'question.first': '¿Qué agentes puedo pedir?',
  'answer.first':
    'Cualquiera que esté desbloqueado en tu cuenta; el booster juega entonces solo con esos. Nombra agentes de más de un rol. El agente es de quien lo bloquea primero, y una lista con un único duelista no deja nada si un compañero es más rápido.',
  'question.second': '¿Por qué mi amigo gana más RR por victoria?',
  'answer.second':
    'Los RR siguen la distancia entre MMR y rango. Con un MMR por encima de tu rango, las victorias dan más de lo que cuestan las derrotas; por debajo, al revés. Elige baja, normal o alta según tus últimas partidas. Cambia el precio y el tiempo.',
  'question.third': '¿Cubre el precio las partidas perdidas?',
  'answer.third':
    'Sí. El presupuesto es por el rango que dijiste. Las derrotas, los dodges y los RR que quitan son parte del camino, y el booster sigue jugando hasta que llegues. El registro lo muestra todo.',
  'question.fourth': '¿Podéis llevarme a Radiante?',
  'answer.fourth':
    'Se puede pedir, y solo puede aceptarlo un booster autorizado para esa altura. Radiante exige RR suficientes y una de las plazas limitadas de tu región, y ambas cosas cambian a diario. El pedido es por los RR que indiques, así que mira antes la tabla de clasificación.',
  'question.fifth': '¿Qué hace Riot con las cuentas boosteadas?',
  'answer.fifth':
    'El boosting y compartir la cuenta incumplen las condiciones. Riot Games puede quitar las recompensas de clasificatoria, suspender o banear, y Vanguard funciona en cada equipo en el que se usa tu cuenta. Lo que venga de ahí no está en nuestras manos. Lo aceptas antes de pagar.',
} as const satisfies ServiceWords
