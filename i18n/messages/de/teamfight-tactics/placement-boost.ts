import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Die ersten Ranglistenspiele eines Sets: in der Rangliste von einem Booster gespielt, in Double Up auch zusammen mit dir.',
  description:
    'Platzierungsspiele in Teamfight Tactics zum Set-Beginn, ab {price} je Spiel. Preis nach letztem Rang, in der Rangliste oder zusammen in Double Up.',
  'about.title': 'Die ersten Lobbys eines Sets',
  'about.first':
    'Mit jedem Set wird die Leiter zurückgesetzt, und die ersten fünf Ranglistenspiele platzieren dich. Sie bewegen dich weiter als spätere; eine Reihe von Top-4-Plätzen am Anfang spart danach also viele Lobbys. Dein alter Rang redet noch mit, denn das Spiel erinnert sich an die versteckte Wertung dahinter. Rangliste und Double Up platzieren dich getrennt, und ein Auftrag gilt für eine von beiden.',
  'about.second':
    'Gib den Rang an, mit dem du das letzte Set beendet hast, oder „ohne Rang“, und die Zahl der Spiele. In der Rangliste spielt ein Booster sie allein auf deinem Konto. In Double Up kannst du mitspielen, dann sind keine Zugangsdaten nötig. Ein junges Set wird oft gepatcht, der Booster spielt also, was in dieser Woche stark ist. Weder Champions noch eine Comp lassen sich bestellen.',
  'question.first': 'In welchem Rang lande ich?',
  'answer.first':
    'Das entscheidet das Spiel, nach deiner versteckten Wertung und den Plätzen in diesen Lobbys. Fünf gute Ergebnisse geben dir einen besseren Start, keinen Rang, den wir vorher nennen könnten. Für einen Rang deiner Wahl ist der Elo-Boost da.',
  'question.second': 'Wird ein fünfter Platz wiederholt?',
  'answer.second':
    'Nein. Ein Platzierungsspiel gibt es nur einmal, also zählt jede Lobby, egal auf welchem Platz sie endet. Du zahlst für eine Zahl von Spielen. Wird ein Auftrag beendet, bevor alle gespielt sind, werden die übrigen erstattet.',
  'question.third': 'Ich habe das letzte Set ausgelassen. Was gebe ich an?',
  'answer.third':
    'Wähle „ohne Rang“; die Spiele kosten dann so viel wie in Silber. Ein Rang aus einem älteren Set spielt für den Preis keine Rolle, weil der Rechner nur nach dem letzten fragt. Die versteckte Wertung erinnert sich vielleicht noch daran.',
  'question.fourth': 'Gibt es Platzierungsspiele auch in Double Up?',
  'answer.fourth':
    'Ja, wähle es als Warteschlange. Entweder spielt ein Booster auf deinem Konto, oder du bist der Partner und nennst nur deine Riot-ID. Das Ergebnis zählt für deinen Rang in Double Up und lässt die Rangliste, wie sie ist.',
  'question.fifth': 'Gefährden fünf Lobbys mein Konto?',
  'answer.fifth':
    'Ja. Sitzt jemand anderes an deinem Brett, verstößt das von der ersten Runde an gegen die Bedingungen von Riot Games, und die Antwort kann eine zeitweilige oder dauerhafte Sperre des ganzen Riot-Kontos sein. Wäg das vor der Bestellung gegen einen besseren Start ab.',
} as const satisfies ServiceWords
