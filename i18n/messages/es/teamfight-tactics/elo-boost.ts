import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Elige un objetivo. Un booster juega tus partidas de Clasificatoria o Double Up hasta alcanzarlo.',
  description:
    'Elo boost de TFT en Clasificatoria o Double Up, desde {price} por división. Cada partida registrada y reembolso según el progreso.',
  'about.title': 'LP en partidas de ocho',
  'about.first':
    'En Teamfight Tactics, tu puesto decide tus LP. La mitad de arriba gana, la de abajo pierde, y el primero se lleva más que el cuarto. Una división son 100 LP, como en League of Legends, pero los dos rangos no tienen nada que ver, ni siquiera en la misma cuenta de Riot. Clasificatoria y Double Up también tienen clasificaciones separadas, y cada set nuevo empieza con un reinicio.',
  'about.second':
    'El booster juega partidas enteras en tu cuenta, y una partida que va bien es larga: los mejores se quedan hasta el final. Mientras tanto, no inicies sesión en ninguno de los dos juegos, porque League of Legends usa los mismos datos de acceso. No se pueden elegir campeones de antemano, porque la tienda decide qué ofrece cada partida. Para este juego va mejor el extra «{games.addon.coaching}»: los tableros y las decisiones se pueden repasar después.',
  'question.first': '¿El booster queda siempre primero?',
  'answer.first':
    'No. Con top 4 constantes se sube; forzando primeros puestos se pierden LP. En el registro verás terceros y cuartos, y de vez en cuando un octavo. Pagas por la división del final, y una mala partida se compensa con las siguientes.',
  'question.second': '¿Puedo jugar a League of Legends durante el pedido?',
  'answer.second':
    'No a la vez. Los dos juegos usan la misma cuenta de Riot, y si inicias sesión echas al booster en plena partida. Pausa el pedido en su página cuando quieras la cuenta para ti y reanúdalo después.',
  'question.third': '¿Qué pasa cuando empieza un set nuevo?',
  'answer.third':
    'Los rangos se reinician, así que una escalada a medias no puede seguir. Compara el plazo con el final del set antes de pedir. Si para entonces la escalada no ha terminado, el equipo puede detenerla, y se te reembolsan las divisiones que faltan.',
  'question.fourth': '¿Por qué no puedo elegir campeones ni composición?',
  'answer.fourth':
    'Porque nadie podría cumplirlo. Las tiendas, los objetos y las unidades disputadas deciden qué es posible, y forzar una composición cuesta LP. Por eso Teamfight Tactics no tiene el extra «{games.addon.characters.champions}».',
  'question.fifth': '¿Riot también sanciona el boosting en TFT?',
  'answer.fifth':
    'Sí. Las condiciones son las mismas que en League of Legends, y la cuenta también. Una suspensión o un baneo afectan a todo lo que hay en ella, incluidas las minileyendas, las arenas y los aspectos. No podemos prometer que la tuya se libre.',
} as const satisfies ServiceWords
