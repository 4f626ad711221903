import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Die ersten Ranglistenspiele eines Sets: in der Rangliste von einem Booster gespielt, in Double Up auch zusammen mit dir.',
  description:
    'Platzierungsspiele in Teamfight Tactics zum Start eines Sets, ab {price} je Spiel. Preis nach letztem Rang, in der Rangliste oder zusammen in Double Up.',
  'about.title': 'Die ersten Lobbys eines Sets',
  'about.first':
    'Jedes Set setzt die Ränge zurück, und die ersten fünf Ranglistenspiele platzieren dich. Sie bewegen dich weiter als spätere, eine Reihe von Top-4-Plätzen am Anfang spart danach also viele Lobbys. Dein alter Rang zählt noch mit, denn das Spiel merkt sich die versteckte Wertung dahinter. Rangliste und Double Up platzieren dich getrennt, und ein Auftrag gilt für eins von beiden.',
  'about.second':
    'Gib den Rang an, mit dem du das letzte Set beendet hast, oder „{games.unranked}“, und die Zahl der Spiele. In der Rangliste spielt ein Booster sie allein auf deinem Konto. In Double Up kannst du mitspielen, und dann sind keine Zugangsdaten nötig. Ein neues Set wird oft gepatcht, der Booster spielt also, was in dieser Woche stark ist. Champions oder eine Comp kannst du nicht auswählen.',
  'question.first': 'In welchem Rang lande ich?',
  'answer.first':
    'Das entscheidet das Spiel anhand deiner versteckten Wertung und deiner Ergebnisse in diesen Lobbys. Fünf gute Platzierungen geben dir einen besseren Start, keinen Rang, den wir im Voraus nennen könnten. Für einen bestimmten Rang nimm einen Elo-Boost.',
  'question.second': 'Wird ein fünfter Platz wiederholt?',
  'answer.second':
    'Nein. Jedes Platzierungsspiel gibt es nur einmal, also zählt jede Lobby, egal wie sie endet. Du bezahlst eine Anzahl von Spielen. Wird ein Auftrag beendet, bevor alle gespielt sind, bekommst du die übrigen erstattet.',
  'question.third': 'Ich habe das letzte Set ausgelassen. Was gebe ich an?',
  'answer.third':
    'Wähle „{games.unranked}“; die Spiele kosten dann so viel wie in Silber. Ein Rang aus einem älteren Set ändert den Preis nicht, weil der Rechner nur nach dem letzten fragt. In deiner versteckten Wertung steckt er vielleicht trotzdem noch.',
  'question.fourth': 'Gibt es Platzierungsspiele auch in Double Up?',
  'answer.fourth':
    'Ja, wähle es als Warteschlange. Entweder spielt ein Booster auf deinem Konto, oder du bist der Partner und nennst nur deine Riot-ID. Das Ergebnis zählt für deinen Rang in Double Up und lässt die Rangliste unverändert.',
  'question.fifth': 'Gefährden fünf Lobbys mein Konto?',
  'answer.fifth':
    'Ja. Spielt jemand anderes dein Brett, verstößt das von der ersten Runde an gegen die Nutzungsbedingungen von Riot Games, und die Strafe kann eine zeitweise oder dauerhafte Sperre deines ganzen Riot-Kontos sein. Wäge das vor der Bestellung gegen einen besseren Start ab.',
} as const satisfies ServiceWords
