import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Platzierungsspiele gibt es in Wild Rift nicht. Am nächsten kommen ihnen deine ersten Ranglistenspiele der Saison: Ein Booster spielt sie, oder ihr spielt sie zusammen.',
  description:
    'Deine ersten Ranglistenspiele der Saison in Wild Rift: bis zu zehn, vom Booster oder mit ihm gespielt, ab {price} je Spiel. Mit Zeichen im Protokoll.',
  'about.title': 'Ein Saisonstart ohne Platzierungsspiele',
  'about.first':
    'Am PC legt eine Handvoll Spiele deinen Rang fest. In Wild Rift fängst du eine neue Saison ein Stück unter deinem letzten Rang an und spielst von dort sofort weiter. Wie weit unten, hängt von diesem Rang ab. Auf die ersten Spiele kommt es trotzdem an: Alle steigen gleichzeitig wieder auf, die Lobbys sind gemischt, und mit einer Siegesserie bist du schnell zurück.',
  'about.second':
    'Du bestellst ein bis zehn Ranglistenspiele für den Saisonstart. Was eines kostet, bestimmt dein Rang der letzten Saison; ohne Rang ist es so viel wie in Silber. Ein Booster spielt sie auf deinem Konto oder in einer Gruppe mit dir. Siege, Niederlagen und Ranglistenzeichen findest du im Protokoll. Welcher Rang am Ende dabei herauskommt, entscheiden die Spiele; versprechen können wir ihn nicht.',
  'question.first': 'Warum heißt der Service dann „{games.service.placement-boost}“?',
  'answer.first':
    'Weil er dasselbe soll, nämlich dir einen guten Start in die Saison geben, und weil er in allen unseren Spielen so heißt. Eine Platzierungsphase gibt es in Wild Rift nicht, deshalb geht es hier um deine ersten Ranglistenspiele.',
  'question.second': 'Ich habe diese Saison schon gespielt. Ist es zu spät?',
  'answer.second':
    'Nein. Gespielt werden so viele Ranglistenspiele, wie du bestellst, egal wann in der Saison. Am meisten bringen sie in den ersten Tagen, bevor sich die Rangliste eingependelt hat. Später hast du von Nettosiegen oder einem Aufstieg meist mehr.',
  'question.third': 'Werden verlorene Spiele ersetzt?',
  'answer.third':
    'Nein. Du bestellst Spiele, und ein verlorenes ist auch gespielt. Mit etwas Glück rettet die Ranglistenstandhaftigkeit noch das Zeichen. Sollen Niederlagen wettgemacht werden, nimm einen Sieg-Boost: Dort zählt nur die Differenz.',
  'question.fourth': 'Was ist der Unterschied zwischen Solo und Duo?',
  'answer.fourth':
    'Bei Solo meldet sich der Booster auf einem anderen Gerät in deinem Riot-Konto an. Im Duo spielst du auf deinem eigenen Handy, hast den Booster in deiner Gruppe und nennst nur deinen Spielnamen. Dafür kommt eine Zeile zum Preis dazu, und du brauchst Zeit.',
  'question.fifth': 'Ist der Saisonstart eine riskante Zeit?',
  'answer.fifth':
    'Nicht riskanter und nicht sicherer als der Rest des Jahres. Riot Games verbietet Boosting immer, und du kannst jederzeit Belohnungen verlieren oder zeitweise oder dauerhaft gesperrt werden. Eine Woche, in der das anders ist, kennen wir nicht.',
} as const satisfies ServiceWords
