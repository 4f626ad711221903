import type { TranslationOf } from '../../translate.ts'
import type ready from '../en/ready.ts'

export default {
  'because.asked_to_cancel': 'Der Kunde hat um die Stornierung gebeten.',
  'because.nobody_found': 'Für diesen Auftrag wurde kein Booster gefunden.',
  'because.wrong_details': 'Die Angaben im Auftrag passen nicht zum Konto.',
  'because.other_account': 'Der Screenshot zeigt ein anderes Konto.',
  'because.not_reached': 'Der Screenshot zeigt nicht den bestellten Rang.',
  'because.unreadable': 'Der Screenshot ist nicht lesbar. Lade bitte den ganzen Bildschirm hoch.',
  'because.recorded_twice': 'Dieses Spiel wurde zweimal eingetragen.',
  'because.foreign_game': 'Dieses Spiel gehört nicht zu diesem Auftrag.',
  'because.credited_twice': 'Derselbe Betrag wurde zweimal gutgeschrieben.',
  'because.credited_too_much': 'Es wurde zu viel gutgeschrieben.',
  'because.credited_by_mistake': 'Der Betrag wurde irrtümlich gutgeschrieben.',
  other: 'Anderer Grund',
  words: 'In deinen eigenen Worten',
  wordsHint: 'Geht so raus, wie du es schreibst. Die Gründe oben liest jeder in seiner Sprache.',
} satisfies TranslationOf<typeof ready, 'de'>
