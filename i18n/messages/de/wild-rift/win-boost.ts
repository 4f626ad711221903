import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Kauf Netto-Siege und mit ihnen Marken. Niederlagen werden im Preis wettgemacht.',
  description:
    'Netto-Siege in Wild Rift, Rangliste oder Legendäre Rangliste, ab {price} je Netto-Sieg. Niederlagen kosten nichts extra. Android und iOS, solo oder im Duo.',
  'about.title': 'Ein Sieg ist eine Marke, meistens',
  'about.first':
    'Bis Diamant ist ein Sieg gewöhnlich eine Marke wert, Netto-Siege lassen sich also fast direkt mit einer Division vergleichen: Fünf davon in Diamant sind etwa eine Division. Die Ranglistenstandhaftigkeit macht manchmal zwei daraus oder bewahrt nach einer Niederlage eine Marke. Ab Meister bringt ein Sieg Punkte, und wie viele, hängt vom Spiel ab. Der Auftrag zählt Siege und Niederlagen; die Marken, die sie bringen, gehören dir, ob mehr oder weniger.',
  'about.second':
    'Du gibst Rang, Zahl, Server, Plattform und Warteschlange an. Der Rang bestimmt den Preis eines Siegs, und der Preis bewegt sich nicht, wenn du während des Auftrags aufsteigst. Die Legendäre Rangliste lässt sich ab Diamant wählen und ist solo. In der Rangliste kannst du auf deinem eigenen Handy mitspielen. Champions lassen sich nennen; auf einem jungen Konto mit wenigen nenn keine und lass den Booster sehen, was da ist.',
  'question.first': 'Fünf Netto-Siege ab Smaragd II: Wo lande ich?',
  'answer.first':
    'Gewöhnlich eine Division höher, in Smaragd I, denn eine Division braucht dort fünf Marken. Durch Standhaftigkeit kann es etwas mehr werden. Ein Versprechen auf einen Rang ist das nicht: Brauchst du einen, bestell ihn als Ziel eines Elo-Boosts.',
  'question.second': 'Was passiert nach einer Niederlage?',
  'answer.second':
    'Der Stand sinkt um eins, und der Booster spielt weiter, ohne Kosten für dich. Eine Niederlage, bei der Standhaftigkeit deine Marke gerettet hat, bleibt im Stand eine Niederlage; du verlierst dadurch also nichts.',
  'question.third': 'Kann ich Siege für eine Saisonbelohnung kaufen?',
  'answer.third':
    'Ja, wenn die Belohnung einen Rang oder Ranglistensiege verlangt. Achte auf die Zeitspanne und auf das Ende der Saison, das auf keinen Auftrag wartet. Siege, die nicht erreicht wurden, werden erstattet, wenn das Team den Auftrag beendet.',
  'question.fourth': 'Darf ich so lange ARAM oder normale Spiele spielen?',
  'answer.fourth':
    'Sie ändern den Stand nicht, aber zwei Geräte können nicht zugleich angemeldet sein. Pausiere den Auftrag, bevor du spielst, damit kein Ranglistenspiel abgebrochen wird, und setz ihn fort, wenn du fertig bist.',
  'question.fifth': 'Gefährden ein paar Siege mein Konto?',
  'answer.fifth':
    'Ja. Riot Games zieht öffentlich keine Grenze zwischen einem geboosteten Spiel und fünfzig, und auf beides kann eine zeitweilige oder dauerhafte Sperre folgen. Im Duo bleiben deine Zugangsdaten privat, ein Verstoß gegen die Bedingungen bleibt es. An der Kasse bestätigst du das.',
} as const satisfies ServiceWords
