import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Compra victorias netas en el rango que tienes ahora. Una derrota se recupera y no te cuesta nada más.',
  description:
    'Victorias netas de League of Legends en tu rango, desde {price} por victoria neta. Las derrotas se recuperan sin coste. En solitario o en dúo.',
  'about.title': 'Victorias netas, con cuentas claras',
  'about.first':
    'Una victoria neta es la que queda después de restar las derrotas. Cuatro ganadas y una perdida dejan tres. El pedido acaba cuando se alcanza el número que compraste, por muchas partidas que hagan falta. Va bien a quien quiere alejarse de un descenso, un empujón para salir de una división en la que está atascado o partidas activas contra la pérdida de LP por inactividad en los rangos altos, sin fijar un objetivo.',
  'about.second':
    'El precio va según el rango en que estás al hacer el pedido. Cuántos LP dan las victorias depende de tu MMR y no cambia nada del precio. Un booster juega en tu cuenta, o eliges dúo y juegas también. La victoria extra añade una más al pedido a un precio fijo. También puedes elegir Flexible; indica entonces tu rango de Flexible.',
  'question.first': '¿Cuántas partidas son cinco victorias netas?',
  'answer.first':
    'Las que hagan falta para tener cinco victorias más que derrotas. Con cinco seguidas basta; con dos derrotas por el camino son nueve partidas. En ambos casos pagas cinco, y la página del pedido muestra la cuenta después de cada partida.',
  'question.second': '¿Me llevará eso a la siguiente división?',
  'answer.second':
    'Quizá, pero no forma parte del pedido. Si una victoria te da 20 LP y una derrota te quita 20, cinco victorias netas son 100 LP, una división. Si lo que importa es la división, pide un elo boost: ahí el objetivo es fijo y el número de partidas queda abierto.',
  'question.third': 'Mi rango sube durante el pedido. ¿Sube también el precio?',
  'answer.third':
    'No. El precio queda fijado con el pedido, según el rango en que lo hiciste. Si las victorias te llevan de Oro a Platino, las que faltan siguen costando lo que dice tu presupuesto.',
  'question.fourth': '¿Cuentan los remakes y los dodges?',
  'answer.fourth':
    'No. Un remake no tiene ganador, y una selección abandonada no llegó a ser partida, así que ninguno mueve la cuenta. Los LP que quita un dodge no se compensan aquí, porque este pedido cuenta partidas y no puntos.',
  'question.fifth': '¿Son unas pocas victorias demasiado poco para que se note?',
  'answer.fifth':
    'Eso solo podría responderlo Riot Games, así que no lo afirmamos. El boosting incumple las condiciones sea cual sea su tamaño, y las medidas van desde perder las recompensas de clasificatoria hasta el baneo permanente. Lo vuelves a leer en el pago y allí lo confirmas.',
} as const satisfies ServiceWords
