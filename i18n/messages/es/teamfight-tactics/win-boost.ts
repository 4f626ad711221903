import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Compra top 4 que se quedan. Una partida perdida se recupera sin coste.',
  description:
    'Victorias netas de Teamfight Tactics, desde {price} por victoria neta. Ganar es un top 4 y lo perdido se recupera. Clasificatoria o Double Up.',
  'about.title': 'Qué es una victoria entre ocho jugadores',
  'about.first':
    'En una partida hay un solo primero, pero la mitad gana LP. Por eso, en este pedido una victoria es acabar en el top 4 y, en Double Up, entre los dos primeros equipos. Todo lo de abajo es una derrota. Neta significa que se restan las derrotas: cinco top 4 y un puesto peor son cuatro victorias netas. Cuántos LP suman depende de los puestos y de tu puntuación.',
  'about.second':
    'Lo que cuesta una victoria va según tu rango el día del pedido. Las victorias netas encajan cuando estás cerca de un descenso, cuando el último tramo de una división se alarga o cuando el final del set está demasiado cerca para una escalada entera. En Clasificatoria el booster juega en tu cuenta. En Double Up puedes jugar también, das solo tu Riot ID e indicas el rango que tienes allí.',
  'question.first': '¿Cuenta más un primer puesto?',
  'answer.first':
    'No. Primero o cuarto, es una victoria; quinto u octavo, es una derrota. Un primero te da más LP, y esos son tuyos, pero no acorta el pedido.',
  'question.second': '¿Cuántas partidas son cuatro victorias netas?',
  'answer.second':
    'Hasta que tengas cuatro top 4 más que puestos peores. Cuatro seguidos bastarían; con dos fallos son ocho partidas. El precio es el mismo en los dos casos.',
  'question.third': '¿Compro victorias o un elo boost?',
  'answer.third':
    'Victorias, si quieres unas cuantas partidas buenas y no te importa dónde acaben exactamente. Elo boost, si quieres una división concreta: ahí el objetivo es fijo, y una mala racha cuesta tiempo, pero no dinero.',
  'question.fourth': '¿Y si el set acaba antes de que se jueguen todas?',
  'answer.fourth':
    'Lo ganado, ganado queda, pero el resto se jugaría en una clasificación nueva. Si no quieres eso, pide al equipo que termine el pedido: se reembolsan las victorias que faltan en el registro.',
  'question.fifth': '¿Qué le puede pasar a mi cuenta?',
  'answer.fifth':
    'Riot Games puede suspenderla o cerrarla por boosting, y con ella tu League of Legends. Un pedido pequeño no es una excepción a las condiciones. Antes del pago te pedimos que confirmes que lo sabes.',
} as const satisfies ServiceWords
