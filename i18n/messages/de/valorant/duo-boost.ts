import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Spiel gewertet, zusammen mit einem Booster. Dein Konto und deine Agenten bleiben in deiner Hand.',
  description:
    'Duo-Boost für Valorant: Spiel gewertete Matches mit einem Booster auf deinem Konto, ab {price} je Division. Ohne Passwort, jedes Match festgehalten.',
  'about.title': 'Zu zweit in die Warteschlange',
  'about.first':
    '„Gewertet“ nimmt Zweiergruppen an, solange ihre Ränge nah genug beieinanderliegen; wie nah, legt Riot fest, und nach oben wird es strenger. Dein Booster kommt mit einem Konto, das passt. RR zählen für jeden Spieler allein, nach MMR, Ergebnis und Runden; du verdienst also, was dein eigenes Konto verdient. Zwei Spieler mit einem Plan decken schon zwei der vier Rollen ab, bevor die Agentenauswahl beginnt.',
  'about.second':
    'Du spielst jedes Match, also bestimmen die Stunden, die du nennst, wie schnell es geht; schreib die Zeitzone dazu. Viele wollen selbst den Duellanten spielen, und das geht gut: Ein Booster als Initiator oder Taktiker öffnet dir die Spots. Privater Stream und Coaching lassen sich hinzufügen. „Nur Solo-Queue“ und „Offline erscheinen“ nicht, denn beide sind für Aufträge gedacht, die ohne dich gespielt werden.',
  'question.first': 'Brauche ich ein Mikrofon?',
  'answer.first':
    'Nein. Ansagen helfen in Valorant, und viele Duos nutzen Voice, aber der Auftrag verlangt nichts davon. Pings und der Chat im Spiel genügen. Stunden, die du wirklich einhalten kannst, sind mehr wert.',
  'question.second': 'Was, wenn mein Rang zu weit von dem des Boosters weg ist?',
  'answer.second':
    'Dann kämt ihr zwei nicht in die Warteschlange, also bringt der Booster ein Konto innerhalb der Spanne mit. Eines zu finden, ist nicht deine Aufgabe. Steigst du auf, wandert die Spanne mit dir, und der Booster muss folgen.',
  'question.third': 'Wie wird ein Aufstieg im Duo berechnet?',
  'answer.third':
    'Wie derselbe Aufstieg als Elo-Boost, mit einem Posten für Duo, der immer zu diesem Service gehört. RR, die du schon hast, senken nur den Preis der ersten Division. Jeder Posten steht im Angebot, und an der Kasse kommt nichts dazu.',
  'question.fourth': 'Kann ein Freund von mir dazukommen?',
  'answer.fourth':
    'Ein Auftrag ist ein Kunde und ein Booster. Ein dritter Spieler engt die Ränge ein, die zusammen in die Warteschlange dürfen, und gehört nicht zu dem, was du bezahlst. Dein Freund kann selbst einen Auftrag aufgeben.',
  'question.fifth': 'Ist mein Konto sicher, wenn ich selbst spiele?',
  'answer.fifth':
    'Deine Zugangsdaten ja, denn niemand fragt danach. Eine Strafe bleibt möglich: Für Riot Games ist bezahltes Boosting auch im Duo ein Verstoß, der zu einer zeitweiligen oder dauerhaften Sperre führen kann. Derselbe Hinweis steht an der Kasse.',
} as const satisfies ServiceWords
