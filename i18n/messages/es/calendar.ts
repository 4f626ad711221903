import type { TranslationOf } from '../../translate.ts'
import type calendar from '../en/calendar.ts'

export default {
  open: 'Abrir calendario',
  title: 'Calendario de coaching',
  lead: 'Horas de tu zona horaria, {zone}.',
  week: 'Semana del {date}',
  before: 'Semana anterior',
  after: 'Semana siguiente',
  now: 'Esta semana',
  free: 'Libre para reservar',
  'state.agreed': 'Acordada',
  'state.asked': 'Espera tu respuesta',
  'state.proposed': 'Propuesta',
  'state.paying': 'Pagándose',
  'state.held': 'Impartida',
  stopped: 'Detenida',
  someone: 'Un cliente está pagando',
  awayUntil: 'Estás ausente hasta el {time}. Antes no se puede reservar nada.',
  away: 'Estás ausente. No se puede reservar nada hasta que vuelvas.',
  noHours: 'Indica las horas en que enseñas y los clientes las reservarán aquí.',
  none: 'Sin sesiones esta semana.',
  sessions: 'Sesiones',
  noLink: 'Sin enlace de reunión',
  span: '{from} a {to}',
  usual: 'Tu enlace de reunión habitual',
  usualText:
    'Para todas las sesiones sin enlace propio. Los clientes lo ven desde {figures.sessionReminder} antes de la sesión hasta que termina. Una sala de {places}.',
  link: 'Dirección de la sala',
  save: 'Guardar enlace',
  remove: 'Quitar enlace',
  saved: 'El enlace de reunión se ha guardado.',
} satisfies TranslationOf<typeof calendar, 'es'>
