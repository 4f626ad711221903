import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Eine feste Zahl von Nettosiegen im gewerteten Modus, in deinem heutigen Rang.',
  description:
    'Nettosiege im gewerteten Modus von Valorant, ab {price} je Nettosieg. Niederlagen werden ohne Aufpreis wettgemacht, solo oder im Duo.',
  'about.title': 'Siege statt eines Ziels',
  'about.first':
    'In Valorant bringt ein Sieg jedem Spieler anders viele RR, deshalb kaufen manche lieber Siege und nehmen die RR, wie sie kommen. Nettosiege sind Siege minus Niederlagen: Acht Siege und drei Niederlagen ergeben fünf. Der Auftrag ist fertig, wenn diese Differenz erreicht ist; nach einer Niederlage spielt der Booster also einfach weiter. Unentschieden ändern nichts. Wie weit dich die Siege bringen, hängt von deiner MMR ab.',
  'about.second':
    'Der Rang, den du angibst, bestimmt den Preis eines Siegs, und der bleibt gleich, auch wenn du unterwegs aufsteigst. Unsterblich und Radiant haben denselben Preis. Solo heißt: ein Booster auf deinem Konto; im Duo spielst du mit und gibst kein Passwort weiter. Wähle Agenten dazu, wenn im Matchverlauf deine üblichen zu sehen sein sollen. Geht es dir um einen bestimmten Rang, ist ein Elo-Boost die bessere Wahl.',
  'question.first': 'Wie viele RR bringen zehn Nettosiege?',
  'answer.first':
    'Das hängt von deinen RR pro Sieg ab. Bringt ein Sieg 18 RR und kostet eine Niederlage 18, sind zehn Nettosiege 180 RR, nicht ganz zwei Divisionen. Kosten Niederlagen mehr, als Siege bringen, ist es weniger. Der Auftrag zählt Matches, keine RR.',
  'question.second': 'Was ist mit Unentschieden und Aufgeben?',
  'answer.second':
    'Ein Unentschieden in der Verlängerung ist weder Sieg noch Niederlage, der Stand ändert sich also nicht; für ein Remake gilt dasselbe. Gibt ein Team auf, zählt das Match so, wie das Spiel es anzeigt, gewonnen oder verloren.',
  'question.third': 'Kann ich bei einem Sieg-Boost mitspielen?',
  'answer.third':
    'Ja. Schalte auf Duo um, und der Booster kommt in deine Gruppe. Das Angebot bekommt eine Zeile dafür, und die Zeitspanne wächst, weil die Matches warten, bis du da bist. Eure Ränge müssen nah genug beieinanderliegen, damit ihr zusammen gewertet spielen dürft.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Bis ein Booster startet, kannst du selbst stornieren und bekommst alles zurück. Danach kann das Team den Auftrag beenden, und du bekommst die Nettosiege erstattet, die im Protokoll noch fehlen. Bei sechs von zehn bekommst du vier erstattet, samt ihrem Anteil an den Extras.',
  'question.fifth': 'Verstößt es gegen die Regeln, Siege zu kaufen?',
  'answer.fifth':
    'Ja, wie jede Form von Boosting. Riot Games kann Belohnungen entziehen und dein Konto zeitweise oder für immer sperren, und nennt keine Zahl von Matches, die sicher wäre. Bestell nur, wenn du damit leben kannst.',
} as const satisfies ServiceWords
