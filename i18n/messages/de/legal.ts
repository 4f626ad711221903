import type { TranslationOf } from '../../translate.ts'
import type legal from '../en/legal.ts'

export default {
  version: 'Version {version}, gültig seit {date}',
  pages: 'Rechtliche Seiten',
  contents: 'Auf dieser Seite',
  print: 'Drucken',
  demo: 'Dieser Shop ist eine Demo: Die Firma und ihre Angaben sind erfunden.',
  hours: 'täglich von {from} bis {to} Uhr ({zone})',
  inLanguage: '{language}',
  necessary: 'Notwendig',
  optional: 'Google Analytics, nur mit deiner Einwilligung',
  colPlace: 'Speicherort',
  colPurpose: 'Zweck',
  colLasts: 'Dauer',
  'place.cookie': 'Cookie',
  'place.localStorage': 'Lokaler Speicher',
  'place.sessionStorage': 'Sitzungsspeicher',
  example:
    'Jemand bestellt „{climb}“ ({server}) für {total}, mit zwei Extras: {addons}. Er lässt den Auftrag beenden, als sein Booster {rank} mit {points} erreicht hat.',
  colPart: 'Teil',
  colAmount: '{names.amount}',
} as const satisfies TranslationOf<typeof legal, 'de'>
