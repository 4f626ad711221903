import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Kaufe Nettosiege und hol dir damit Ranglistenzeichen. Niederlagen werden ohne Aufpreis wettgemacht.',
  description:
    'Nettosiege in Wild Rift, Rangliste oder Legendäre Queue, ab {price} je Nettosieg. Niederlagen kosten nichts extra. Android und iOS, solo oder Duo.',
  'about.title': 'Ein Sieg ist ein Zeichen, meistens',
  'about.first':
    'Bis Diamant ist ein Sieg meist ein Ranglistenzeichen wert, du kannst Nettosiege also fast in Divisionen umrechnen: Fünf davon in Diamant sind etwa eine Division. Die Ranglistenstandhaftigkeit macht manchmal zwei Zeichen daraus oder rettet nach einer Niederlage eins. Ab Meister bringt ein Sieg Punkte, und wie viele, bestimmt das Spiel. Der Auftrag zählt Siege und Niederlagen; die Zeichen, die sie bringen, gehören dir, ob mehr oder weniger.',
  'about.second':
    'Du gibst Rang, Zahl, Server, Plattform und Warteschlange an. Dein Rang bestimmt den Preis eines Siegs, und der ändert sich nicht, wenn du während des Auftrags aufsteigst. Die {games.queue.legendary} kannst du ab Diamant wählen, und nur solo. In der Rangliste kannst du auf deinem eigenen Handy mitspielen. Bestimmte Champions kannst du dir wünschen; auf einem neuen Konto mit nur wenigen wähle keine und lass den Booster sehen, was da ist.',
  'question.first': 'Fünf Nettosiege ab Smaragd II: Wo lande ich?',
  'answer.first':
    'Meist eine Division höher, in Smaragd I, denn eine Division braucht dort fünf Zeichen. Durch Standhaftigkeit kann es etwas mehr werden. Ein Rang ist damit nicht versprochen: Brauchst du einen bestimmten, bestell ihn als Ziel eines Elo-Boosts.',
  'question.second': 'Was passiert nach einer Niederlage?',
  'answer.second':
    'Der Stand sinkt um eins, und der Booster spielt weiter, ohne Kosten für dich. Rettet die Standhaftigkeit dein Zeichen, zählt die Niederlage trotzdem, also macht der Booster sie genauso wett.',
  'question.third': 'Kann ich Siege für eine Saisonbelohnung kaufen?',
  'answer.third':
    'Ja, wenn die Belohnung einen Rang oder Siege in der Rangliste verlangt. Vergleiche die Zeitspanne mit dem Ende der Saison, denn die Saison wartet nicht auf deinen Auftrag. Beendet ihn das Team, bekommst du die Siege erstattet, die nicht erreicht wurden.',
  'question.fourth': 'Kann ich zwischendurch ARAM oder normale Spiele spielen?',
  'answer.fourth':
    'Sie ändern den Stand nicht, aber zwei Geräte können nicht gleichzeitig angemeldet sein. Pausiere den Auftrag, bevor du spielst, damit kein Ranglistenspiel abbricht, und setz ihn fort, wenn du fertig bist.',
  'question.fifth': 'Gefährden ein paar Siege mein Konto?',
  'answer.fifth':
    'Ja. Riot Games zieht öffentlich keine Grenze zwischen einem geboosteten Spiel und fünfzig, und auf beides kann eine zeitweise oder dauerhafte Sperre folgen. Im Duo bleiben deine Zugangsdaten bei dir, aber es verstößt trotzdem gegen die Nutzungsbedingungen. An der Kasse bestätigst du das.',
} as const satisfies ServiceWords
