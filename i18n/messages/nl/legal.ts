import type { TranslationOf } from '../../translate.ts'
import type legal from '../en/legal.ts'

export default {
  version: 'Versie {version}, geldig sinds {date}',
  pages: 'Juridische pagina’s',
  contents: 'Op deze pagina',
  print: 'Afdrukken',
  demo: 'Deze shop is een demo: het bedrijf en de gegevens ervan zijn verzonnen.',
  hours: 'elke dag van {from} tot {to} ({zone})',
  inLanguage: 'het {language}',
  necessary: 'Noodzakelijk',
  optional: 'Google Analytics, alleen met je toestemming',
  colPlace: 'Opgeslagen in',
  colPurpose: 'Doel',
  colLasts: 'Duur',
  'place.cookie': 'Cookie',
  'place.localStorage': 'Lokale opslag',
  'place.sessionStorage': 'Sessieopslag',
  example:
    'Iemand bestelt “{climb}” ({server}) voor {total}, met twee extra’s: {addons}. De bestelling wordt op verzoek beëindigd als de booster {rank} met {points} heeft bereikt.',
  colPart: 'Onderdeel',
  colAmount: '{names.amount}',
} as const satisfies TranslationOf<typeof legal, 'nl'>
