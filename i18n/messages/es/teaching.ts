import type { TranslationOf } from '../../translate.ts'
import type teaching from '../en/teaching.ts'

export default {
  title: 'Tu horario de coaching',
  lead: 'Quien te reserva elige una hora libre de este horario. Las sesiones reservadas no se mueven si lo cambias.',
  notYet:
    'Podrás indicar tu horario cuando un juego esté en tus servicios y tu rango máximo en él sea Diamante o superior.',
  weekly: 'Cada semana',
  weeklyText:
    'A la hora en punto o a la media. Si sigues después de medianoche, termina el día a las {end} y empieza el siguiente a las {start}.',
  zone: 'Tu zona horaria',
  none: 'Sin horas',
  add: 'Añadir franja',
  remove: 'Quitar las horas: {day}',
  fromOf: '{day}, desde',
  toOf: '{day}, hasta',
  overlap: 'Estas horas se solapan. Cambia o quita una.',
  overlapSomewhere: 'Hay horas que se solapan. Cambia o quita una.',
  dates: 'Días distintos',
  datesText: 'Un día libre sustituye el horario semanal de esa fecha. Las horas extra se añaden.',
  date: '{names.date}',
  kind: 'Qué cambia',
  off: 'Día libre',
  extra: 'Horas extra',
  extraSpan: 'Horas extra, de {from} a {to}',
  addDate: 'Añadir fecha',
  removeDate: 'Quitar {date}',
  dateMissing: 'Elige primero una fecha.',
  booking: 'Reserva',
  bookingText: 'Hasta cuándo y con cuánta antelación se puede reservar una sesión.',
  notice: 'Aviso mínimo',
  noNotice: 'Sin aviso',
  ahead: 'Antelación máxima',
  next: 'Próximas horas libres',
  nextNone: 'Aún no hay horas libres. Guarda tu horario para verlas aquí.',
  save: 'Guardar horario',
  saved: 'Tu horario se ha guardado.',
} satisfies TranslationOf<typeof teaching, 'es'>
