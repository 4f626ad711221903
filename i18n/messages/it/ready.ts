import type { TranslationOf } from '../../translate.ts'
import type ready from '../en/ready.ts'

export default {
  'because.asked_to_cancel': 'Il cliente ha chiesto di annullare.',
  'because.nobody_found': 'Non è stato trovato nessun booster per questo ordine.',
  'because.wrong_details': 'I dati dell’ordine non corrispondono all’account.',
  'because.other_account': 'Lo screenshot mostra un altro account.',
  'because.not_reached': 'Lo screenshot non mostra il rango ordinato.',
  'because.unreadable': 'Lo screenshot non si legge. Carica tutto lo schermo.',
  'because.recorded_twice': 'Questa partita è stata registrata due volte.',
  'because.foreign_game': 'Questa partita non fa parte di questo ordine.',
  'because.credited_twice': 'Lo stesso importo è stato accreditato due volte.',
  'because.credited_too_much': 'È stato accreditato troppo.',
  'because.credited_by_mistake': 'L’importo è stato accreditato per errore.',
  other: 'Un altro motivo',
  words: 'Con parole tue',
  wordsHint: 'Parte così come lo scrivi. I motivi qui sopra vengono letti nella lingua di ciascuno.',
} satisfies TranslationOf<typeof ready, 'it'>
