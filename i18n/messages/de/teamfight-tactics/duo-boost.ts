import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Zwei Bretter, ein Team. Steig in Double Up auf, mit einem Booster als Partner.',
  description:
    'Steig in Double Up von Teamfight Tactics mit einem Booster an deiner Seite auf, ab {price} je Division. Du spielst selbst und gibst kein Passwort.',
  'about.title': 'Warum Duo hier Double Up heißt',
  'about.first':
    'In der Rangliste spielt jeder für sich: Ein Freund in der Lobby ist einer von sieben Gegnern. Double Up ist der Modus für zwei. Vier Teams teilen sich eine Lobby; Partner teilen sich ihr Leben, schicken einander Einheiten und helfen auf dem anderen Brett aus. Es hat eine eigene Leiter von Eisen bis Herausforderer mit 100 LP je Division, und der Platz des Teams zählt für euch beide.',
  'about.second':
    'Du spielst dein Brett und der Booster seines. Er schickt dir die Einheiten, die du brauchst, und du gibst ab, was du entbehren kannst. Gib als Start deinen Rang in Double Up an, nicht den aus der Rangliste, sonst stimmen Strecke und Preis nicht. Deine freien Stunden geben das Tempo vor. Coaching und ein Bonussieg lassen sich hinzufügen, bestimmte Champions nicht, aus demselben Grund wie überall in diesem Spiel: Der Shop entscheidet.',
  'question.first': 'Können wir in der Rangliste zusammen aufsteigen?',
  'answer.first':
    'Nein. In dieser Warteschlange wärt ihr Gegner, und zwei Spieler, die ihre Plätze absprechen, verstoßen gleich noch einmal gegen die Regeln. Ein Auftrag mit Partner ist immer Double Up. Für deinen Rang in der Rangliste gibt es den Elo-Boost.',
  'question.second': 'Kann ich bestraft werden, obwohl ich selbst spiele?',
  'answer.second':
    'Ja, du und dein Partner auch. Die Bedingungen von Riot Games verbieten bezahltes Boosting auch dann, wenn du am eigenen Brett sitzt. Deine Zugangsdaten sind außer Gefahr, weil niemand sonst sie benutzt, dein Konto nicht. Du bestätigst das vor dem Bezahlen.',
  'question.third': 'Ich habe noch keinen Rang in Double Up. Was nun?',
  'answer.third':
    'Ein Aufstieg braucht einen Start, denn der Preis zählt die Divisionen von dort an. Spiel deine ersten Spiele in Double Up allein, oder bestell sie als Platzierungs-Boost im Duo. Danach hast du einen Rang, den du hier angeben kannst.',
  'question.fourth': 'Welche Plätze bringen uns voran?',
  'answer.fourth':
    'Die ersten zwei der vier Teams gewinnen LP, die anderen zwei verlieren welche. Schlechte Lobbys gehören zu jedem Aufstieg und werden im Preis wettgemacht. Du zahlst für die Division, die du genannt hast, nicht für einzelne Spiele.',
  'question.fifth': 'Wie finden wir Stunden, die beiden passen?',
  'answer.fifth':
    'Du schreibst in den Auftrag, wann du spielen kannst. Booster lesen das, bevor sie annehmen; wer ihn nimmt, kennt also deine Stunden. Nimmt ihn innerhalb einer Stunde niemand, kannst du stornieren und bekommst alles zurück.',
} as const satisfies ServiceWords
