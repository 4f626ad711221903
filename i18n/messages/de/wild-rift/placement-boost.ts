import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift hat keine Platzierungsspiele. Das hier kommt ihnen am nächsten: deine ersten Ranglistenspiele der Saison.',
  description:
    'Deine ersten Ranglistenspiele der Saison in Wild Rift, vom Booster oder mit ihm gespielt, ab {price} je Spiel. Bis zu zehn, jedes mit seinen Zeichen.',
  'about.title': 'Ein Saisonstart ohne Platzierungsspiele',
  'about.first':
    'Am PC legen ein paar Spiele deinen Rang fest. Wild Rift macht es anders: Eine neue Saison setzt dich ein Stück unter den Rang, mit dem du aufgehört hast, und von dort spielst du sofort weiter. Wie weit unten du beginnst, hängt von diesem Rang ab. Die ersten Spiele sind trotzdem wichtig, weil alle gleichzeitig wieder aufsteigen und die Lobbys gemischt sind. Eine Siegesserie bringt dich dann schnell zurück.',
  'about.second':
    'Dieser Auftrag gilt für Ranglistenspiele am Anfang der Saison, von einem bis zehn. Der Rang der letzten Saison bestimmt den Preis eines Spiels; ohne Rang kostet es so viel wie in Silber. Ein Booster spielt auf deinem Konto oder in einer Gruppe mit dir. Siege, Niederlagen und Ranglistenzeichen werden eingetragen. Der Rang am Ende ist das Ergebnis der Spiele, kein Versprechen.',
  'question.first': 'Warum heißt der Service dann „{games.service.placement-boost}“?',
  'answer.first':
    'Weil er denselben Zweck erfüllt, einen guten Start in die Saison, und in allen unseren Spielen gleich heißt. In Wild Rift geht es um deine ersten Ranglistenspiele, denn eine Platzierungsphase gibt es nicht.',
  'question.second': 'Ich habe diese Saison schon gespielt. Ist es zu spät?',
  'answer.second':
    'Nein. Der Auftrag umfasst so viele Ranglistenspiele, wie du wählst, egal wann sie gespielt werden. Am meisten helfen sie in den ersten Tagen, bevor sich die Rangliste eingependelt hat. Später bringen dir Nettosiege oder ein Aufstieg meist mehr.',
  'question.third': 'Werden verlorene Spiele ersetzt?',
  'answer.third':
    'Nein. Du bestellst Spiele, und ein verlorenes ist gespielt. Die Ranglistenstandhaftigkeit rettet vielleicht noch das Zeichen. Sollen Niederlagen wettgemacht werden, nimm einen Sieg-Boost: Dort zählt nur die Differenz.',
  'question.fourth': 'Was ist der Unterschied zwischen Solo und Duo?',
  'answer.fourth':
    'Solo: Der Booster meldet sich auf einem anderen Gerät in deinem Riot-Konto an. Duo: Du spielst auf deinem eigenen Handy, mit dem Booster in deiner Gruppe, und nennst nur deinen Spielnamen. Das Duo hat eine eigene Zeile im Preis und braucht deine Zeit.',
  'question.fifth': 'Ist der Saisonstart eine riskante Zeit?',
  'answer.fifth':
    'Nicht mehr und nicht weniger als jede andere. Riot Games verbietet Boosting das ganze Jahr über, und die Strafe kann eine zeitweise Sperre, der Verlust von Belohnungen oder eine dauerhafte Sperre sein. Wir kennen keine Woche, in der das anders ist.',
} as const satisfies ServiceWords
