import type { TranslationOf } from '../../translate.ts'
import type teaching from '../en/teaching.ts'

export default {
  title: 'Deine Coachingzeiten',
  lead: 'Wer dich bucht, wählt einen freien Termin aus diesen Zeiten. Änderst du sie, bleiben gebuchte Sessions, wo sie sind.',
  notYet:
    'Zeiten kannst du festlegen, sobald ein Spiel zu deinen Services gehört und dein höchster Rang dort Diamant oder höher ist.',
  weekly: 'Jede Woche',
  weeklyText:
    'Zur vollen oder halben Stunde. Gehen Zeiten über Mitternacht, ende um {end} und beginne am nächsten Tag um {start}.',
  zone: 'Deine Zeitzone',
  none: 'Keine Zeiten',
  add: 'Zeitraum hinzufügen',
  remove: 'Zeiten entfernen: {day}',
  fromOf: '{day}, von',
  toOf: '{day}, bis',
  overlap: 'Diese Zeiten überschneiden sich. Ändere oder entferne eine.',
  overlapSomewhere: 'Einige Zeiten überschneiden sich. Ändere oder entferne eine davon.',
  dates: 'Abweichende Tage',
  datesText: 'Ein freier Tag ersetzt die wöchentlichen Zeiten des Datums. Zusätzliche Zeiten kommen dazu.',
  date: '{names.date}',
  kind: 'Was sich ändert',
  off: 'Freier Tag',
  extra: 'Zusätzliche Zeiten',
  extraSpan: 'Zusätzlich {from} bis {to}',
  addDate: 'Datum hinzufügen',
  removeDate: '{date} entfernen',
  dateMissing: 'Wähle zuerst ein Datum.',
  booking: 'Buchung',
  bookingText: 'Wie kurzfristig und wie weit im Voraus eine Session gebucht werden kann.',
  notice: 'Kürzeste Vorlaufzeit',
  noNotice: 'Kein Vorlauf',
  ahead: 'Höchstens im Voraus',
  next: 'Nächste freie Termine',
  nextNone: 'Noch sind keine Termine frei. Speichere deine Zeiten, dann erscheinen sie hier.',
  save: 'Zeiten speichern',
  saved: 'Deine Zeiten wurden gespeichert.',
} satisfies TranslationOf<typeof teaching, 'de'>
