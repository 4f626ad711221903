import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Spiel gewertet, zusammen mit einem Booster: auf deinem eigenen Konto und mit den Agenten, die du magst.',
  description:
    'Duo-Boost für Valorant: Du spielst gewertet auf deinem eigenen Konto, ein Booster spielt mit. Ab {price} je Division, ohne Passwort, mit Protokoll.',
  'about.title': 'Zu zweit in die Warteschlange',
  'about.first':
    'Gewertet könnt ihr zu zweit spielen, wenn eure Ränge nah genug beieinanderliegen. Wie nah, legt Riot fest, und nach oben hin wird es strenger. Dein Booster kommt mit einem Konto dazu, das passt. Deine RR hängen nicht an seinen: Sie werden für jeden einzeln aus MMR, Ergebnis und Runden berechnet. Und noch etwas spricht fürs Duo. Zwei Spieler mit einem Plan haben schon vor der Agentenauswahl zwei der vier Rollen besetzt.',
  'about.second':
    'Kein Match läuft ohne dich. Wie schnell es geht, entscheiden also die Zeiten, die du angibst; schreib deine Zeitzone dazu. Du willst den Duellanten spielen? Das wollen viele, und es klappt gut, denn ein Booster als Initiator oder Taktiker öffnet dir die Spots. Dazu passen „{games.addon.stream}“ und „{games.addon.coaching}“. Nicht dabei sind „{games.addon.solo-only}“ und „{games.addon.offline}“, denn die gibt es nur für Aufträge ohne dich.',
  'question.first': 'Brauche ich ein Mikrofon?',
  'answer.first':
    'Nein, Pings und der Chat im Spiel reichen. Viele Duos sprechen trotzdem miteinander, denn Ansagen helfen in Valorant. Wichtiger ist, dass du die Zeiten einhältst, die du angibst.',
  'question.second': 'Was, wenn mein Rang zu weit von dem des Boosters entfernt ist?',
  'answer.second':
    'Dann dürftet ihr nicht zusammen spielen. Deshalb bringt der Booster ein Konto mit, das nah genug an deinem liegt; darum musst du dich nicht kümmern. Steigst du auf, verschiebt sich der erlaubte Abstand mit dir, und der Booster muss mithalten.',
  'question.third': 'Wie wird ein Aufstieg im Duo berechnet?',
  'answer.third':
    'Wie derselbe Aufstieg als Elo-Boost, nur kommt immer eine Zeile für das Duo dazu. RR, die du schon hast, machen die erste Division günstiger, die weiteren nicht. Du siehst jede Zeile im Angebot, und an der Kasse kommt nichts mehr dazu.',
  'question.fourth': 'Kann ein Freund mitspielen?',
  'answer.fourth':
    'Nein, ein Auftrag gilt für einen Kunden und einen Booster. Zu dritt dürfen weniger Ränge zusammen spielen, und im Preis ist ein dritter Spieler nicht enthalten. Dein Freund kann aber selbst bestellen.',
  'question.fifth': 'Ist mein Konto sicher, wenn ich selbst spiele?',
  'answer.fifth':
    'Deine Zugangsdaten sind sicher, denn niemand fragt danach. Vor Strafen bist du es nicht: Bezahltes Boosting verstößt auch im Duo gegen die Regeln von Riot Games, und es drohen zeitweise oder dauerhafte Sperren. An der Kasse liest du denselben Hinweis.',
} as const satisfies ServiceWords
