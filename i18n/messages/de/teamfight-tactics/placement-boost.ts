import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Die ersten Ranglistenspiele eines Sets: In der Rangliste spielt sie ein Booster, in Double Up spielst du auf Wunsch mit.',
  description:
    'Ein neues Set in TFT? Platzierungsspiele ab {price} je Spiel, in der Rangliste oder zusammen in Double Up, Preis nach letztem Rang.',
  'about.title': 'Die ersten Lobbys eines Sets',
  'about.first':
    'Jedes Set setzt die Ränge zurück, und die ersten fünf Ranglistenspiele platzieren dich. Kein späteres bewegt dich so weit: Ein paar Top-4-Plätze am Anfang sparen dir viele Lobbys. Dein alter Rang ist dabei nicht vergessen, denn die unsichtbare Wertung dahinter merkt sich das Spiel. In der Rangliste und in Double Up wirst du getrennt platziert; ein Auftrag gilt für eins von beiden.',
  'about.second':
    'Gib an, mit welchem Rang du das letzte Set beendet hast, oder „{games.unranked}“, und wie viele Spiele es sein sollen. In der Rangliste spielt ein Booster sie allein auf deinem Konto. In Double Up kannst du mitspielen und brauchst dann keine Zugangsdaten zu hinterlegen. Champions oder eine Comp kannst du nicht auswählen: Ein neues Set wird oft gepatcht, und der Booster spielt, was in dieser Woche stark ist.',
  'question.first': 'In welchem Rang lande ich?',
  'answer.first':
    'Das entscheidet das Spiel, und zwar nach deiner unsichtbaren Wertung und deinen Ergebnissen in diesen Lobbys. Fünf gute Platzierungen bringen dir einen besseren Start, aber keinen Rang, den wir vorher nennen könnten. Für einen bestimmten Rang nimm einen Elo-Boost.',
  'question.second': 'Wird ein fünfter Platz wiederholt?',
  'answer.second':
    'Nein. Jedes Platzierungsspiel gibt es nur einmal, deshalb zählt jede Lobby, egal wie sie endet. Du bezahlst eine Anzahl von Spielen. Endet ein Auftrag, bevor alle gespielt sind, bekommst du die übrigen erstattet.',
  'question.third': 'Ich habe das letzte Set ausgelassen. Was gebe ich an?',
  'answer.third':
    'Wähle „{games.unranked}“; die Spiele kosten dann so viel wie in Silber. Ein Rang aus einem älteren Set ändert am Preis nichts, denn der Rechner fragt nur nach dem letzten. In deiner unsichtbaren Wertung steckt er vielleicht trotzdem noch.',
  'question.fourth': 'Gibt es Platzierungsspiele auch in Double Up?',
  'answer.fourth':
    'Ja, wähle Double Up einfach als Warteschlange. Entweder spielt ein Booster auf deinem Konto, oder du spielst als Partner mit und nennst nur deine Riot-ID. Das Ergebnis zählt für deinen Rang in Double Up. In der Rangliste ändert sich nichts.',
  'question.fifth': 'Gefährden fünf Lobbys mein Konto?',
  'answer.fifth':
    'Ja. Sobald jemand anderes dein Brett spielt, verstößt das gegen die Nutzungsbedingungen von Riot Games, von der ersten Runde an. Dafür kann dein ganzes Riot-Konto zeitweise oder dauerhaft gesperrt werden. Überleg dir vor der Bestellung, ob dir ein besserer Start das wert ist.',
} as const satisfies ServiceWords
