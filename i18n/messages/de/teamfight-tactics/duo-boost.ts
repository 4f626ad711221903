import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Zwei Bretter, ein Team. Steig in Double Up mit einem Booster als Partner auf.',
  description:
    'Duo-Boost für TFT: Du spielst Double Up, ein Booster ist dein Partner. Ab {price} je Division, auf deinem Konto, ganz ohne Passwort.',
  'about.title': 'Warum Duo hier Double Up heißt',
  'about.first':
    'In der Rangliste spielt jeder für sich, und ein Freund in der Lobby ist einer von sieben Gegnern. Zu zweit spielt man Double Up: vier Teams in einer Lobby, je zwei Partner mit gemeinsamen Lebenspunkten. Ihr schickt euch Einheiten und helft beim Partner aus. Dafür gibt es einen eigenen Rang, von Eisen bis Herausforderer mit 100 LP je Division. Die Platzierung eures Teams zählt für euch beide.',
  'about.second':
    'Jeder spielt sein Brett. Der Booster schickt dir Einheiten, die du brauchst, und du gibst ab, was du entbehren kannst. Wann gespielt wird, richtet sich nach deiner Zeit. Achte beim Start auf den richtigen Rang: Gefragt ist der aus Double Up, nicht der aus der Rangliste, sonst stimmen Strecke und Preis nicht. Als Extras gibt es „{games.addon.coaching}“ und „{games.addon.bonus-win}“. Champions kannst du wie überall in TFT nicht auswählen, denn das entscheidet der Shop.',
  'question.first': 'Können wir zusammen in der Rangliste aufsteigen?',
  'answer.first':
    'Nein, dort wärt ihr Gegner. Und wer als Gegner seine Plätze abspricht, verstößt gegen noch eine Regel. Ein Duo-Auftrag ist deshalb immer Double Up. Für deinen Rang in der Rangliste nimm einen Elo-Boost.',
  'question.second': 'Kann ich bestraft werden, obwohl ich selbst spiele?',
  'answer.second':
    'Ja, und dein Partner auch. Bezahltes Boosting verbieten die Nutzungsbedingungen von Riot Games selbst dann, wenn du am eigenen Brett sitzt. Sicher sind nur deine Zugangsdaten, denn niemand sonst benutzt sie; dein Konto ist es nicht. Vor dem Bezahlen bestätigst du das.',
  'question.third': 'Ich habe noch keinen Rang in Double Up. Was nun?',
  'answer.third':
    'Dann fehlt noch der Start, denn von ihm aus werden die Divisionen gezählt. Spiel deine ersten Spiele in Double Up selbst, oder bestell sie als Platzierungs-Boost im Duo. Danach hast du einen Rang, den du hier angeben kannst.',
  'question.fourth': 'Welche Platzierungen bringen LP?',
  'answer.fourth':
    'Von vier Teams gewinnen die ersten zwei LP, die anderen zwei verlieren welche. Schlechte Lobbys gehören zu jedem Aufstieg und werden ohne Aufpreis wettgemacht. Du bezahlst ja die Division deiner Wahl, nicht einzelne Spiele.',
  'question.fifth': 'Wie finden wir Zeiten, die uns beiden passen?',
  'answer.fifth':
    'Gib im Auftrag an, wann du spielen kannst. Booster lesen das, bevor sie annehmen; wer deinen Auftrag übernimmt, weiß also Bescheid. Meldet sich innerhalb von {figures.start} niemand, kannst du stornieren und bekommst alles zurück.',
} as const satisfies ServiceWords
