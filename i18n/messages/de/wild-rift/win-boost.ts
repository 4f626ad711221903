import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Ein Booster holt die Nettosiege, die du kaufst, und mit ihnen die Ranglistenzeichen. Niederlagen werden ohne Aufpreis wettgemacht.',
  description:
    'Nettosiege in Wild Rift, Rangliste oder Legendäre Queue, ab {price} je Nettosieg. Eine Niederlage kostet nichts extra. Android und iOS, solo oder Duo.',
  'about.title': 'Ein Sieg ist ein Zeichen, meistens',
  'about.first':
    'Bis Diamant bringt ein Sieg meist ein Ranglistenzeichen. Nettosiege kannst du also fast in Divisionen umrechnen: In Diamant sind fünf davon etwa eine Division. Manchmal macht die Ranglistenstandhaftigkeit zwei Zeichen daraus oder rettet dir nach einer Niederlage eins. Ab Meister gibt es Punkte, und wie viele, kommt auf das Spiel an. Der Auftrag zählt nur Siege und Niederlagen. Die Zeichen gehören dir, ob es mehr werden oder weniger.',
  'about.second':
    'Wir fragen nach Rang, Zahl, Server, Plattform und Warteschlange. Dein Rang bestimmt, was ein Sieg kostet, und dabei bleibt es, auch wenn du während des Auftrags aufsteigst. In der Rangliste kannst du auf deinem eigenen Handy mitspielen; die {games.queue.legendary} gibt es ab Diamant und nur solo. Bestimmte Champions kannst du dir wünschen. Hat dein Konto erst wenige, wähle keine und lass den Booster sehen, was da ist.',
  'question.first': 'Fünf Nettosiege ab Smaragd II: Wo lande ich?',
  'answer.first':
    'Meist eine Division höher, in Smaragd I, denn dort braucht eine Division fünf Zeichen. Mit Standhaftigkeit kann es etwas mehr werden. Versprochen ist damit kein Rang: Brauchst du einen bestimmten, bestell ihn als Ziel eines Elo-Boosts.',
  'question.second': 'Was passiert nach einer Niederlage?',
  'answer.second':
    'Der Stand sinkt um eins, und der Booster spielt weiter, ohne dass es dich etwas kostet. Auch wenn die Standhaftigkeit dein Zeichen rettet, bleibt es eine Niederlage, und er macht sie genauso wett.',
  'question.third': 'Kann ich Siege für eine Saisonbelohnung kaufen?',
  'answer.third':
    'Ja, wenn du dafür einen Rang oder Siege in der Rangliste brauchst. Vergleiche aber die Zeitspanne mit dem Ende der Saison, denn die wartet nicht auf deinen Auftrag. Beendet das Team ihn vorher, bekommst du die Siege erstattet, die noch fehlen.',
  'question.fourth': 'Kann ich zwischendurch ARAM oder normale Spiele spielen?',
  'answer.fourth':
    'Am Stand ändern sie nichts, aber auf zwei Geräten gleichzeitig angemeldet zu sein, geht nicht. Pausiere den Auftrag, bevor du spielst, damit kein Ranglistenspiel abbricht, und setz ihn fort, wenn du fertig bist.',
  'question.fifth': 'Gefährden ein paar Siege mein Konto?',
  'answer.fifth':
    'Ja. Ob ein geboostetes Spiel oder fünfzig: Riot Games nennt öffentlich keine Grenze, und zeitweise oder dauerhaft gesperrt werden kannst du für beides. Im Duo bleiben deine Zugangsdaten bei dir, gegen die Nutzungsbedingungen verstößt es trotzdem. An der Kasse bestätigst du das.',
} as const satisfies ServiceWords
