import type { TranslationOf } from '../../translate.ts'
import type calendar from '../en/calendar.ts'

export default {
  open: 'Abrir calendário',
  title: 'Calendário de coaching',
  lead: 'Todas as horas no teu fuso, {zone}.',
  week: 'Semana de {date}',
  before: 'Semana anterior',
  after: 'Semana seguinte',
  now: 'Esta semana',
  free: 'Livre para reservar',
  'state.agreed': 'Combinada',
  'state.asked': 'Espera pela tua resposta',
  'state.proposed': 'Proposta',
  'state.paying': 'A ser paga',
  'state.held': 'Dada',
  stopped: 'Parada',
  someone: 'Um cliente está a pagar',
  awayUntil: 'Estás ausente até {time}. Antes disso nada pode ser reservado.',
  away: 'Estás ausente. Nada pode ser reservado até voltares.',
  noHours: 'Define as horas em que ensinas e os clientes reservam-nas aqui.',
  none: 'Sem sessões esta semana.',
  sessions: 'Sessões',
  noLink: 'Sem link da reunião',
  span: '{from} às {to}',
  usual: 'O teu link de reunião habitual',
  usualText:
    'Para todas as sessões sem link próprio. Os clientes veem-no desde {figures.sessionReminder} antes da sessão até ela acabar. Uma sala em {places}.',
  link: 'Endereço da sala',
  save: 'Guardar link',
  remove: 'Remover link',
  saved: 'O link da reunião ficou guardado.',
} satisfies TranslationOf<typeof calendar, 'pt'>
