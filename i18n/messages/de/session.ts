import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: 'Coach hat zugesagt',
  stepSessions: 'Sessions',
  waitingTitle: 'Warten auf {coach}',
  waitingText:
    'Dein Coach wurde gefragt und kann bis {time} antworten. Ohne Antwort bekommst du von selbst dein ganzes Geld zurück.',
  declinedTitle: '{coach} kann nicht',
  declinedText:
    'Storniere den Auftrag, dann bekommst du sofort alles zurück. Tust du nichts, geht das Geld am {time} auf dem Weg zurück, auf dem du bezahlt hast.',
  title: 'Nächste Session',
  none: 'Noch kein Termin vereinbart',
  noneText: 'Schlag einen Termin vor. Die andere Seite nimmt ihn an oder schlägt einen anderen vor.',
  agreed: 'Vereinbart',
  localZone: 'In deiner Ortszeit, {zone}',
  youProposed: 'Du hast {time} vorgeschlagen. {name} hat noch nicht geantwortet.',
  theyPropose: '{name} schlägt {time} vor.',
  keeps: 'Der vereinbarte Termin gilt, bis der neue angenommen ist.',
  overdue: 'Dieser Vorschlag ist vorbei. Schlag einen anderen Termin vor.',
  accept: 'Termin annehmen',
  proposeOther: 'Anderen Termin vorschlagen',
  when: 'Datum und Uhrzeit',
  propose: 'Vorschlagen',
  proposed: 'Dein Vorschlag ist abgeschickt.',
  accepted: 'Der Termin steht.',
  whenMissing: 'Wähle erst Datum und Uhrzeit.',
  whenPast: 'Dieser Zeitpunkt ist vorbei.',
  held: 'Gehaltene Stunden',
  heldOf: '{held} von {all}',
  notes: 'Notizen zu den Sessions',
  noNotes:
    'Nach jeder Session schreibt dein Coach hier auf, woran ihr gearbeitet habt und was du üben kannst.',
  noNotesCoach: 'Nach jeder Session stehen hier deine Notizen für den Kunden.',
  noteTitle: 'Session {number}',
  recordTitle: 'Nach der Session',
  recordText:
    'Schreib auf, woran ihr gearbeitet habt und was bis zum nächsten Mal zu üben ist. Der Kunde behält es. Mit der letzten Stunde geht der Auftrag zu seiner Prüfung.',
  recordHours: 'Gehaltene Stunden',
  recordNotes: 'Notizen für den Kunden',
  record: 'Notizen speichern',
  recorded: 'Die Notizen sind gespeichert.',
  notesMissing: 'Schreib mindestens 20 Zeichen.',
  agreeFirst: 'Einigt euch erst auf einen Termin.',
  notBegun: 'Die Session hat noch nicht begonnen.',
  finishTitle: 'Alle Stunden sind gehalten',
  finishText: 'Gib den Auftrag wieder ab, sobald geklärt ist, was gefehlt hat.',
  finish: 'Abgeben',
  checkTitle: 'Dein Coach sagt: alle Stunden gehalten',
  checkText:
    'Lies die Notizen unten. Ist alles richtig, schließ den Auftrag ab; sonst schließt er sich am {time} von selbst.',
  completedTitle: 'Coaching abgeschlossen',
  completedText: 'Der Auftrag ist abgeschlossen. Die Notizen bleiben hier für dich.',
  wishes: 'Wünsche für die Session',
  coach: 'Coach',
  dropText:
    'Stunden, die du gehalten hast, zählen. Du kannst diesen Auftrag nicht noch einmal annehmen, und der Kunde bekommt den Rest zurück.',
} satisfies TranslationOf<typeof session, 'de'>
