import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für Teamfight Tactics',
  lead: 'Rangliste oder Double Up, von Eisen bis Herausforderer. Sieh, was jede Division kostet und wie jede Lobby ausging.',
  description:
    'TFT-Boosting in Rangliste und Double Up, ab {price} je Division. Aufstiege, ein Partner für Double Up, Platzierungsspiele und Nettosiege.',
  'about.title': 'Ein Rang je Warteschlange, ein Reset je Set',
  'about.first':
    'Teamfight Tactics hat seine Ränge von League of Legends: Eisen bis Diamant in vier Divisionen zu je 100 LP, danach Meister, Großmeister und Herausforderer mit offenen LP. Anders ist der Weg nach oben. Acht Spieler teilen sich eine Lobby, die Top 4 gewinnen LP, und konstante Ergebnisse schlagen den gelegentlichen ersten Platz. Jedes Set setzt die Ränge zurück und beginnt mit Platzierungsspielen. Double Up hat einen eigenen Rang.',
  'about.second':
    'Preise gelten je Division, je Nettosieg oder je Platzierungsspiel, und jeder Rang hat seinen eigenen. Der Booster trägt jedes Spiel mit seinen LP ein, du siehst also auch die Rückschläge. Mitspielen kannst du nur in Double Up, und Champions lassen sich nicht auswählen, weil niemand weiß, was der Shop bietet. Plane vor dem Ende eines Sets genug Zeit ein: Gute Plätze bedeuten längere Spiele, und davon passen weniger in einen Tag.',
  'service.elo': 'Ein Booster spielt deine Lobbys, bis du die Division deiner Wahl erreichst.',
  'service.duo': 'Du und ein Booster seid ein Team in Double Up.',
  'service.placement': 'Die ersten Spiele eines Sets, in der Rangliste oder in Double Up.',
  'service.win': 'Top-4-Plätze minus Niederlagen.',
  'question.first': 'Welche Warteschlange soll ich wählen?',
  'answer.first':
    'Die, deren Rang du ändern willst; die beiden sind unabhängig voneinander. In der Rangliste spielt ein Booster allein und braucht deine Zugangsdaten. In Double Up kann er für dich oder mit dir spielen.',
  'question.second': 'Hängt mein TFT-Rang mit League of Legends zusammen?',
  'answer.second':
    'Nur über das Konto. Zugangsdaten und Server sind dieselben, Ränge, Wertungen und Resets nicht. Ein Auftrag für das eine Spiel lässt deinen Rang im anderen unverändert. Eine Strafe trifft dagegen das Konto und damit beide Spiele.',
  'question.third': 'Wie lange dauert eine Division?',
  'answer.third':
    'Das hängt von deinem Rang ab und davon, wie viele LP du bekommst. Der Rechner macht daraus Spiele und Tage und zeigt eine Spanne, kein Datum. Sie wird mit deinem Auftrag gespeichert, und die Auftragsseite vergleicht sie mit dem tatsächlichen Fortschritt.',
  'question.fourth': 'Was bekomme ich zurück, wenn ich aufhöre?',
  'answer.fourth':
    'Alles, solange kein Booster gestartet ist. Danach kann das Team den Auftrag beenden, und die eingetragenen Lobbys entscheiden: Du bezahlst die fertigen Divisionen und die LP, die in der aktuellen gewonnen sind, und bekommst den Rest zurück. Die Auftragsseite zeigt diesen Betrag jederzeit.',
  'question.fifth': 'Merkt Riot Games das?',
  'answer.fifth':
    'Wir wissen es nicht, und auch sonst weiß es niemand, der Boosting verkauft. Es verstößt gegen die Nutzungsbedingungen, und zeitweise wie dauerhafte Sperren sind möglich. Das sagen wir lieber hier als nach einer Strafe. Du bestätigst es vor dem Bezahlen.',
  'question.sixth': 'Kann ich bei meinen Lobbys zusehen?',
  'answer.sixth':
    'Ja, mit dem Extra „{games.addon.stream}“ zeigt dir der Booster jedes Spiel live. Auch ohne Stream findest du jede Lobby auf der Auftragsseite, sobald sie eingetragen ist, mit Ergebnis und LP.',
} as const satisfies LandingWords
