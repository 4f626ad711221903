import type { TranslationOf } from '../../translate.ts'
import type teaching from '../en/teaching.ts'

export default {
  title: 'Je coachingtijden',
  lead: 'Klanten kiezen een vrije tijd uit deze uren als ze je boeken. Geboekte sessies blijven staan als je je uren wijzigt.',
  notYet:
    'Je kunt uren instellen zodra een game bij je services staat, met Diamond of hoger als hoogste rank.',
  weekly: 'Elke week',
  weeklyText:
    'Op het hele of halve uur. Ga je na middernacht door, eindig dan om {end} en begin de volgende dag om {start}.',
  zone: 'Jouw tijdzone',
  none: 'Geen uren',
  add: 'Tijdvak toevoegen',
  remove: 'Uren verwijderen: {day}',
  fromOf: '{day}, van',
  toOf: '{day}, tot',
  overlap: 'Deze uren overlappen. Wijzig of verwijder er een.',
  overlapSomewhere: 'Sommige uren overlappen. Wijzig of verwijder er een.',
  dates: 'Afwijkende dagen',
  datesText: 'Een vrije dag vervangt de wekelijkse uren van die datum. Extra uren komen erbij.',
  date: '{names.date}',
  kind: 'Wat verandert er',
  off: 'Vrije dag',
  extra: 'Extra uren',
  extraSpan: 'Extra uren, {from} tot {to}',
  addDate: 'Datum toevoegen',
  removeDate: '{date} verwijderen',
  dateMissing: 'Kies eerst een datum.',
  booking: 'Boeken',
  bookingText: 'Tot wanneer en hoe ver vooruit een sessie geboekt kan worden.',
  notice: 'Minste tijd vooraf',
  noNotice: 'Geen',
  ahead: 'Hoogstens vooruit',
  next: 'Eerstvolgende vrije tijden',
  nextNone: 'Er zijn nog geen vrije tijden. Sla je uren op om ze hier te zien.',
  save: 'Uren opslaan',
  saved: 'Je uren zijn opgeslagen.',
} satisfies TranslationOf<typeof teaching, 'nl'>
