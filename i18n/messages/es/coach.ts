import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: 'Ofrece horas en los juegos en los que haces boost y juegas en Diamante o más arriba. Los cambios se ven al momento; los pedidos ya reservados conservan su precio.',

  notYet:
    'Para enseñar este juego, debe estar entre tus servicios y tu rango máximo debe ser Diamante o superior.',
  none: 'Sin oferta',
  listed: 'Publicada',
  unlisted: 'No publicada',
  offer: 'Ofrecer coaching',
  edit: 'Editar oferta',
  hoursText: 'Indica tu horario de coaching y los clientes elegirán una hora libre al reservarte.',
  setHours: 'Indicar horario',

  dialogTitle: 'Coaching de {game}',
  hourly: 'Precio por hora en euros',
  hourlyHint: 'Entre {least} y {most}',
  languages: 'Idiomas en los que enseñas',
  teaches: 'Qué enseñas',
  teachesHint: 'Entre {figures.leastTeaches} y {figures.mostTeaches} caracteres',
  teachesIn: 'Idioma de este texto',
  free: 'Tu horario disponible',
  freeHint: 'En tu zona horaria, {zone}',
  day: 'Día',
  from: 'De',
  to: 'A',
  addFree: 'Añadir horas',
  freeOverlap: 'Elige un final posterior al inicio y horas que no se solapen con las de arriba.',
  removeFree: 'Quitar {day}, de {from} a {to}',
  freeOrHours: 'Una guía para los clientes. En cuanto indiques tu horario de coaching, se muestra ese.',
  active: 'Mostrar esta oferta en la página de coaching',
  save: 'Guardar oferta',
  missing: 'Indica el precio, tus idiomas y qué enseñas.',
  saved: 'Tu oferta se ha guardado.',
} satisfies TranslationOf<typeof coach, 'es'>
