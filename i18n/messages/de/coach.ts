import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: 'Biete Stunden in den Spielen an, in denen du boostest und ab Diamant spielst. Änderungen sind sofort sichtbar; gebuchte Aufträge behalten ihren Preis.',

  notYet:
    'Unterrichten kannst du dieses Spiel, wenn es zu deinen Services gehört und dein höchster Rang mindestens Diamant ist.',
  none: 'Nicht angeboten',
  listed: 'Sichtbar',
  unlisted: 'Nicht sichtbar',
  offer: 'Coaching anbieten',
  edit: 'Angebot ändern',
  hoursText: 'Leg fest, wann du coachst: Dann wählen Kunden beim Buchen einen freien Termin.',
  setHours: 'Zeiten festlegen',

  dialogTitle: 'Coaching für {game}',
  hourly: 'Preis pro Stunde in Euro',
  hourlyHint: 'Von {least} bis {most}',
  languages: 'Sprachen, in denen du coachst',
  teaches: 'Was du unterrichtest',
  teachesHint: '{figures.leastTeaches} bis {figures.mostTeaches} Zeichen',
  teachesIn: 'Sprache dieses Textes',
  free: 'Wann du Zeit hast',
  freeHint: 'In deiner Zeitzone, {zone}',
  day: 'Tag',
  from: 'Von',
  to: 'Bis',
  addFree: 'Zeiten hinzufügen',
  freeOverlap: 'Das Ende muss nach dem Anfang liegen, und die Zeiten dürfen sich nicht überschneiden.',
  removeFree: '{day}, {from} bis {to} entfernen',
  freeOrHours:
    'Ein Anhaltspunkt für Kunden. Sobald du Coachingzeiten festgelegt hast, werden diese angezeigt.',
  active: 'Dieses Angebot auf der Coaching-Seite zeigen',
  save: 'Speichern',
  missing: 'Gib Preis und Sprachen an und schreib, was du unterrichtest.',
  saved: 'Dein Angebot wurde gespeichert.',
} satisfies TranslationOf<typeof coach, 'de'>
