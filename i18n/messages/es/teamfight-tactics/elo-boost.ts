import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Elige un objetivo. Un booster juega tus partidas de Clasificatoria o Double Up hasta llegar a él.',
  description:
    'Elo boost de Teamfight Tactics en Clasificatoria o Double Up, desde {price} por división. Cada partida anotada y reembolso según lo subido.',
  'about.title': 'LP en partidas de ocho',
  'about.first':
    'En Teamfight Tactics, tus LP los decide el puesto en que acabas. La mitad de arriba gana, la de abajo pierde, y un primero da más que un cuarto. Una división son 100 LP, como en League of Legends, pero los dos rangos no tienen nada que ver, ni siquiera en la misma cuenta de Riot. Clasificatoria y Double Up llevan a su vez clasificaciones separadas, y cada set nuevo empieza con un reinicio.',
  'about.second':
    'El booster juega partidas enteras en tu cuenta, y una partida que va bien es larga: quien acaba arriba se queda hasta el final. Mientras tanto no entres en ninguno de los dos juegos, porque League of Legends usa los mismos datos de acceso. No se pueden nombrar campeones de antemano, porque la tienda decide qué da una partida. El extra que mejor le va a este juego es el coaching: los tableros y las decisiones se pueden repasar después.',
  'question.first': '¿Queda el booster primero siempre?',
  'answer.first':
    'No. Con top 4 constantes se sube; forzando primeros se pierden LP. En el registro verás terceros y cuartos, y de vez en cuando un octavo. Pagas por la división del final, y una mala partida la compensan las siguientes.',
  'question.second': '¿Puedo jugar a League of Legends durante el pedido?',
  'answer.second':
    'No a la vez. Los dos juegos van con una sola cuenta de Riot, y un segundo inicio de sesión echa al primero en plena partida. Pausa el pedido en su página cuando quieras la cuenta para ti y reanúdalo después.',
  'question.third': '¿Qué pasa cuando empieza un set nuevo?',
  'answer.third':
    'Los rangos se reinician y la escalada pierde su base. Compara el plazo con el final del set antes de pedir. Si para entonces una escalada no ha acabado, el equipo puede pararla, y se reembolsan las divisiones que faltan.',
  'question.fourth': '¿Por qué no puedo elegir campeones ni composición?',
  'answer.fourth':
    'Porque nadie podría cumplirlo. Las tiendas, los objetos y las unidades disputadas deciden qué es posible, y una composición forzada pierde LP. Por eso en Teamfight Tactics no existe el extra de campeones concretos.',
  'question.fifth': '¿Sanciona Riot el boosting también en TFT?',
  'answer.fifth':
    'Sí. Las condiciones son las de League of Legends, y la cuenta también. Una suspensión o un baneo afectan a todo lo que hay en ella, incluidas minileyendas, arenas y aspectos. No podemos prometer que la tuya se libre.',
} as const satisfies ServiceWords
