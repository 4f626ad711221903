import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: 'Bied uren aan in de games die je boost en waarin je op Diamond of hoger speelt. Wijzigingen zijn meteen zichtbaar; geboekte bestellingen houden hun prijs.',

  notYet: 'Om in deze game te coachen moet die bij je services staan, met Diamond of hoger als hoogste rank.',
  none: 'Niet aangeboden',
  listed: 'Zichtbaar',
  unlisted: 'Niet zichtbaar',
  offer: 'Coaching aanbieden',
  edit: 'Aanbod bewerken',
  hoursText: 'Stel in wanneer je coacht. Klanten kiezen dan een vrije tijd als ze je boeken.',
  setHours: 'Uren instellen',

  dialogTitle: 'Coaching voor {game}',
  hourly: 'Prijs per uur in euro’s',
  hourlyHint: 'Van {least} tot {most}',
  languages: 'Talen waarin je coacht',
  teaches: 'Waarin je coacht',
  teachesHint: '{figures.leastTeaches} tot {figures.mostTeaches} tekens',
  teachesIn: 'Taal van deze tekst',
  free: 'Je beschikbaarheid',
  freeHint: 'In jouw tijdzone, {zone}',
  day: 'Dag',
  from: 'Van',
  to: 'Tot',
  addFree: 'Uren toevoegen',
  freeOverlap: 'Kies een einde na het begin, en uren die niet overlappen met die hierboven.',
  removeFree: '{day}, {from} tot {to} verwijderen',
  freeOrHours: 'Een richtlijn voor klanten. Zodra je coachingtijden hebt ingesteld, worden die getoond.',
  active: 'Dit aanbod op de coachingpagina tonen',
  save: 'Aanbod opslaan',
  missing: 'Vul de prijs, je talen en de beschrijving van je coaching in.',
  saved: 'Je aanbod is opgeslagen.',
} satisfies TranslationOf<typeof coach, 'nl'>
