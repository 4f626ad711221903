import type { TranslationOf } from '../../translate.ts'
import type slots from '../en/slots.ts'

export default {
  when: '¿Cuándo?',
  day: { one: '{day} ({count} hora libre)', other: '{day} ({count} horas libres)' },
  start: 'Inicio de la sesión',
  local: 'Horas en tu zona horaria, {zone}.',
  coachTime: 'Para tu coach: {time}, {zone}',
  later: 'Acordar la hora más tarde',
  other: 'Otra hora',
  missing: 'Elige una hora o acuérdala más tarde.',
  loading: 'Cargando horas libres…',
  failed: 'No se han podido cargar las horas libres.',
  again: 'Volver a cargar las horas',
  none: 'No hay horas libres para una sesión tan larga. Puedes acordar una después de reservar.',
  booked: 'Reservado para el {time}',
  held: 'Guardado para ti hasta las {time}',
  lost: 'Alguien reservó la hora que elegiste ({time}) mientras tu pago estaba en camino. Acuerda otra.',
  calendar: 'Añadir al calendario',
} satisfies TranslationOf<typeof slots, 'es'>
