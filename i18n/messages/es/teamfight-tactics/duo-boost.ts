import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Dos tableros, un equipo. Sube en Double Up con un booster de compañero.',
  description:
    'Sube en la clasificación de Double Up de Teamfight Tactics con un booster a tu lado, desde {price} por división. Juegas tú y no das contraseña.',
  'about.title': 'Por qué aquí dúo significa Double Up',
  'about.first':
    'En Clasificatoria cada uno juega por su cuenta: un amigo en la partida es uno de tus siete rivales. Double Up es el modo para dos. Cuatro equipos comparten la partida; los compañeros viven de la misma vida, se envían unidades y ayudan en el otro tablero. Tiene su propia clasificación de Hierro a Aspirante, con 100 LP por división, y el puesto del equipo cuenta para los dos.',
  'about.second':
    'Tú juegas tu tablero y el booster, el suyo. Te pasa las unidades que necesitas y tú le pasas las que te sobran. Indica como salida tu rango de Double Up, no el de Clasificatoria, o la distancia y el precio no serán correctos. Tus horas libres marcan el ritmo. Puedes añadir coaching y una victoria extra; campeones concretos no, por la misma razón que en todo este juego: decide la tienda.',
  'question.first': '¿Podemos subir juntos en Clasificatoria?',
  'answer.first':
    'No. En esa cola seríais rivales, y dos jugadores que pactan sus puestos incumplen las normas una vez más. Un pedido con compañero es siempre Double Up. Para tu rango de Clasificatoria está el elo boost.',
  'question.second': '¿Me pueden sancionar aunque juegue yo?',
  'answer.second':
    'Sí, a ti y también a tu compañero. Las condiciones de Riot Games prohíben el boosting de pago aunque el tablero lo lleves tú. Tus datos de acceso no corren peligro, porque nadie más los usa; tu cuenta sí. Lo confirmas antes de pagar.',
  'question.third': 'Aún no tengo rango de Double Up. ¿Qué hago?',
  'answer.third':
    'Una escalada necesita una salida, porque el precio cuenta las divisiones desde ahí. Juega solo tus primeras partidas de Double Up, o pídelas como boost de posicionamiento en dúo. Después tendrás un rango que indicar aquí.',
  'question.fourth': '¿Con qué puestos avanzamos?',
  'answer.fourth':
    'Los dos primeros de los cuatro equipos ganan LP y los otros dos los pierden. Las malas partidas son parte de toda escalada y se compensan dentro del precio. Pagas por la división que dijiste, no por partidas sueltas.',
  'question.fifth': '¿Cómo encontramos horas que nos vayan bien a los dos?',
  'answer.fifth':
    'Escribes en el pedido cuándo puedes jugar. Los boosters lo leen antes de aceptar, así que quien lo tome conoce tus horas. Si nadie lo acepta en una hora, puedes cancelar y recuperarlo todo.',
} as const satisfies ServiceWords
