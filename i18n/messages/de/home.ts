import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Elo-Boost für LoL, Valorant, TFT und Wild Rift',
  headline: 'Boosting für LoL, Valorant, TFT und Wild Rift',
  lead: 'Ein Booster spielt deine Ranglistenspiele bis zu deinem Wunschrang oder spielt mit dir zusammen. Preis und Zeit siehst du sofort, und was nicht gespielt wird, bekommst du zurück.',
  description:
    'Elo-Boost kaufen für LoL, Valorant, TFT und Wild Rift: Preis und Zeit sofort sehen, jedes Spiel verfolgen. Als Gast reicht eine E-Mail-Adresse.',

  setClimb: 'Preis berechnen',
  howLink: 'So läuft es ab',
  from: 'ab {price} je Division',
  fromShort: 'ab {price}',

  games: 'Welcher Berg ist deiner?',
  gamesNote: 'Preise ab, EU-Server',
  elo: 'Elo-Boost, je Division',
  duo: 'Duo-Boost, je Division',
  placement: 'Platzierung, je Spiel',
  win: 'Sieg-Boost, je Nettosieg',
  eloShort: 'Elo, Division',
  duoShort: 'Duo, Division',
  placementShort: 'Platzierung, Spiel',
  winShort: '{names.netWin}',

  'how.set': 'Aufstieg festlegen',
  'how.hand': 'Zugang sicher übergeben',
  'how.watch': 'Jedes Spiel verfolgen',
  'how.check': 'Ergebnis prüfen',
  'howText.set': '{service.how.setText}',
  'howText.hand': '{service.how.handText}',
  'howText.watch': '{service.how.watchText}',
  'howText.check':
    'Bestätige es, oder sag uns, was nicht stimmt. Ist der Auftrag abgeschlossen, werden deine Zugangsdaten gelöscht.',
  signVault: '{names.loginVault}',
  signSealed: 'Versiegelt, kein Zugriff',
  signSoFar: 'Bisher',
  signScore: '{won} gewonnen, {lost} verloren',
  signCheck: 'Du prüfst, {figures.check}',
  signReached: '{rank} erreicht',

  rightNow: 'In diesem Moment',
  counted: {
    one: 'Gemessen, nicht geschätzt: {count} abgeschlossener Auftrag im letzten Monat',
    other: 'Gemessen, nicht geschätzt: {count} abgeschlossene Aufträge im letzten Monat',
  },
  onlineNow: { one: 'Booster online', other: 'Booster online' },
  dayAgo: 'Vor einem Tag',
  now: 'Jetzt',
  onlineMost: 'Booster zugleich online, Höchststand des letzten Tages',
  minutes: '{count} Min.',
  medianStart: 'dauert es im Median, bis ein Booster startet',
  halfSooner: 'Die Hälfte startet früher',
  refundOffered: '{figures.start}: Erstattung angeboten',
  someOfAll: '{some} von {all}',
  onTime: 'Aufträge in der versprochenen Zeit fertig',
  squares: 'Ein Quadrat je Auftrag. Umrandet: verspätet.',

  climbs: 'Gerade oben angekommen',
  climbsNote: 'Die neuesten Aufträge, auch die verspäteten',
  reviews: 'Was Kunden sagen',
  reviewsNote: 'Nur abgeschlossene Aufträge können bewertet werden',

  learn: 'Oder lern selbst aufzusteigen',
  learnText:
    'Buche bis zu {figures.mostHours} Stunden bei einem Booster, der dein Spiel auf Diamant oder höher spielt. Kein Boost, keine Zugangsdaten: Du spielst, er erklärt.',
  chooseCoach: 'Wähle einen Coach',
  anHour: 'pro Stunde',
  raffles: 'Kostenlose Verlosungen',
  allRaffles: 'Alle Verlosungen',
  raffleCloses: 'Schließt {time}',

  questionsTitle: 'Häufige Fragen',
  stillUnsure:
    'Noch unsicher? <write>Schreib uns</write>. Wir antworten täglich von {from} bis {to} Uhr ({zone}).',
  'question.penalty': 'Kann mein Konto dafür bestraft werden?',
  'answer.penalty': 'Ja. {checkout.riskText} Vor dem Bezahlen bestätigst du, dass du das gelesen hast.',
  'question.account': 'Muss ich mich registrieren?',
  'answer.account':
    'Nein. Als Gast brauchst du nur eine E-Mail-Adresse. Mit Konto und Passwort kannst du dich auf jedem Gerät anmelden und findest dort alle deine Aufträge.',
  'question.who': 'Wer spielt, und kann ich mitspielen?',
  'answer.who':
    'Ein Booster, den wir für dein Spiel, deinen Server und deinen Zielrang zugelassen haben. Die Auftragsseite zeigt seinen Namen und jedes Spiel. Im Duo spielst du alle Spiele selbst, zusammen mit dem Booster, und niemand braucht deine Zugangsdaten.',
  'question.stops': '{service.question.stops}',
  'answer.stops': '{service.answer.stops}',
  'question.time': 'Und wenn es länger dauert?',
  'answer.time':
    'Vor dem Bezahlen siehst du eine Spanne in Tagen. Dauert der Auftrag länger, bleibt der Preis gleich, und unser Team kann ihn abbrechen und dir den Teil erstatten, der noch nicht gespielt ist.',
  'question.pay': 'Wie kann ich bezahlen?',
  'answer.pay':
    'Das sind deine Möglichkeiten: {methods}. Mit Karte zahlst du auf der Seite unseres Zahlungsanbieters; deine Kartennummer sehen wir nie.',
} satisfies TranslationOf<typeof home, 'de'>
