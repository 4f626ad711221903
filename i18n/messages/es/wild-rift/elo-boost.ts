import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Marca a marca hasta el rango que quieras, en Android o iOS.',
  description:
    'Elo boost de Wild Rift en Android e iOS, desde {price} por división. Marcas anotadas partida a partida, precio desglosado y reembolso según lo subido.',
  'about.title': 'Marcas, fortaleza y el camino a Maestro',
  'about.first':
    'Wild Rift cuenta marcas en lugar de LP. Por lo general una victoria da una y una derrota quita una, y una división pide desde dos marcas en Hierro hasta cinco en Esmeralda y Diamante. La fortaleza clasificatoria, que se llena con un juego limpio y constante, puede añadir una marca o salvarla. A partir de Maestro los puntos no tienen tope, con Gran Maestro, Aspirante y Soberano por encima. Las divisiones bajas son cortas y cuestan poco; Diamante es el tramo largo.',
  'about.second':
    'El booster juega en tu cuenta de Riot, en un dispositivo propio. Tú indicas plataforma y servidor, y las marcas que ya tienes abaratan la primera división. Puedes pedir campeones si tu cuenta los tiene. La cola legendaria se abre en Diamante y se juega en solitario. No entres mientras se juegan partidas, porque tu móvil cortaría la sesión del booster en plena pelea.',
  'question.first': 'Mi juego está vinculado a Google, Apple o Facebook. ¿Qué doy?',
  'answer.first':
    'Unos datos de Riot, y nunca los de uno de esos servicios: esos abren mucho más que un juego. Si entras a través de otro servicio, crea antes un usuario y una contraseña de Riot para la cuenta, y prueba una vez si puedes entrar con ellos.',
  'question.second': '¿Cambia el precio según la plataforma?',
  'answer.second':
    'No. El rango, los campeones y los aspectos pertenecen a la cuenta de Riot y son los mismos en Android y en iOS. La preguntamos para que el booster sepa en qué sistema se suele jugar la cuenta.',
  'question.third': '¿Cómo cuentan las marcas que ya tengo?',
  'answer.third':
    'Elige tu división y las marcas que tienes en ella. Cuanto más llena esté ya esa división, menos cuesta. Todas las siguientes tienen su precio completo, porque entras en ellas sin marcas.',
  'question.fourth': '¿Puede el booster jugar la cola legendaria?',
  'answer.fourth':
    'Sí, si la eliges y estás en Diamante o por encima, donde el juego la abre. Es para jugadores individuales, así que ahí no puedes jugar tú también. El booster juega entonces esa cola y ninguna otra.',
  'question.fifth': '¿Puedo perder mi cuenta por esto?',
  'answer.fifth':
    'Sí. Las condiciones de Riot Games prohíben el boosting y compartir la cuenta también en Wild Rift. Las sanciones van de perder las recompensas de temporada a un baneo permanente, y un baneo se lleva todo lo que compraste en el juego. Nadie puede prometer que no vaya a pasar.',
} as const satisfies ServiceWords
