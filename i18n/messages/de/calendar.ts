import type { TranslationOf } from '../../translate.ts'
import type calendar from '../en/calendar.ts'

export default {
  open: 'Kalender öffnen',
  title: 'Coaching-Kalender',
  lead: 'Alle Zeiten in deiner Zeitzone, {zone}.',
  week: 'Woche ab {date}',
  before: 'Vorige Woche',
  after: 'Nächste Woche',
  now: 'Diese Woche',
  free: 'Frei zum Buchen',
  'state.agreed': 'Vereinbart',
  'state.asked': 'Wartet auf deine Antwort',
  'state.proposed': 'Vorgeschlagen',
  'state.paying': 'Wird bezahlt',
  'state.held': 'Gehalten',
  stopped: 'Angehalten',
  someone: 'Ein Kunde bezahlt gerade',
  awayUntil: 'Du bist bis {time} abwesend. Vorher ist nichts buchbar.',
  away: 'Du bist abwesend. Bis du zurück bist, ist nichts buchbar.',
  noHours: 'Trage deine Stunden ein, dann können Kunden sie hier buchen.',
  none: 'Keine Sitzungen in dieser Woche.',
  sessions: 'Sitzungen',
  noLink: 'Ohne Meeting-Link',
  span: '{from} bis {to}',
  usual: 'Dein üblicher Meeting-Link',
  usualText:
    'Für alle Sitzungen ohne eigenen Link. Kunden sehen ihn ab {figures.sessionReminder} vor der Sitzung bis zu ihrem Ende. Ein Raum bei {places}.',
  link: 'Adresse des Raums',
  save: 'Link speichern',
  remove: 'Link entfernen',
  saved: 'Der Meeting-Link ist gespeichert.',
} satisfies TranslationOf<typeof calendar, 'de'>
