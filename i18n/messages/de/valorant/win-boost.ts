import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Eine feste Zahl von Netto-Siegen im Modus „Gewertet“, in dem Rang, den du heute hast.',
  description:
    'Netto-Siege in Valorant, gewertet, ab {price} je Netto-Sieg. Niederlagen ohne Aufpreis wettgemacht, solo oder im Duo, zum Preis deines Rangs.',
  'about.title': 'Siege statt eines Ziels',
  'about.first':
    'Die RR pro Sieg sind in Valorant von Spieler zu Spieler verschieden; manche kaufen deshalb lieber Siege und nehmen die RR, wie sie kommen. Netto-Siege sind Siege minus Niederlagen: Acht gewonnen und drei verloren sind fünf. Der Auftrag ist fertig, wenn die Differenz erreicht ist, und eine Niederlage heißt nur, dass der Booster weiterspielt. Unentschieden ändern nichts. Wie weit die Siege dich tragen, entscheidet deine MMR.',
  'about.second':
    'Der Rang, den du angibst, bestimmt den Preis eines Siegs, und der bleibt, solange der Auftrag läuft, auch wenn du aufsteigst. Unsterblich und Radiant haben denselben Preis. Solo heißt: ein Booster auf deinem Konto; im Duo spielst du mit und gibst kein Passwort. Nimm Agenten dazu, wenn im Matchverlauf deine üblichen stehen sollen. Geht es dir um einen bestimmten Rang, ist der Elo-Boost der bessere Auftrag.',
  'question.first': 'Wie viele RR bringen zehn Netto-Siege?',
  'answer.first':
    'Das hängt von deinen RR pro Sieg ab. Bringt ein Sieg 18 RR und kostet eine Niederlage 18, sind zehn Netto-Siege 180 RR, nicht ganz zwei Divisionen. Kosten dich Niederlagen mehr, als Siege bringen, ist es weniger. Der Auftrag zählt Matches, keine RR.',
  'question.second': 'Was ist mit Unentschieden und Aufgeben?',
  'answer.second':
    'Ein Unentschieden in der Verlängerung ist weder Sieg noch Niederlage, der Stand bleibt also, wo er war; für ein Remake gilt dasselbe. Nach einer Aufgabe zählt das Match so, wie das Spiel es zeigt, gewonnen oder verloren.',
  'question.third': 'Kann ich bei einem Sieg-Auftrag mitspielen?',
  'answer.third':
    'Ja. Schalte auf Duo um, und der Booster kommt in deine Gruppe. Das Angebot bekommt einen Posten dafür, und die Zeitspanne wächst, weil die Matches warten, bis du da bist. Eure Ränge müssen nah genug beieinanderliegen, damit „Gewertet“ euch zusammen in die Warteschlange lässt.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Alles, bis ein Booster beginnt; stornieren kannst du selbst. Danach beendet das Team den Auftrag, und die Netto-Siege, die im Protokoll fehlen, werden erstattet. Sind sechs von zehn erreicht, kommen vier zurück, samt ihrem Anteil an den Extras.',
  'question.fifth': 'Verstößt es gegen die Regeln, Siege zu kaufen?',
  'answer.fifth':
    'Ja, wie jede Form von Boosting. Riot Games kann Belohnungen entziehen, das Konto zeitweilig oder für immer sperren, und es nennt keine Zahl von Matches, unter der nichts passiert. Bestell nur, wenn du damit leben kannst.',
} as const satisfies ServiceWords
