import type { TranslationOf } from '../../translate.ts'
import type post from '../en/post.ts'

export default {
  updated: 'Aktualisiert: {date}',
  contents: 'Auf dieser Seite',
  parts: { one: '{count} Teil, {minutes}', other: '{count} Teile, {minutes}' },
  minutesLeft: { one: 'noch {count} Min.', other: 'noch {count} Min.' },
  alsoIn: 'Auch auf',
  terms: 'Begriffe in diesem Beitrag',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert.',
  notCopied: 'Der Link ließ sich nicht kopieren. Kopiere ihn aus der Adresszeile.',
  report: 'Fehler melden',
  reportSubject: 'Ein Fehler in „{title}“',
  readOn: 'Weiterlesen',
  climb: 'Dein Aufstieg in Spielen',
  start: '{names.start}',
  target: '{names.target}',
  'gain.LP': 'LP pro Sieg',
  'gain.RR': 'RR pro Sieg',
  'gain.marks': 'Zeichen pro Sieg',
  games: { one: 'Spiel', other: 'Spiele' },
  days: { one: 'Tag', other: 'Tage' },
  price: 'mit einem Booster',
  span: '{from} bis {to}',
  pricesOf: 'Preise vom {date}',
  openCalculator: 'Rechner öffnen',
  noClimb: 'Wähle ein Ziel über dem Start.',
  divisions: 'Spiele pro Division in {game}, nach Rang',
  axis: { one: '{count} Spiel', other: '{count} Spiele' },
  divisionsNote:
    'Die Schätzung unserer Rechner für einen Booster bei normalem Gewinn, Niederlagen eingerechnet. Ab {tier}: pro {points}.',
} satisfies TranslationOf<typeof post, 'de'>
