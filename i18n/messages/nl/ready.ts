import type { TranslationOf } from '../../translate.ts'
import type ready from '../en/ready.ts'

export default {
  'because.asked_to_cancel': 'De klant heeft om annulering gevraagd.',
  'because.nobody_found': 'Er is geen booster gevonden voor deze bestelling.',
  'because.wrong_details': 'De gegevens van de bestelling kloppen niet met het account.',
  'because.other_account': 'De screenshot toont een ander account.',
  'because.not_reached': 'De screenshot toont niet de bestelde rank.',
  'because.unreadable': 'De screenshot is niet leesbaar. Upload het hele scherm.',
  'because.recorded_twice': 'Deze game is twee keer ingevoerd.',
  'because.foreign_game': 'Deze game hoort niet bij deze bestelling.',
  'because.credited_twice': 'Hetzelfde bedrag werd twee keer bijgeschreven.',
  'because.credited_too_much': 'Er werd te veel bijgeschreven.',
  'because.credited_by_mistake': 'Het bedrag werd per vergissing bijgeschreven.',
  other: 'Andere reden',
  words: 'In je eigen woorden',
  wordsHint: 'Wordt verstuurd zoals je het schrijft. De redenen hierboven leest iedereen in de eigen taal.',
} satisfies TranslationOf<typeof ready, 'nl'>
