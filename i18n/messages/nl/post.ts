import type { TranslationOf } from '../../translate.ts'
import type post from '../en/post.ts'

export default {
  updated: 'Bijgewerkt: {date}',
  contents: 'Op deze pagina',
  parts: { one: '{count} deel, {minutes}', other: '{count} delen, {minutes}' },
  minutesLeft: { one: 'nog {count} min.', other: 'nog {count} min.' },
  alsoIn: 'Ook in',
  terms: 'Termen in dit artikel',
  copyLink: 'Link kopiëren',
  copied: 'Link gekopieerd.',
  notCopied: 'We konden de link niet kopiëren. Kopieer hem uit de adresbalk.',
  report: 'Fout melden',
  reportSubject: 'Een fout in “{title}”',
  readOn: 'Lees verder',
  climb: 'Jouw klim, in games',
  start: '{names.start}',
  target: '{names.target}',
  'gain.LP': 'LP per win',
  'gain.RR': 'RR per win',
  'gain.marks': 'Marks per win',
  games: { one: 'game', other: 'games' },
  days: { one: 'dag', other: 'dagen' },
  price: 'met een booster',
  span: '{from} tot {to}',
  pricesOf: 'Prijzen van {date}',
  openCalculator: 'Naar de calculator',
  noClimb: 'Kies een doel boven de start.',
  divisions: 'Games per divisie in {game}, per tier',
  axis: { one: '{count} game', other: '{count} games' },
  divisionsNote:
    'De schatting van onze calculators voor een booster met normale punten per win, nederlagen meegerekend. Vanaf {tier}: per {points}.',
} satisfies TranslationOf<typeof post, 'nl'>
