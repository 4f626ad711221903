import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Dos tableros, un equipo. Sube en Double Up con un booster de compañero.',
  description:
    'Sube en la clasificación de Double Up de TFT con un booster a tu lado, desde {price} por división. Juegas tú, sin dar tu contraseña.',
  'about.title': 'Por qué aquí el dúo es Double Up',
  'about.first':
    'En Clasificatoria, cada uno juega por su cuenta: un amigo en la partida es uno de tus siete rivales. Double Up es el modo para dos. Cuatro equipos comparten la partida; los compañeros comparten la vida, se envían unidades y ayudan en el otro tablero. Tiene su propia clasificación de Hierro a Aspirante, con 100 LP por división, y el puesto del equipo cuenta para los dos.',
  'about.second':
    'Tú juegas tu tablero y el booster, el suyo. Te envía las unidades que necesitas y tú le envías las que te sobran. Indica como inicio tu rango de Double Up, no el de Clasificatoria, o la distancia y el precio no serán correctos. Tu horario marca el ritmo. Puedes añadir «{games.addon.coaching}» y «{games.addon.bonus-win}»; no puedes elegir campeones, por la misma razón que en todo este juego: decide la tienda.',
  'question.first': '¿Podemos subir juntos en Clasificatoria?',
  'answer.first':
    'No. En esa cola, el booster sería tu rival, y dos jugadores que pactan sus puestos incumplen una norma más. Un pedido en dúo es siempre Double Up. Para tu rango de Clasificatoria, elige un elo boost.',
  'question.second': '¿Me pueden sancionar aunque juegue yo?',
  'answer.second':
    'Sí, a ti y también a tu compañero. Las condiciones de Riot Games prohíben el boosting de pago aunque juegues tú tu tablero. Tus datos de acceso no corren peligro, porque nadie más los usa; tu cuenta sí. Lo confirmas antes de pagar.',
  'question.third': 'Aún no tengo rango de Double Up. ¿Qué hago?',
  'answer.third':
    'Una escalada necesita un inicio, porque el precio cuenta las divisiones desde ahí. Juega tú tus primeras partidas de Double Up, o pídelas como boost de posicionamiento en dúo. Después tendrás un rango que indicar aquí.',
  'question.fourth': '¿Con qué puestos se ganan LP?',
  'answer.fourth':
    'Los dos primeros de los cuatro equipos ganan LP; los otros dos los pierden. Las malas partidas forman parte de toda escalada y se compensan dentro del precio. Pagas por la división que has elegido, no por partidas sueltas.',
  'question.fifth': '¿Cómo encontramos horas que nos vayan bien a los dos?',
  'answer.fifth':
    'En el pedido indicas las horas en las que puedes jugar. Los boosters lo leen antes de aceptar, así que quien acepta tu pedido ya conoce tu horario. Si nadie lo acepta en {figures.start}, puedes cancelar y recuperarlo todo.',
} as const satisfies ServiceWords
