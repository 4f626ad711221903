import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für Teamfight Tactics',
  lead: 'Rangliste oder Double Up, von Eisen bis Herausforderer. Sieh, was jede Division kostet und wie jede Lobby ausging.',
  description:
    'Boosting für Teamfight Tactics in Rangliste und Double Up, ab {price} je Division. Aufstiege, Double-Up-Partner, Platzierungsspiele, Netto-Siege.',
  'about.title': 'Eine Leiter je Warteschlange, ein Reset je Set',
  'about.first':
    'Teamfight Tactics leiht sich seine Ränge von League of Legends: Eisen bis Diamant in vier Divisionen zu 100 LP, danach Meister, Großmeister und Herausforderer mit offenen LP. Anders ist der Weg nach oben. Acht Spieler teilen sich eine Lobby, die Top 4 gewinnen LP, und konstante Ergebnisse schlagen einzelne erste Plätze. Jedes Set setzt die Leiter zurück und beginnt mit Platzierungsspielen. Double Up hat einen eigenen Rang.',
  'about.second':
    'Preise gelten je Division, je Netto-Sieg oder je Platzierungsspiel, und jeder Rang hat seinen eigenen. Der Booster hält jedes Spiel mit seinen LP fest, du siehst den Aufstieg also samt Rückschlägen. Mitspielen geht nur in Double Up, und Champions lassen sich nicht bestellen, weil sich kein Shop planen lässt. Lass dir vor dem Ende eines Sets Zeit: Gute Plätze bedeuten lange Lobbys, und davon passen weniger in einen Tag.',
  'service.elo': 'Ein Booster spielt deine Lobbys, bis du in der Division stehst, die du nennst.',
  'service.duo': 'Du und ein Booster seid ein Team in Double Up.',
  'service.placement': 'Die ersten Spiele eines Sets, in der Rangliste oder in Double Up.',
  'service.win': 'Top-4-Plätze, die Niederlagen abgezogen.',
  'question.first': 'Welche Warteschlange soll ich wählen?',
  'answer.first':
    'Die, deren Rang du ändern willst; sie berühren einander nicht. In der Rangliste spielt ein Booster allein und braucht deine Zugangsdaten. Double Up kann er für dich oder zusammen mit dir spielen.',
  'question.second': 'Hängt mein TFT-Rang mit League of Legends zusammen?',
  'answer.second':
    'Nur über das Konto. Zugangsdaten und Server sind dieselben, Ränge, Wertungen und Resets nicht. Ein Auftrag für das eine lässt deinen Rang im anderen, wie er ist. Eine Strafe dagegen trifft das Konto und damit beide Spiele.',
  'question.third': 'Wie lange dauert eine Division?',
  'answer.third':
    'Das hängt von deinem Rang ab und von den LP, die du bekommst. Der Rechner macht daraus Spiele und Tage und zeigt eine Spanne, kein Datum. Sie bleibt beim Auftrag, und die Auftragsseite vergleicht sie mit dem, was passiert.',
  'question.fourth': 'Was bekomme ich zurück, wenn ich aufhöre?',
  'answer.fourth':
    'Alles, solange kein Booster begonnen hat. Danach kann das Team den Auftrag beenden, und die festgehaltenen Lobbys entscheiden: Fertige Divisionen bleiben bezahlt, die angefangene zählt nach ihren LP, der Rest kommt zurück. Die Auftragsseite zeigt diesen Betrag jederzeit.',
  'question.fifth': 'Merkt Riot Games das?',
  'answer.fifth':
    'Das wissen wir nicht, und niemand, der Boosting verkauft, weiß es. Es verstößt gegen die Bedingungen, zeitweilige und dauerhafte Sperren sind möglich. Das sagen wir lieber hier als nach einer Strafe. Du bestätigst es vor dem Bezahlen.',
  'question.sixth': 'Kann ich bei meinen Lobbys zusehen?',
  'answer.sixth':
    'Mit dem privaten Stream ja: Er ist ein Extra, und der Booster zeigt dir jedes Spiel live. Auch ohne ihn findest du jede Lobby auf der Auftragsseite, sobald sie eingetragen ist, mit Ergebnis und LP.',
} as const satisfies LandingWords
