import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Wild Rift',
  lead: 'Un booster juega tus clasificatorias en Android o iOS, solo o en tu grupo, de Hierro a Soberano. Cada marca queda registrada.',
  description:
    'Boosting de Wild Rift en Android e iOS, desde {price} por división. Elo, dúo, inicio de temporada y victorias netas. Reembolso según el progreso.',
  'about.title': 'Divisiones cortas, una cima larga',
  'about.first':
    'La clasificación de Wild Rift se cuenta en marcas: dos por división en Hierro, tres en Bronce y Plata, cuatro en Oro y Platino, cinco en Esmeralda y Diamante. Por encima, Maestro, Gran Maestro, Aspirante y Soberano usan puntos sin tope. No hay partidas de posicionamiento; una temporada nueva te baja de rango, y vuelves a subir. Además de Clasificatoria existe la {games.queue.legendary}, para jugadores sin grupo a partir de Diamante.',
  'about.second':
    'Es un juego para móviles, y eso se nota en el pedido. Indicas tu servidor y tu plataforma, y guardas unos datos de acceso de Riot en la caja fuerte, o ninguno si juegas en dúo. No des nunca los de Google, Apple o Facebook. El booster juega en otro dispositivo, registra cada partida con sus marcas y envía una captura de pantalla del rango final. Después tienes {figures.check} para comprobarlo en tu teléfono.',
  'service.elo': 'Un booster consigue las marcas en tu cuenta, hasta el rango que elijas.',
  'service.duo': 'Juegas en tu teléfono, con el booster en tu grupo.',
  'service.placement': 'Tus primeras clasificatorias de la temporada, hasta diez.',
  'service.win': 'Victorias netas en {games.queue.ranked} o {games.queue.legendary}.',
  'question.first': '¿Mi rango de Wild Rift es el mismo que en League of Legends?',
  'answer.first':
    'No. La cuenta puede ser la misma, pero las clasificaciones no. Wild Rift tiene marcas en lugar de LP, un rango más en lo alto y otros servidores. Pide para el juego de tu teléfono, con el rango que muestra.',
  'question.second': '¿Qué servidores puedo elegir?',
  'answer.second':
    'Europa, Norteamérica, Brasil, Latinoamérica, Sudeste Asiático y Oriente Medio. Elige aquel en el que juegas, porque los rangos no pasan de uno a otro. No ofrecemos los servidores de China continental ni de Corea.',
  'question.third': '¿Cómo entra un booster en mi cuenta?',
  'answer.third':
    'Con los datos de acceso de Riot que guardas en la caja fuerte. Están cifrados; solo puede abrirlos el booster de tu pedido, y solo durante el boost, y tú ves cada consulta. Si prefieres no dar ninguno, el dúo solo necesita tu nombre en el juego.',
  'question.fourth': '¿Me pueden banear?',
  'answer.fourth':
    'Sí, pueden. El boosting y compartir la cuenta van contra las condiciones de Riot Games, en el teléfono igual que en PC. La suspensión, la pérdida de recompensas y el baneo permanente son posibles, y no te diremos otra cosa, ni aquí ni al pagar.',
  'question.fifth': '¿Cuánto tarda?',
  'answer.fifth':
    'La calculadora convierte tu escalada en partidas y días y muestra un plazo. Las divisiones bajas van rápido, Diamante lleva su tiempo, y lo que dura un dúo depende de tu horario. El plazo se guarda con el pedido para que puedas comparar.',
  'question.sixth': '¿Y si cambio de idea?',
  'answer.sixth':
    'Hasta que empiece un booster, puedes cancelar tú y elegir adónde va el reembolso completo: a tu saldo aquí o a tu medio de pago original. Después, el equipo puede detener el pedido, y se te reembolsa lo que las partidas registradas no han conseguido.',
} as const satisfies LandingWords
