import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster consigue los top 4 que compras. Las partidas perdidas se recuperan sin coste.',
  description:
    'Victorias netas de TFT desde {price} cada una. Una victoria es un top 4, y lo perdido se recupera. En Clasificatoria o Double Up.',
  'about.title': 'Qué es una victoria entre ocho jugadores',
  'about.first':
    'En una partida hay un solo primero, pero la mitad gana LP. Por eso, en este pedido una victoria es un top 4, o un top 2 de tu equipo en Double Up. Todo lo demás es una derrota. Neta significa victorias menos derrotas: cinco top 4 y un puesto peor son cuatro victorias netas. Cuántos LP suman depende de los puestos y de tu puntuación.',
  'about.second':
    'El precio de una victoria depende de tu rango el día del pedido. Las victorias netas tienen sentido cuando estás cerca del descenso, cuando el último tramo de una división se alarga o cuando al set le queda poco para una escalada entera. En Clasificatoria, el booster juega en tu cuenta. En Double Up puedes jugar tú también con solo dar tu Riot ID; indica el rango que tienes allí.',
  'question.first': '¿Cuenta más un primer puesto?',
  'answer.first':
    'No. Primero o cuarto, es una victoria; quinto u octavo, es una derrota. Un primer puesto te da más LP, y esos son tuyos, pero no acorta el pedido.',
  'question.second': '¿Cuántas partidas son cuatro victorias netas?',
  'answer.second':
    'Las necesarias para tener cuatro top 4 más que puestos peores. Cuatro seguidos bastarían; con dos fallos son ocho partidas. El precio es el mismo en los dos casos.',
  'question.third': '¿Compro victorias o un elo boost?',
  'answer.third':
    'Victorias, si quieres unas cuantas partidas buenas y te da igual dónde acabes exactamente. Un elo boost, si quieres una división concreta: ahí el objetivo es fijo, y una mala racha cuesta tiempo, pero no dinero.',
  'question.fourth': '¿Y si el set termina antes de jugar todas las victorias?',
  'answer.fourth':
    'Conservas lo ganado, pero el resto se jugaría en una clasificación nueva. Si no quieres eso, pide al equipo que detenga el pedido: se te reembolsan las victorias que faltan en el registro.',
  'question.fifth': '¿Qué le puede pasar a mi cuenta?',
  'answer.fifth':
    'Riot Games puede suspenderla o cerrarla por boosting, y con ella tu League of Legends. Las condiciones no hacen excepciones con los pedidos pequeños. Antes de pagar te pedimos que confirmes que lo sabes.',
} as const satisfies ServiceWords
