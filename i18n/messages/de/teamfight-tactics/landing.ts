import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für Teamfight Tactics (TFT)',
  lead: 'Ein Booster spielt deine Lobbys in der Rangliste oder in Double Up, oder ist dort dein Partner. Du siehst, was jede Division kostet und wie jede Lobby ausging.',
  description:
    'Boosting für TFT in Rangliste und Double Up, ab {price} je Division. Aufstieg, Platzierungsspiele, Nettosiege oder ein Partner für Double Up.',
  'about.title': 'Ein Rang je Warteschlange, ein Reset je Set',
  'about.first':
    'Die Ränge kennst du aus League of Legends: von Eisen bis Diamant je vier Divisionen zu 100 LP, danach Meister, Großmeister und Herausforderer mit LP ohne Obergrenze. Nur der Weg nach oben ist ein anderer. Von acht Spielern in der Lobby gewinnen die Top 4 LP, und wer konstant spielt, kommt weiter als mit einem ersten Platz ab und zu. Jedes Set setzt die Ränge zurück und beginnt mit Platzierungsspielen. Double Up hat einen eigenen Rang.',
  'about.second':
    'Du bezahlst je Division, je Nettosieg oder je Platzierungsspiel, und jeder Rang hat seinen eigenen Preis. Der Booster trägt jedes Spiel mit seinen LP ein, auch die Rückschläge. Mitspielen geht nur in Double Up. Champions kannst du nicht auswählen, denn was der Shop bietet, weiß vorher niemand. Bestell nicht zu knapp vor dem Ende eines Sets: Gute Plätze bedeuten lange Spiele, und davon passen weniger in einen Tag.',
  'service.elo': 'Ein Booster spielt deine Lobbys, bis du die Division deiner Wahl erreichst.',
  'service.duo': 'Du und ein Booster seid ein Team in Double Up.',
  'service.placement': 'Die ersten Spiele eines Sets, in der Rangliste oder in Double Up.',
  'service.win': 'Top-4-Plätze minus Niederlagen.',
  'question.first': 'Welche Warteschlange soll ich wählen?',
  'answer.first':
    'Die, in der du aufsteigen willst, denn beide Ränge sind unabhängig voneinander. In der Rangliste spielt ein Booster allein und braucht deine Zugangsdaten. In Double Up kann er für dich spielen oder mit dir.',
  'question.second': 'Hängt mein TFT-Rang mit League of Legends zusammen?',
  'answer.second':
    'Nur über das Konto. Zugangsdaten und Server sind dieselben; Ränge, Wertungen und Resets sind getrennt. Ein Auftrag für das eine Spiel ändert also nichts am Rang im anderen. Eine Strafe dagegen trifft das Konto und damit beide Spiele.',
  'question.third': 'Wie lange dauert eine Division?',
  'answer.third':
    'Das hängt von deinem Rang ab und davon, wie viele LP du bekommst. Daraus berechnet der Rechner Spiele und Tage, als Spanne, nicht als Datum. Sie wird mit deinem Auftrag gespeichert, und auf der Auftragsseite siehst du, ob der Fortschritt dazu passt.',
  'question.fourth': 'Was bekomme ich zurück, wenn ich aufhöre?',
  'answer.fourth':
    'Alles, solange kein Booster gestartet ist. Später kann das Team den Auftrag beenden, und dann zählen die eingetragenen Lobbys: Du bezahlst die fertigen Divisionen und die LP, die in der aktuellen schon gewonnen sind. Den Rest bekommst du zurück. Den Betrag siehst du jederzeit auf der Auftragsseite.',
  'question.fifth': 'Merkt Riot Games das?',
  'answer.fifth':
    'Das wissen wir nicht, und auch sonst niemand, der Boosting verkauft. Es verstößt gegen die Nutzungsbedingungen, und du kannst zeitweise oder dauerhaft gesperrt werden. Das sagen wir lieber hier als nach einer Strafe. Vor dem Bezahlen bestätigst du es.',
  'question.sixth': 'Kann ich bei meinen Lobbys zusehen?',
  'answer.sixth':
    'Ja. Mit dem Extra „{games.addon.stream}“ siehst du jedes Spiel live. Auch ohne Stream findest du jede Lobby mit Ergebnis und LP auf der Auftragsseite, sobald sie eingetragen ist.',
} as const satisfies LandingWords
