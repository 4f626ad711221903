import type { TranslationOf } from '../../translate.ts'
import type slots from '../en/slots.ts'

export default {
  when: 'Quando?',
  day: { one: '{day} ({count} orario)', other: '{day} ({count} orari)' },
  start: 'Inizio',
  local: 'Orari nel tuo fuso orario, {zone}.',
  coachTime: 'Per il tuo coach: {time}, {zone}',
  later: 'Concorda l’orario più tardi',
  other: 'Un altro orario',
  missing: 'Scegli un orario oppure concordalo più tardi.',
  loading: 'Caricamento degli orari liberi…',
  failed: 'Non è stato possibile caricare gli orari liberi.',
  again: 'Ricarica gli orari',
  none: 'Nessun orario libero per una sessione così lunga. Potete concordarne uno dopo la prenotazione.',
  booked: 'Prenotato per {time}',
  held: 'Riservato per te fino alle {time}',
  lost: 'Mentre il pagamento era in corso, qualcun altro ha prenotato l’orario che avevi scelto: {time}. Concordatene un altro.',
  calendar: 'Aggiungi al calendario',
} satisfies TranslationOf<typeof slots, 'it'>
