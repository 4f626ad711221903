import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de League of Legends',
  lead: 'De Hierro a Aspirante, en Solo/Dúo o Flexible. Marca una escalada, mira su precio desglosado y sigue cada partida.',
  description:
    'Boosting de League of Legends desde {price} por división: elo, dúo, posicionamiento y victorias netas. Precio desglosado y reembolso según lo subido.',
  'about.title': 'La clasificación, y lo que hacemos en ella',
  'about.first':
    'Siete rangos de cuatro divisiones llevan de Hierro IV a Diamante I, y cada división son 100 LP. Por encima están Maestro, Gran Maestro y Aspirante, donde los LP no tienen tope y las plazas de lo más alto son limitadas. Un reinicio abre la temporada con cinco partidas de posicionamiento. Solo/Dúo y Flexible llevan rangos separados, y cada servidor también: un rango en Oeste de Europa no dice nada en Norteamérica.',
  'about.second':
    'Cuatro servicios responden a cuatro deseos. Una división concreta es un elo boost, o un duo boost si quieres jugar tú. Una temporada recién empezada es un boost de posicionamiento. Algo de margen sobre un descenso es un boost de victorias. En todos ves lo mismo: el precio desglosado, un plazo, un registro de las partidas y el importe que volvería a ti si el pedido parara ahora.',
  'service.elo': 'Un booster sube en tu cuenta hasta la división que digas.',
  'service.duo': 'Subes tú, con un booster de compañero y sin dar ninguna contraseña.',
  'service.placement': 'Hasta cinco partidas después del reinicio, con precio según tu último rango.',
  'service.win': 'Un número de victorias netas en tu rango. Una derrota se recupera.',
  'question.first': '¿Qué servicio me conviene?',
  'answer.first':
    'Si el objetivo es un rango, elige el elo boost, o el duo boost para jugar tú. Tras un reinicio, empieza por el posicionamiento. Si solo quieres alejarte de un descenso, elige unas cuantas victorias netas. Puedes ver el precio de los cuatro sin cuenta.',
  'question.second': '¿Va el boosting contra las normas de League of Legends?',
  'answer.second':
    'Sí. Riot Games lo prohíbe y puede quitar las recompensas de clasificatoria, suspender la cuenta o banearla. Eso vale también para el dúo. Lo decimos antes de cada pago y te pedimos que lo confirmes, porque ningún servicio puede quitarte ese riesgo.',
  'question.third': '¿Cómo guardáis mis datos de Riot?',
  'answer.third':
    'En una caja fuerte: cifrados, accesibles solo para el booster de tu pedido y solo durante el boost. Cada consulta queda anotada con su hora, y tú puedes leer ese registro. Puedes cambiar o revocar los datos de acceso, y se borran cuando se cierra el pedido.',
  'question.fourth': '¿Necesito una cuenta aquí?',
  'answer.fourth':
    'No, con un correo basta para pedir como invitado. Un pedido sin pagar se cancela a las 48 horas, con un recordatorio por correo antes. No se cobra nada por él.',
  'question.fifth': '¿Cuándo cobra el booster?',
  'answer.fifth':
    'Después de tu comprobación. El booster entrega una prueba del resultado y tú tienes 72 horas para mirarla. Solo entonces se le abona su parte, y queda retenida otros siete días antes de que pueda retirarla.',
  'question.sixth': '¿Qué servidores puedo elegir?',
  'answer.sixth':
    'Oeste de Europa, Norte y este de Europa, Norteamérica, Brasil, los dos servidores de Latinoamérica, Oceanía, Turquía, Rusia, Japón, Oriente Medio, Sudeste Asiático, Taiwán y Vietnam. No servimos Corea, porque allí el boosting es delito. Si un servidor cuesta más o menos, el presupuesto lo dice en una línea propia.',
} as const satisfies LandingWords
