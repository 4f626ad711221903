import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching für LoL, Valorant, TFT und Wild Rift',
  description:
    'Buche bis zu {figures.mostHours} Stunden bei einem Booster ab Diamant. Preise, Sprachen und Zeiten auf einen Blick, die Notizen bleiben dir.',
  heading: 'Lern von jemandem, der den Aufstieg geschafft hat',
  lead: 'Bis zu {figures.mostHours} Stunden mit einem Booster, der dein Spiel in Diamant oder höher spielt. Du spielst selbst, nach deinen Zugangsdaten fragt niemand, und die Notizen zu jeder Session bleiben dir.',

  coaches: 'Coaches',
  count: { one: '{count} Angebot', other: '{count} Angebote' },
  allGames: '{names.allGames}',

  anHour: 'pro Stunde',
  hourly: '{price} pro Stunde',
  upTo: '{game}, spielt bis {rank}',
  completed: { one: '{count} abgeschlossener Auftrag', other: '{count} abgeschlossene Aufträge' },
  first: 'Noch keine abgeschlossenen Aufträge',
  boosts: { one: '{count} Boost in diesem Spiel', other: '{count} Boosts in diesem Spiel' },
  rated: {
    one: '{stars} von {most} aus {count} Bewertung zu Boosts und Coaching',
    other: '{stars} von {most} aus {count} Bewertungen zu Boosts und Coaching',
  },
  free: 'Verfügbar',
  freeTimes: '{day} {from} bis {to}',
  freeZone: 'Zeitzone: {zone}',
  freeLocal: 'In deiner Ortszeit',
  byArrangement: 'Nach Absprache',
  choose: 'Wählen',
  chosen: 'Gewählt',
  demo: '{names.demoData}',

  pickTitle: 'Wähle einen Coach',
  pickText: 'Der Preis deiner Session erscheint hier, sobald du einen Coach gewählt hast.',

  yourSession: 'Deine Session',
  howLong: 'Wie lange?',
  lessTime: 'Eine Stunde weniger',
  moreTime: 'Eine Stunde mehr',
  wishes: 'Was möchtest du lernen?',
  wishesHint: 'Dein Rang, deine Rolle, was immer wieder schiefgeht. Dein Coach liest es, bevor er zusagt.',
  book: 'Weiter zur Zahlung',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Volle Erstattung, bis dein Coach zusagt',
  promiseAnswer: 'Keine Antwort in {figures.coachAnswer}: volle Erstattung',
  promiseLogin: 'Du spielst selbst, ganz ohne Passwort',
  own: 'Dein eigenes Angebot kannst du nicht buchen.',

  emptyTitle: 'Hier gibt es noch keine Coaches',
  emptyText:
    'Coaches stellen ihre Angebote hier selbst ein. Sieh dir alle Spiele an oder spiel stattdessen zusammen mit einem Booster.',
  nobody: 'Für {game} gibt es gerade keinen Coach.',
  seeAll: 'Alle Coaches ansehen',

  howTitle: 'So läuft Coaching ab',
  'how.choose': 'Finde deinen Coach',
  'how.chooseText':
    'Vergleiche Preise und Sprachen und lies, was jeder Coach unterrichtet. Schreib dazu, was du lernen möchtest.',
  'how.agree': 'Termin wählen',
  'how.agreeText':
    'Bietet dein Coach Termine an, wählst du beim Buchen einen aus. Sonst schlägt einer von euch einen vor, sobald dein Coach innerhalb von {figures.coachAnswer} zugesagt hat.',
  'how.meet': 'Treffen und spielen',
  'how.meetText': 'Du spielst auf deinem eigenen Konto. Dein Coach schaut zu, fragt nach und erklärt.',
  'how.keep': 'Notizen behalten',
  'how.keepText':
    'Nach jeder Session schreibt dein Coach auf, woran ihr gearbeitet habt. Du prüfst die Notizen und bestätigst die Stunden, dann ist der Auftrag abgeschlossen.',

  questionsTitle: 'Häufige Fragen',
  'question.login': 'Braucht mein Coach mein Passwort?',
  'answer.login':
    'Nein. Ein Coach meldet sich nie in deinem Konto an, und ein Feld für ein Passwort gibt es gar nicht erst. Du spielst, und er sieht deinen Bildschirm oder eine Aufnahme.',
  'question.time': 'Wann treffen wir uns?',
  'answer.time':
    'Zu dem Termin, den du beim Buchen wählst, wenn dein Coach Termine anbietet. Sonst, wann es euch beiden passt: Auf der Auftragsseite schlägst du einen Termin vor oder nimmst den Vorschlag deines Coachs an. Beide können später einen anderen vorschlagen; er gilt erst, wenn ihr euch einig seid. Jeder sieht die Zeiten in seiner eigenen Zeitzone.',
  'question.answer': 'Was, wenn mein Coach nicht antwortet?',
  'answer.answer':
    'Dann wird der Auftrag nach {figures.coachAnswer} automatisch storniert, und du bekommst alles auf dein ursprüngliches Zahlungsmittel erstattet. Sagt dein Coach ab, kannst du dein Geld sofort zurückholen.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Bis dein Coach zusagt, bekommst du alles zurück. Danach werden dir die Stunden erstattet, die noch offen sind. Wie viel das ist, siehst du jederzeit auf der Auftragsseite.',
  'question.keep': 'Was habe ich am Ende davon?',
  'answer.keep':
    'Die Notizen zu jeder Session. Du findest sie auf deiner Auftragsseite, solange du willst. Du hast {figures.check} Zeit, sie zu prüfen; danach gelten die Stunden automatisch als bestätigt.',
} satisfies TranslationOf<typeof coaching, 'de'>
