import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  title: 'Dein Coaching',
  lead: 'Biete Stunden in den Spielen an, die du bedienst und ab Diamant aufwärts spielst. Änderungen sind sofort zu sehen; gebuchte Aufträge behalten ihren Preis.',
  notYet:
    'Dafür muss das Spiel zu deinen Services gehören und deine Obergrenze bei Diamant oder höher liegen.',
  none: 'Nicht angeboten',
  listed: 'Sichtbar',
  unlisted: 'Nicht sichtbar',
  offer: 'Coaching anbieten',
  edit: 'Bearbeiten',
  dialogTitle: 'Coaching für {game}',
  close: 'Schließen',
  hourly: 'Preis pro Stunde in Euro',
  hourlyHint: 'Zwischen {least} und {most}',
  languages: 'Du unterrichtest auf',
  teaches: 'Was du unterrichtest',
  teachesHint: '20 bis 400 Zeichen',
  teachesIn: 'Geschrieben auf',
  free: 'Freie Zeiten',
  freeHint: 'In deiner Zeitzone, {zone}',
  day: 'Tag',
  from: 'Von',
  to: 'Bis',
  addFree: 'Zeiten hinzufügen',
  removeFree: '{day}, {from} bis {to} entfernen',
  active: 'Dieses Angebot auf der Seite zeigen',
  save: 'Speichern',
  saved: 'Dein Angebot ist gespeichert.',
  missing: 'Gib Preis, Sprachen und das an, was du unterrichtest.',
} satisfies TranslationOf<typeof coach, 'de'>
