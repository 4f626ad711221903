import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching für League of Legends, TFT, Valorant und Wild Rift',
  description:
    'Buche ein bis fünf Stunden bei einem Booster ab Diamant. Preise, Sprachen und freie Zeiten offen gezeigt, die Notizen bleiben dir.',
  heading: 'Lern den Weg von jemandem, der ihn gegangen ist',
  lead: 'Buche ein bis fünf Stunden bei einem Booster, der dein Spiel ab Diamant aufwärts spielt. Du spielst selbst, niemand fragt nach deinen Zugangsdaten, und die Notizen jeder Session gehören dir.',
  coaches: 'Coaches',
  count: { one: '{count} Angebot', other: '{count} Angebote' },
  allGames: 'Alle Spiele',
  anHour: 'pro Stunde',
  hourly: '{price} pro Stunde',
  upTo: '{game}, spielt bis {rank}',
  completed: { one: '{count} abgeschlossener Auftrag', other: '{count} abgeschlossene Aufträge' },
  first: 'Noch kein abgeschlossener Auftrag',
  free: 'Frei',
  freeTimes: '{day} {from} bis {to}',
  freeZone: 'Uhrzeiten in {zone}',
  freeLocal: 'In deiner Ortszeit',
  byArrangement: 'Nach Absprache',
  choose: 'Wählen',
  chosen: 'Gewählt',
  demo: '{order.demo}',
  pickTitle: 'Wähle einen Coach',
  pickText: 'Sobald du dich für jemanden entschieden hast, steht hier der Preis deiner Session.',
  yourSession: 'Deine Session',
  howLong: 'Wie lange?',
  lessTime: 'Eine Stunde weniger',
  moreTime: 'Eine Stunde mehr',
  wishes: 'Was möchtest du lernen?',
  wishesHint: 'Dein Rang, deine Rolle, was nicht klappt. Dein Coach liest es, bevor er zusagt.',
  book: '{service.continue}',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Volle Erstattung, bis dein Coach zusagt',
  promiseAnswer: 'Keine Antwort in 48 Stunden: Geld zurück',
  promiseLogin: '{service.promiseDuo}',
  own: 'Das ist dein eigenes Angebot.',
  emptyTitle: 'Das unterrichtet noch niemand',
  emptyText:
    'Coaches öffnen ihre Stunden hier selbst. Schau dir alle Spiele an oder spiel stattdessen mit einem Booster zusammen.',
  howTitle: 'So läuft Coaching ab',
  'how.choose': 'Jemanden wählen',
  'how.chooseText':
    'Vergleich Preis, Sprachen und was jeder Coach unterrichtet. Sag, was du lernen möchtest.',
  'how.agree': 'Termin vereinbaren',
  'how.agreeText':
    'Dein Coach sagt innerhalb von 48 Stunden zu. Danach kann jeder von euch einen Termin vorschlagen und annehmen.',
  'how.meet': 'Treffen und spielen',
  'how.meetText': 'Du spielst auf deinem eigenen Konto. Dein Coach schaut zu, fragt nach und erklärt.',
  'how.keep': 'Notizen behalten',
  'how.keepText':
    'Nach jeder Session schreibt dein Coach auf, woran ihr gearbeitet habt. Der Auftrag schließt, wenn du einverstanden bist.',
  questionsTitle: '{service.questionsTitle}',
  'question.login': 'Braucht mein Coach mein Passwort?',
  'answer.login':
    'Nein. Ein Coach meldet sich nie in deinem Konto an, und es gibt kein Feld für ein Passwort. Du spielst, dein Coach sieht deinen Bildschirm oder eine Aufnahme.',
  'question.time': 'Wann treffen wir uns?',
  'answer.time':
    'Wenn es euch beiden passt. Die freien Zeiten geben einen Anhalt. Auf der Seite des Auftrags schlägst du einen Termin vor oder nimmst den deines Coachs an, jeder in seiner eigenen Zeitzone. Ein neuer Termin gilt erst, wenn die andere Seite ihn angenommen hat.',
  'question.answer': 'Was, wenn mein Coach nicht antwortet?',
  'answer.answer':
    'Nach 48 Stunden wird der Auftrag von selbst storniert, und dein ganzes Geld geht auf dem Weg zurück, auf dem du bezahlt hast. Lehnt dein Coach ab, kannst du es sofort zurückholen.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Alles, bis dein Coach zusagt. Danach die Stunden, die nicht gehalten wurden. Die Seite des Auftrags zeigt den Betrag jederzeit.',
  'question.keep': 'Was habe ich am Ende davon?',
  'answer.keep':
    'Die Notizen jeder Session, auf der Seite deines Auftrags, so lange du willst. Du hast 72 Stunden, sie zu prüfen, bevor der Auftrag schließt.',
} satisfies TranslationOf<typeof coaching, 'de'>
