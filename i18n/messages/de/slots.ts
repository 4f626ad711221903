import type { TranslationOf } from '../../translate.ts'
import type slots from '../en/slots.ts'

export default {
  when: 'Wann?',
  day: { one: '{day} ({count} Termin)', other: '{day} ({count} Termine)' },
  start: 'Beginn',
  local: 'Uhrzeiten in deiner Zeitzone, {zone}.',
  coachTime: 'Für deinen Coach: {time}, {zone}',
  later: 'Termin später vereinbaren',
  other: 'Anderer Termin',
  missing: 'Wähle einen Termin oder vereinbare ihn später.',
  loading: 'Freie Termine werden geladen…',
  failed: 'Die freien Termine konnten nicht geladen werden.',
  again: 'Freie Termine neu laden',
  none: 'Für eine so lange Session ist gerade nichts frei. Ihr könnt nach der Buchung einen Termin vereinbaren.',
  booked: 'Gebucht für {time}',
  held: 'Für dich reserviert bis {time}',
  lost: 'Während deine Zahlung unterwegs war, hat jemand anders den gewählten Termin gebucht: {time}. Vereinbart einen neuen.',
  calendar: 'Zum Kalender hinzufügen',
} satisfies TranslationOf<typeof slots, 'de'>
