import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Ein Booster holt eine feste Zahl von Nettosiegen im gewerteten Modus, in deinem jetzigen Rang, allein oder mit dir.',
  description:
    'Nettosiege im gewerteten Modus von Valorant, ab {price} je Nettosieg. Niederlagen werden ohne Aufpreis wettgemacht, solo oder im Duo.',
  'about.title': 'Siege statt eines Ziels',
  'about.first':
    'Wie viele RR ein Sieg bringt, ist in Valorant bei jedem anders. Manche kaufen deshalb lieber Siege und nehmen die RR, wie sie kommen. Gezählt werden Siege minus Niederlagen, also Nettosiege: Acht gewonnene und drei verlorene Matches ergeben fünf. Nach einer Niederlage spielt der Booster einfach weiter, bis die Differenz stimmt; ein Unentschieden ändert nichts. Wie weit du damit kommst, hängt von deiner MMR ab.',
  'about.second':
    'Gib deinen Rang an, und du siehst, was ein Sieg kostet. Dabei bleibt es, auch wenn du unterwegs aufsteigst. Unsterblich und Radiant kosten dasselbe. Solo spielt ein Booster auf deinem Konto, im Duo spielst du mit und behältst dein Passwort. Sollen im Matchverlauf deine üblichen Agenten auftauchen, wähle sie dazu. Für einen bestimmten Rang ist ein Elo-Boost die bessere Wahl.',
  'question.first': 'Wie viele RR bringen zehn Nettosiege?',
  'answer.first':
    'Das hängt von deinen RR pro Sieg ab. Bei 18 RR pro Sieg und 18 pro Niederlage ergeben zehn Nettosiege 180 RR, also nicht ganz zwei Divisionen. Kosten Niederlagen mehr, als Siege bringen, wird es weniger. Gezählt werden in diesem Auftrag Matches, keine RR.',
  'question.second': 'Was ist mit Unentschieden und Aufgeben?',
  'answer.second':
    'Endet die Verlängerung unentschieden, ist das weder Sieg noch Niederlage: Der Stand bleibt, wie er ist. Für ein Remake gilt dasselbe. Gibt ein Team auf, zählt das Match so, wie das Spiel es anzeigt.',
  'question.third': 'Kann ich bei einem Sieg-Boost mitspielen?',
  'answer.third':
    'Ja. Schalte auf Duo um, und der Booster kommt in deine Gruppe. Im Angebot kommt dafür eine Zeile dazu, und die Zeitspanne wird länger, weil kein Match ohne dich beginnt. Eure Ränge müssen nah genug beieinanderliegen, damit ihr zusammen gewertet spielen dürft.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Bis ein Booster startet, stornierst du selbst und bekommst alles zurück. Danach kann das Team den Auftrag beenden, und du bekommst die Nettosiege erstattet, die laut Protokoll noch fehlen. Sind sechs von zehn erreicht, bekommst du vier erstattet, samt ihrem Anteil an den Extras.',
  'question.fifth': 'Verstößt es gegen die Regeln, Siege zu kaufen?',
  'answer.fifth':
    'Ja, wie jede Form von Boosting. Riot Games kann dir Belohnungen nehmen und dein Konto zeitweise oder für immer sperren. Eine Zahl von Matches, die sicher wäre, nennt Riot nicht. Bestell nur, wenn du damit leben kannst.',
} as const satisfies ServiceWords
