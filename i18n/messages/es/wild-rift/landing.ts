import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Wild Rift',
  lead: 'De Hierro a Soberano, en Android o iOS, con cada marca anotada.',
  description:
    'Boosting de Wild Rift para Android e iOS, desde {price} por división. Elo, dúo, inicio de temporada y victorias netas, reembolso según lo subido.',
  'about.title': 'Divisiones cortas, una cima larga',
  'about.first':
    'La clasificación de Wild Rift se cuenta en marcas: dos por división en Hierro, tres en Bronce y Plata, cuatro en Oro y Platino, cinco en Esmeralda y Diamante. Por encima están Maestro, Gran Maestro, Aspirante y Soberano, con puntos sin tope. No hay partidas de posicionamiento; una temporada nueva te baja, y vuelves a subir. Junto a Clasificatoria está la cola legendaria, para jugadores individuales a partir de Diamante.',
  'about.second':
    'Es un juego para móviles, y eso da forma al pedido. Nos dices servidor y plataforma, y guardas unos datos de Riot en la caja fuerte, o ninguno si es en dúo. No entregues nunca una cuenta de Google, Apple o Facebook. El booster juega en otro dispositivo, anota cada partida con sus marcas y entrega una imagen del rango final. Después tienes 72 horas para comprobarlo en tu móvil.',
  'service.elo': 'Un booster reúne las marcas en tu cuenta, hasta el rango que digas.',
  'service.duo': 'Juegas en tu móvil, y el booster está en tu grupo.',
  'service.placement': 'Tus primeras clasificatorias de la temporada, hasta diez.',
  'service.win': 'Victorias netas en Clasificatoria o cola legendaria.',
  'question.first': '¿Es mi rango de Wild Rift el mismo que en League of Legends?',
  'answer.first':
    'No. La cuenta puede ser la misma; las clasificaciones no. Wild Rift tiene marcas en lugar de LP, un rango más en lo alto y otros servidores. Pide para el juego de tu móvil, con el rango que muestra.',
  'question.second': '¿Qué servidores ofrecéis?',
  'answer.second':
    'Europa, Norteamérica, Brasil, Latinoamérica, Sudeste Asiático y Oriente Medio. Elige aquel en el que juegas, porque los rangos no pasan de uno a otro. No ofrecemos los servidores de China continental ni de Corea.',
  'question.third': '¿Cómo entra un booster en mi cuenta?',
  'answer.third':
    'Con los datos de Riot que guardas en la caja fuerte. Está cifrada, el booster de tu pedido solo puede abrirla durante el boost, y tú ves cada consulta. Si prefieres no dar nada, el dúo solo necesita tu nombre en el juego.',
  'question.fourth': '¿Me pueden banear?',
  'answer.fourth':
    'Pueden. El boosting y compartir una cuenta van contra las condiciones de Riot Games en el móvil igual que en PC. La suspensión, la pérdida de recompensas y el baneo permanente son todos posibles, y no te diremos otra cosa, ni aquí ni en el pago.',
  'question.fifth': '¿Cuánto tarda?',
  'answer.fifth':
    'La calculadora convierte tu escalada en partidas y días y muestra un plazo. Las divisiones bajas pasan rápido, Diamante lleva su tiempo, y un dúo dura lo que den de sí tus horas libres. El plazo queda guardado con el pedido, para que lo compares.',
  'question.sixth': '¿Y si cambio de idea?',
  'answer.sixth':
    'Antes de que empiece un booster, cancelas tú y eliges adónde va el precio completo: a tu saldo aquí o por donde pagaste. Más tarde, el equipo puede parar el pedido, y se reembolsa lo que las partidas anotadas no han ganado.',
} as const satisfies LandingWords
