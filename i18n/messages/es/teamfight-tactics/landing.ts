import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Teamfight Tactics (TFT)',
  lead: 'Un booster juega tus partidas de Clasificatoria o Double Up, o es tu compañero en Double Up. Ves cuánto cuesta cada división y cómo acabó cada partida.',
  description:
    'Boosting de Teamfight Tactics en Clasificatoria y Double Up, desde {price} por división. Escaladas, dúo, posicionamiento y victorias netas.',
  'about.title': 'Una clasificación por cola, un reinicio por set',
  'about.first':
    'Teamfight Tactics toma sus rangos de League of Legends: de Hierro a Diamante, con cuatro divisiones de 100 LP, y después Maestro, Gran Maestro y Aspirante, sin tope de LP. Lo que cambia es la forma de subir. Ocho jugadores comparten una partida, los cuatro primeros ganan LP, y la constancia rinde más que un primer puesto de vez en cuando. Cada set reinicia la clasificación y empieza con partidas de posicionamiento. Double Up tiene su propio rango.',
  'about.second':
    'Los precios son por división, por victoria neta o por partida de posicionamiento, y cada rango tiene el suyo. El booster registra cada partida con sus LP, así que también ves los bajones de la escalada. Solo se puede jugar en pareja en Double Up, y no se pueden elegir campeones, porque nadie sabe qué ofrecerá la tienda. Deja margen antes de que acabe un set: los buenos puestos alargan las partidas, y caben menos en un día.',
  'service.elo': 'Un booster juega tus partidas hasta llegar a la división que elijas.',
  'service.duo': 'Juegas en equipo con un booster en Double Up.',
  'service.placement': 'Las primeras partidas de un set, en Clasificatoria o Double Up.',
  'service.win': 'Top 4, restando las derrotas.',
  'question.first': '¿Qué cola elijo?',
  'answer.first':
    'Aquella cuyo rango quieras cambiar; son independientes. En Clasificatoria, el booster juega sin ti y necesita tus datos de acceso. En Double Up puede jugar por ti o contigo.',
  'question.second': '¿Está ligado mi rango de TFT al de League of Legends?',
  'answer.second':
    'Solo por la cuenta. Los datos de acceso y el servidor son los mismos; los rangos, las puntuaciones y los reinicios, no. Un pedido para uno no cambia tu rango en el otro. Una sanción, en cambio, afecta a la cuenta y, por tanto, a los dos juegos.',
  'question.third': '¿Cuánto tarda una división?',
  'answer.third':
    'Depende de tu rango y de los LP que ganas. La calculadora convierte ambas cosas en partidas y días y muestra un margen, no una fecha. El margen se guarda con tu pedido, y la página del pedido lo compara con el progreso real.',
  'question.fourth': '¿Qué recupero si lo dejo?',
  'answer.fourth':
    'Todo, mientras no haya empezado ningún booster. Después, el equipo puede detener el pedido, y deciden las partidas registradas: pagas las divisiones terminadas y los LP ganados en la actual, y recuperas el resto. La página del pedido muestra siempre ese importe.',
  'question.fifth': '¿Se dará cuenta Riot Games?',
  'answer.fifth':
    'No lo sabemos, y tampoco lo sabe nadie que venda boosting. Incumple las condiciones, y puede haber suspensiones y baneos. Preferimos decirlo aquí y no después de una sanción. Lo confirmas antes de pagar.',
  'question.sixth': '¿Puedo ver mis partidas?',
  'answer.sixth':
    'Sí, con «{games.addon.stream}»: es un extra, y el booster te muestra cada partida en directo. Sin él, también encuentras cada partida en la página del pedido en cuanto se registra, con su resultado y sus LP.',
} as const satisfies LandingWords
