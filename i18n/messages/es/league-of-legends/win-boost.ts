import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster consigue victorias netas en tu rango actual, solo o contigo. Las derrotas se recuperan y no te cuestan nada más.',
  description:
    'Victorias netas de LoL en tu rango, desde {price} por victoria neta. Las derrotas se recuperan sin coste. En solitario o en dúo.',
  'about.title': 'Cómo se cuentan las victorias netas',
  'about.first':
    'Las victorias netas son victorias menos derrotas: cuatro ganadas y una perdida son tres. El pedido acaba cuando tienes el número que compraste, por muchas partidas que hagan falta. Sirven a quien no busca un rango concreto, sino alejarse del descenso, salir de una división en la que se ha atascado o sumar partidas para no perder LP por inactividad en los rangos altos.',
  'about.second':
    'El precio depende del rango que tienes al hacer el pedido. Cuántos LP dan las victorias depende de tu MMR y no cambia el precio. Un booster juega en tu cuenta, o eliges dúo y juegas tú también. «{games.addon.bonus-win}» añade una victoria más a precio fijo. También puedes elegir Flexible; en ese caso, indica tu rango de Flexible.',
  'question.first': '¿Cuántas partidas hacen falta para cinco victorias netas?',
  'answer.first':
    'Las necesarias para tener cinco victorias más que derrotas. Con cinco seguidas basta; con dos derrotas por el camino son nueve partidas. En los dos casos pagas cinco, y la página del pedido muestra la cuenta después de cada partida.',
  'question.second': '¿Llegaré con eso a la siguiente división?',
  'answer.second':
    'Quizá, pero no forma parte del pedido. Si una victoria te da 20 LP y una derrota te quita 20, cinco victorias netas son 100 LP, es decir, una división. Si lo que importa es la división, pide un elo boost: ahí el objetivo es fijo y el número de partidas queda abierto.',
  'question.third': 'Si mi rango sube durante el pedido, ¿sube también el precio?',
  'answer.third':
    'No. El precio queda fijado por el rango que tenías al hacer el pedido. Si las victorias te llevan de Oro a Platino, las que faltan siguen costando lo que dice tu presupuesto.',
  'question.fourth': '¿Cuentan los remakes y los dodges?',
  'answer.fourth':
    'No. Un remake no tiene ganador y un dodge no llega a ser una partida, así que ninguno cambia la cuenta. Los LP que quita un dodge no se compensan aquí, porque este pedido cuenta partidas y no puntos.',
  'question.fifth': '¿Puede pasar desapercibido un pedido de pocas victorias?',
  'answer.fifth':
    'Eso solo lo sabe Riot Games, así que no vamos a fingir que lo sabemos. El boosting incumple las condiciones a cualquier escala, y las sanciones van desde perder las recompensas de clasificatoria hasta el baneo permanente. Lo vuelves a leer al pagar y lo confirmas allí.',
} as const satisfies ServiceWords
