import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: 'Antwort des Coachs',
  stepSessions: 'Sessions',

  subline: '{number}, {service}',

  waitingTitle: 'Warten auf {coach}',
  waitingText:
    'Dein Coach kann bis {time} antworten. Antwortet er nicht, wird der Auftrag storniert, und du bekommst automatisch alles zurück.',
  waitingTextStaff:
    'Der Coach kann bis {time} antworten. Antwortet er nicht, wird der Auftrag storniert, und der Kunde bekommt automatisch alles zurück.',
  declinedTitle: '{coach} hat abgesagt',
  declinedText:
    'Storniere den Auftrag, um dein Geld sofort zurückzubekommen. Wenn du nichts tust, wird der Auftrag am {time} automatisch storniert, und die Erstattung geht auf dein ursprüngliches Zahlungsmittel.',
  declinedTextStaff:
    'Der Kunde kann den Auftrag stornieren und bekommt sein Geld sofort zurück. Tut er nichts, wird der Auftrag am {time} automatisch storniert, und die Erstattung geht auf sein ursprüngliches Zahlungsmittel.',

  title: 'Nächste Session',
  none: 'Noch kein Termin vereinbart',
  noneText: 'Schlag einen Termin vor. Die andere Seite kann ihn annehmen oder einen anderen vorschlagen.',
  agreed: 'Vereinbart',
  localZone: 'In deiner Ortszeit, {zone}',
  youProposed: 'Dein Vorschlag: {time}. {name} hat noch nicht geantwortet.',
  theyPropose: 'Vorschlag von {name}: {time}.',
  keeps: 'Der vereinbarte Termin gilt, bis der neue angenommen ist.',
  overdue: 'Dieser Vorschlag ist abgelaufen. Schlag einen anderen Termin vor.',
  accept: 'Termin annehmen',
  proposeOther: 'Anderen Termin vorschlagen',
  when: '{names.dateAndTime}',
  propose: 'Termin vorschlagen',
  proposed: 'Dein Vorschlag wurde gesendet.',
  accepted: 'Der Termin ist vereinbart.',
  whenMissing: 'Wähle zuerst Datum und Uhrzeit.',
  whenPast: 'Dieser Zeitpunkt ist vorbei. Wähle einen späteren.',
  meeting: 'Wo ihr euch trefft',
  join: 'Beitreten über {place}',
  meetingOpens: 'Der Link erscheint hier am {time}.',
  meetingEnds: 'Der Link verschwindet, wenn die Sitzung endet.',
  meetingNone: 'Dein Coach hat noch keinen Meeting-Link hinterlegt.',
  meetingMissing: 'Es gibt noch keinen Meeting-Link. Ohne ihn kann dein Kunde nicht beitreten.',
  meetingCoach: 'Dein Kunde sieht den Link ab {time} bis zum Ende der Sitzung.',
  meetingSet: 'Meeting-Link hinterlegen',
  meetingOther: 'Anderer Link für diesen Auftrag',

  notes: 'Notizen zu den Sessions',
  held: 'Gegebene Stunden',
  heldOf: '{held} von {all}',
  noteTitle: 'Session {number}',
  noNotes:
    'Nach jeder Session findest du hier die Notizen deines Coachs: woran ihr gearbeitet habt und was du als Nächstes üben kannst.',
  noNotesCoach: 'Nach jeder Session erscheinen hier deine Notizen für den Kunden.',

  recordTitle: 'Nach der Session',
  recordText:
    'Schreib auf, woran ihr gearbeitet habt und was der Kunde bis zum nächsten Mal üben soll. Er behält deine Notizen. Nach der letzten Stunde geht der Auftrag zum Prüfen an den Kunden.',
  recordHours: 'Gegebene Stunden',
  recordNotes: 'Notizen für den Kunden',
  record: 'Notizen speichern',
  recorded: 'Deine Notizen wurden gespeichert.',
  notesMissing: 'Schreib mindestens {figures.leastNotes} Zeichen.',
  agreeFirst: 'Vereinbart zuerst einen Termin.',
  notBegun: 'Die Session hat noch nicht begonnen.',

  finishTitle: 'Alle Stunden gegeben',
  finishText: 'Reich den Auftrag noch einmal ein, sobald geklärt ist, was gefehlt hat.',
  finish: 'Erneut einreichen',

  checkTitle: 'Dein Coach hat alle Stunden gegeben',
  checkText:
    'Lies die Notizen unten. Wenn du nichts tust, gelten die Stunden ab {time} automatisch als bestätigt.',

  completedTitle: 'Coaching abgeschlossen',
  completedText: 'Der Auftrag ist abgeschlossen. Die Notizen kannst du hier weiterhin lesen.',

  wishes: 'Woran ihr arbeitet',
  coach: 'Coach',

  dropText:
    'Die gegebenen Stunden werden bezahlt. Du kannst diesen Auftrag nicht noch einmal annehmen, und der Kunde bekommt den Rest erstattet.',

  stopEarned: 'Für gegebene Stunden',
  stopHow: '{order.stopHow}',
} satisfies TranslationOf<typeof session, 'de'>
