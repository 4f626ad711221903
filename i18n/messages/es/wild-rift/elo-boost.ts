import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster juega en tu cuenta, marca a marca, hasta el rango que quieres, en Android o iOS.',
  description:
    'Elo boost de Wild Rift en Android e iOS, desde {price} por división. Marcas registradas, precio desglosado y reembolso según el progreso.',
  'about.title': 'Marcas, fortaleza y el camino a Maestro',
  'about.first':
    'Wild Rift cuenta marcas en lugar de LP. Por lo general, una victoria da una y una derrota quita una, y una división pide desde dos marcas en Hierro hasta cinco en Esmeralda y Diamante. La fortaleza clasificatoria, que se consigue con un juego limpio y constante, puede añadir una marca o salvarla. A partir de Maestro los puntos no tienen tope, con Gran Maestro, Aspirante y Soberano por encima. Las divisiones bajas son cortas y baratas; Diamante es el tramo largo.',
  'about.second':
    'El booster juega en tu cuenta de Riot, en su propio dispositivo. Tú eliges plataforma y servidor, y las marcas que ya tienes bajan el precio de la primera división. Puedes pedir campeones concretos si tu cuenta los tiene. La {games.queue.legendary} se abre en Diamante y no admite grupos. No inicies sesión mientras se juegan partidas, porque tu teléfono cortaría la sesión del booster en plena pelea.',
  'question.first': 'Mi juego está vinculado a Google, Apple o Facebook. ¿Qué datos doy?',
  'answer.first':
    'Unos datos de acceso de Riot, y nunca los de uno de esos servicios: esos abren mucho más que un juego. Si entras a través de otro servicio, crea antes un usuario y una contraseña de Riot para la cuenta y comprueba que puedes entrar con ellos.',
  'question.second': '¿Cambia el precio según la plataforma?',
  'answer.second':
    'No. El rango, los campeones y los aspectos pertenecen a la cuenta de Riot y son los mismos en Android y en iOS. Solo lo preguntamos para que el booster sepa en qué sistema sueles jugar.',
  'question.third': '¿Cómo cuentan las marcas que ya tengo?',
  'answer.third':
    'Elige tu división y las marcas que tienes en ella. Cuantas más tengas ya, menos cuesta esa división. Las siguientes tienen su precio completo, porque entras en ellas sin marcas.',
  'question.fourth': '¿Puede el booster jugar en la {games.queue.legendary}?',
  'answer.fourth':
    'Sí, si la eliges y estás en Diamante o por encima, donde el juego la abre. No admite grupos, así que no puedes jugar tú también. El booster juega entonces en esa cola y en ninguna otra.',
  'question.fifth': '¿Puedo perder mi cuenta por esto?',
  'answer.fifth':
    'Sí. Las condiciones de Riot Games prohíben el boosting y compartir la cuenta también en Wild Rift. Las sanciones van de perder las recompensas de temporada al baneo permanente, y con un baneo pierdes todo lo que compraste en el juego. Nadie puede prometer que no vaya a pasar.',
} as const satisfies ServiceWords
