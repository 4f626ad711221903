import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Spiel gewertet, zusammen mit einem Booster: auf deinem eigenen Konto und mit den Agenten, die du magst.',
  description:
    'Duo-Boost für Valorant: Spiel gewertete Matches mit einem Booster auf deinem eigenen Konto, ab {price} je Division. Ohne Passwort, mit Protokoll.',
  'about.title': 'Zu zweit in die Warteschlange',
  'about.first':
    'Im gewerteten Modus können zwei Spieler zusammen antreten, wenn ihre Ränge nah genug beieinanderliegen; wie nah, legt Riot fest, und nach oben hin wird es strenger. Dein Booster kommt mit einem passenden Konto dazu. RR werden für jeden Spieler einzeln berechnet, aus MMR, Ergebnis und Runden; du bekommst also, was dein eigenes Konto verdient. Und zwei Spieler mit einem Plan decken schon zwei der vier Rollen ab, bevor die Agentenauswahl beginnt.',
  'about.second':
    'Du spielst jedes Match, also entscheiden die Zeiten, die du angibst, wie schnell es geht; schreib deine Zeitzone dazu. Viele Kunden wollen den Duellanten spielen, und das klappt gut: Ein Booster als Initiator oder Taktiker öffnet dir die Spots. „{games.addon.stream}“ und „{games.addon.coaching}“ kannst du hinzufügen, „{games.addon.solo-only}“ und „{games.addon.offline}“ nicht, denn die sind für Aufträge ohne dich gedacht.',
  'question.first': 'Brauche ich ein Mikrofon?',
  'answer.first':
    'Nein. Ansagen helfen in Valorant, und viele Duos sprechen miteinander, aber es ist nicht nötig. Pings und der Chat im Spiel reichen aus. Zeiten, die du wirklich einhalten kannst, sind mehr wert.',
  'question.second': 'Was, wenn mein Rang zu weit von dem des Boosters entfernt ist?',
  'answer.second':
    'Dann könntet ihr nicht zusammen spielen, deshalb bringt der Booster ein Konto in Reichweite mit. Eines zu finden, ist nicht deine Aufgabe. Steigst du auf, verschiebt sich der erlaubte Abstand mit dir, und der Booster muss mithalten.',
  'question.third': 'Wie wird ein Aufstieg im Duo berechnet?',
  'answer.third':
    'Wie derselbe Aufstieg als Elo-Boost, plus eine Zeile für das Duo, die immer zu diesem Service gehört. RR, die du schon hast, senken nur den Preis der ersten Division. Das Angebot zeigt jede Zeile, und an der Kasse kommt nichts dazu.',
  'question.fourth': 'Kann ein Freund mitspielen?',
  'answer.fourth':
    'Ein Auftrag gilt für einen Kunden und einen Booster. Ein dritter Spieler schränkt ein, welche Ränge zusammen spielen dürfen, und gehört nicht zu dem, was du bezahlst. Dein Freund kann selbst einen Auftrag aufgeben.',
  'question.fifth': 'Ist mein Konto sicher, wenn ich selbst spiele?',
  'answer.fifth':
    'Deine Zugangsdaten sind es, denn niemand fragt danach. Bestraft werden kannst du trotzdem: Für Riot Games ist bezahltes Boosting auch im Duo ein Verstoß und kann zu einer zeitweisen oder dauerhaften Sperre führen. An der Kasse siehst du denselben Hinweis.',
} as const satisfies ServiceWords
