import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Zwei Bretter, ein Team. Steig in Double Up mit einem Booster als Partner auf.',
  description:
    'Steig in Double Up von Teamfight Tactics mit einem Booster an deiner Seite auf, ab {price} je Division. Du spielst selbst, ganz ohne Passwort.',
  'about.title': 'Warum Duo hier Double Up heißt',
  'about.first':
    'In der Rangliste spielt jeder für sich: Ein Freund in der Lobby ist einer von sieben Gegnern. Double Up ist der Modus für zwei. Vier Teams teilen sich eine Lobby; Partner teilen sich ihre Lebenspunkte, schicken einander Einheiten und helfen auf dem anderen Brett aus. Der Modus hat einen eigenen Rang von Eisen bis Herausforderer mit 100 LP je Division, und die Platzierung eures Teams zählt für euch beide.',
  'about.second':
    'Du spielst dein Brett und der Booster seines. Er schickt dir die Einheiten, die du brauchst, und du schickst, was du entbehren kannst. Gib als Start deinen Rang in Double Up an, nicht den aus der Rangliste, sonst stimmen Strecke und Preis nicht. Deine Zeit bestimmt das Tempo. „{games.addon.coaching}“ und „{games.addon.bonus-win}“ kannst du hinzufügen; Champions kannst du nicht auswählen, aus demselben Grund wie überall in diesem Spiel: Der Shop entscheidet.',
  'question.first': 'Können wir zusammen in der Rangliste aufsteigen?',
  'answer.first':
    'Nein. In dieser Warteschlange wärt ihr Gegner, und zwei Spieler, die ihre Plätze absprechen, verstoßen gegen eine weitere Regel. Ein Duo-Auftrag ist immer Double Up. Für deinen Rang in der Rangliste nimm einen Elo-Boost.',
  'question.second': 'Kann ich bestraft werden, obwohl ich selbst spiele?',
  'answer.second':
    'Ja, und dein Partner auch. Die Nutzungsbedingungen von Riot Games verbieten bezahltes Boosting auch dann, wenn du am eigenen Brett sitzt. Deine Zugangsdaten sind sicher, weil niemand sonst sie benutzt; dein Konto ist es nicht. Du bestätigst das vor dem Bezahlen.',
  'question.third': 'Ich habe noch keinen Rang in Double Up. Was nun?',
  'answer.third':
    'Ein Aufstieg braucht einen Start, denn der Preis zählt die Divisionen ab dort. Spiel deine ersten Spiele in Double Up selbst, oder bestell sie als Platzierungs-Boost im Duo. Danach hast du einen Rang, den du hier angeben kannst.',
  'question.fourth': 'Welche Platzierungen bringen LP?',
  'answer.fourth':
    'Die ersten zwei der vier Teams gewinnen LP, die anderen zwei verlieren welche. Schlechte Lobbys gehören zu jedem Aufstieg und werden ohne Aufpreis wettgemacht. Du bezahlst die Division deiner Wahl, nicht einzelne Spiele.',
  'question.fifth': 'Wie finden wir Zeiten, die uns beiden passen?',
  'answer.fifth':
    'Im Auftrag gibst du an, wann du spielen kannst. Booster lesen das, bevor sie annehmen; wer deinen Auftrag übernimmt, kennt also deine Zeiten. Übernimmt ihn niemand innerhalb von {figures.start}, kannst du stornieren und bekommst alles zurück.',
} as const satisfies ServiceWords
