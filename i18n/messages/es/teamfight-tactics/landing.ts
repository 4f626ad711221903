import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Teamfight Tactics',
  lead: 'Clasificatoria o Double Up, de Hierro a Aspirante. Mira cuánto cuesta cada división y cómo acabó cada partida.',
  description:
    'Boosting de Teamfight Tactics en Clasificatoria y Double Up, desde {price} por división. Escaladas, dúo, posicionamiento y victorias netas.',
  'about.title': 'Una clasificación por cola, un reinicio por set',
  'about.first':
    'Teamfight Tactics toma sus rangos de League of Legends: de Hierro a Diamante en cuatro divisiones de 100 LP, y después Maestro, Gran Maestro y Aspirante con LP sin tope. Lo que cambia es la forma de subir. Ocho jugadores comparten una partida, los cuatro primeros ganan, y los resultados constantes valen más que algún primero suelto. Cada set reinicia la clasificación y empieza con partidas de posicionamiento. Double Up tiene un rango propio.',
  'about.second':
    'Los precios son por división, por victoria neta o por partida de posicionamiento, y cada rango tiene el suyo. El booster anota cada partida con sus LP, así que ves la escalada con sus bajadas. Un compañero solo es posible en Double Up, y no se pueden pedir campeones, porque ninguna tienda se puede planear. Deja margen antes del final de un set: los buenos puestos hacen partidas largas, y caben menos en un día.',
  'service.elo': 'Un booster juega tus partidas hasta que estés en la división que dijiste.',
  'service.duo': 'Tú y un booster sois un equipo en Double Up.',
  'service.placement': 'Las primeras partidas de un set, en Clasificatoria o Double Up.',
  'service.win': 'Top 4, restando las derrotas.',
  'question.first': '¿Qué cola elijo?',
  'answer.first':
    'Aquella cuyo rango quieras cambiar; no se afectan entre sí. En Clasificatoria un booster juega solo y necesita tus datos de acceso. Double Up puede jugarse en tu lugar o contigo.',
  'question.second': '¿Está ligado mi rango de TFT al de League of Legends?',
  'answer.second':
    'Solo por la cuenta. Los datos de acceso y el servidor son los mismos; los rangos, las puntuaciones y los reinicios, no. Un pedido para uno deja tu rango del otro como está. Una sanción, en cambio, afecta a la cuenta y por tanto a los dos juegos.',
  'question.third': '¿Cuánto tarda una división?',
  'answer.third':
    'Depende de tu rango y de los LP que ganas. La calculadora convierte ambas cosas en partidas y días y muestra un margen, no una fecha. El margen queda guardado con tu pedido, y su página lo compara con lo que pasa.',
  'question.fourth': '¿Qué recupero si paro?',
  'answer.fourth':
    'Todo, mientras no haya empezado ningún booster. Después, el equipo puede parar el pedido y deciden las partidas anotadas: las divisiones acabadas quedan pagadas, la que está en curso cuenta por sus LP y el resto vuelve a ti. La página del pedido muestra ese importe en todo momento.',
  'question.fifth': '¿Se dará cuenta Riot Games?',
  'answer.fifth':
    'No lo sabemos, y no lo sabe nadie que venda boosting. Incumple las condiciones, y las suspensiones y los baneos son posibles. Preferimos decirlo aquí que después de una sanción. Lo confirmas antes de pagar.',
  'question.sixth': '¿Puedo ver mis partidas?',
  'answer.sixth':
    'Con el stream privado, sí: es un extra, y el booster te enseña cada partida en directo. Sin él, encuentras igualmente cada partida en la página del pedido en cuanto se anota, con su resultado y sus LP.',
} as const satisfies LandingWords
