import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift hat keine Platzierungsspiele. Das hier kommt ihnen am nächsten: deine ersten Ranglistenspiele der Saison.',
  description:
    'Deine ersten Ranglistenspiele der Saison in Wild Rift, vom Booster oder mit ihm, ab {price} je Spiel. Bis zu zehn, jedes mit seinen Marken festgehalten.',
  'about.title': 'Ein Saisonstart ohne Platzierungsspiele',
  'about.first':
    'Am PC legt eine Handvoll Spiele deinen Rang fest. Wild Rift macht es anders: Eine neue Saison setzt dich ein Stück unter den Rang, mit dem du aufgehört hast, und von dort spielst du sofort weiter. Wie weit unten du beginnst, hängt von diesem Rang ab. Die ersten Spiele haben trotzdem Gewicht, weil alle zur selben Zeit wieder aufsteigen und die Lobbys gemischt sind. Eine Reihe von Siegen führt dann schnell zurück.',
  'about.second':
    'Dieser Auftrag gilt für Ranglistenspiele am Anfang der Saison, von einem bis zu zehn. Der Rang der letzten Saison bestimmt den Preis eines Spiels; ohne einen kostet es so viel wie in Silber. Ein Booster spielt auf deinem Konto oder mit dir in einer Gruppe. Siege, Niederlagen und Marken werden festgehalten. Der Rang, der dabei herauskommt, ist das Ergebnis der Spiele und kein Versprechen.',
  'question.first': 'Warum heißt es dann Platzierungs-Boost?',
  'answer.first':
    'Weil es demselben Wunsch dient, einem guten Start in die Saison, und der Service in allen unseren Spielen einen Namen hat. In Wild Rift steht er für deine ersten Ranglistenspiele, denn eine Platzierungsphase gibt es nicht.',
  'question.second': 'Ich habe in dieser Saison schon gespielt. Ist es zu spät?',
  'answer.second':
    'Nein. Der Auftrag umfasst die Zahl der Ranglistenspiele, die du wählst, egal wann sie gespielt werden. Am meisten helfen sie in den ersten Tagen, bevor sich die Leiter sortiert hat. Später bringen dir Netto-Siege oder ein Aufstieg meist mehr.',
  'question.third': 'Werden verlorene Spiele ersetzt?',
  'answer.third':
    'Nein. Der Auftrag gilt für Spiele, und ein verlorenes ist gespielt. Die Ranglistenstandhaftigkeit rettet vielleicht noch die Marke. Sollen Niederlagen wettgemacht werden, nimm einen Sieg-Boost: Dort zählt nur die Differenz.',
  'question.fourth': 'Was ist der Unterschied zwischen Solo und Duo?',
  'answer.fourth':
    'Solo: Der Booster meldet sich auf einem anderen Gerät mit deinem Riot-Konto an. Duo: Du spielst auf deinem eigenen Handy, mit dem Booster in deiner Gruppe, und nennst nur deinen Spielnamen. Duo hat einen eigenen Posten im Preis und braucht deine Zeit.',
  'question.fifth': 'Ist der Saisonstart eine riskante Zeit?',
  'answer.fifth':
    'Nicht mehr und nicht weniger als jede andere. Riot Games verbietet Boosting das ganze Jahr, und die Antwort kann eine zeitweilige Sperre, der Verlust von Belohnungen oder eine dauerhafte Sperre sein. Wir kennen keine Woche, in der das anders ist.',
} as const satisfies ServiceWords
