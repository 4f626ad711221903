import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Fünf Spiele entscheiden, wo deine Saison beginnt. Lass sie einen Booster spielen, oder spiel sie mit ihm.',
  description:
    'Platzierungsspiele in League of Legends, vom Booster oder im Duo gespielt. Ab {price} je Spiel, nach deinem letzten Rang, jedes Ergebnis festgehalten.',
  'about.title': 'Was fünf Spiele können und was nicht',
  'about.first':
    'Nach einem Reset verlangt jede Warteschlange fünf Platzierungsspiele, bevor sie einen Rang zeigt. Das Spiel schaut auf deine versteckte MMR aus der Saison davor und auf diese fünf Ergebnisse und setzt dich in eine Division. Ein Platzierungsspiel bewegt dich weiter als ein späteres, aber es löscht keine alte MMR: Ein Konto, das in Silber aufgehört hat, landet mit fünf Siegen nicht in Diamant.',
  'about.second':
    'Du gibst den Rang an, mit dem du die letzte Saison beendet hast, oder „ohne Rang“, und wie viele der fünf Spiele noch offen sind. Ein Booster spielt sie auf deinem Konto, oder du spielst mit und behältst dein Passwort. Solo/Duo und Flex platzieren dich getrennt, ein Auftrag gilt also für eine von beiden. Champions kannst du nennen; halte die Liste so breit, dass ein oder zwei Banns sie nicht leeren.',
  'question.first': 'Welchen Rang bekomme ich nach den Platzierungsspielen?',
  'answer.first':
    'Das kann vorher niemand wissen. Es hängt von deiner alten MMR, den Ergebnissen und den Gegnern ab. Du kaufst Spiele, die ein starker Spieler spielt, keine Division. Willst du einen bestimmten Rang, bestell nach den Platzierungsspielen einen Elo-Boost.',
  'question.second': 'Ich habe keinen Rang. Was kostet ein Spiel?',
  'answer.second':
    'Ohne Rang kostet ein Platzierungsspiel so viel wie in Silber, denn es gibt keinen letzten Rang, nach dem wir gehen könnten. Hattest du letzte Saison einen, gib ihn an: Der Preis eines Spiels richtet sich nach ihm, danach nach Server und Warteschlange.',
  'question.third': 'Was passiert, wenn ein Platzierungsspiel verloren geht?',
  'answer.third':
    'Es zählt als gespielt, denn ein Platzierungsspiel lässt sich nicht wiederholen. Der Auftrag gilt für eine Zahl von Spielen, und eine Niederlage steht im Protokoll wie ein Sieg. Sollen Niederlagen wettgemacht werden, ist der Sieg-Boost der richtige Service.',
  'question.fourth': 'Zwei der fünf habe ich gespielt. Kann ich den Rest bestellen?',
  'answer.fourth':
    'Ja, stell die Zahl auf drei. Du kannst jede Zahl von eins bis fünf bestellen, Preis und Zeit ziehen mit. Spiel in dieser Warteschlange keine weiteren Ranglistenspiele, solange der Auftrag läuft, sonst sind weniger übrig, als du bezahlt hast.',
  'question.fifth': 'Kann ich für fünf Spiele bestraft werden?',
  'answer.fifth':
    'Ja. Die Bedingungen von Riot Games fragen nicht, wie viele Spiele jemand anderes für dich gespielt hat. Eine zeitweilige Sperre, verlorene Belohnungen oder ein dauerhafter Ausschluss können schon auf eines folgen. Spielst du mit, bleibt dein Passwort bei dir, bezahltes Boosting ist es trotzdem.',
} as const satisfies ServiceWords
