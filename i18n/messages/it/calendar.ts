import type { TranslationOf } from '../../translate.ts'
import type calendar from '../en/calendar.ts'

export default {
  open: 'Apri il calendario',
  title: 'Calendario del coaching',
  lead: 'Tutti gli orari nel tuo fuso, {zone}.',
  week: 'Settimana del {date}',
  before: 'Settimana precedente',
  after: 'Settimana successiva',
  now: 'Questa settimana',
  free: 'Prenotabile',
  'state.agreed': 'Concordata',
  'state.asked': 'Aspetta la tua risposta',
  'state.proposed': 'Proposta',
  'state.paying': 'In pagamento',
  'state.held': 'Svolta',
  stopped: 'Ferma',
  someone: 'Un cliente sta pagando',
  awayUntil: 'Sei assente fino al {time}. Prima non si può prenotare nulla.',
  away: 'Sei assente. Fino al tuo ritorno non si può prenotare nulla.',
  noHours: 'Imposta le ore in cui insegni e i clienti le prenotano qui.',
  none: 'Nessuna sessione questa settimana.',
  sessions: 'Sessioni',
  noLink: 'Senza link',
  span: '{from} - {to}',
  usual: 'Il tuo link abituale',
  usualText:
    'Per tutte le sessioni senza un link proprio. I clienti lo vedono da {figures.sessionReminder} prima della sessione fino alla fine. Una stanza su {places}.',
  link: 'Indirizzo della stanza',
  save: 'Salva link',
  remove: 'Rimuovi link',
  saved: 'Il link è salvato.',
} satisfies TranslationOf<typeof calendar, 'it'>
