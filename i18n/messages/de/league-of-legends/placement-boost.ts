import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Fünf Spiele entscheiden, wo deine Saison beginnt. Lass sie einen Booster spielen, oder spiel sie mit ihm zusammen.',
  description:
    'Platzierungsspiele in League of Legends, vom Booster oder im Duo. Ab {price} je Spiel, Preis nach deinem letzten Rang, jedes Ergebnis im Protokoll.',
  'about.title': 'Was fünf Spiele können und was nicht',
  'about.first':
    'Nach einem Reset verlangt jede Warteschlange fünf Platzierungsspiele, bevor sie einen Rang zeigt. Das Spiel verrechnet deine versteckte MMR aus der letzten Saison mit diesen fünf Ergebnissen und ordnet dich einer Division zu. Ein Platzierungsspiel bewegt dich weiter als ein späteres, aber es löscht keine alte MMR: Ein Konto, das in Silber aufgehört hat, landet auch mit fünf Siegen nicht in Diamant.',
  'about.second':
    'Gib den Rang an, mit dem du die letzte Saison beendet hast, oder „{games.unranked}“, und wie viele der fünf Spiele noch offen sind. Ein Booster spielt sie auf deinem Konto, oder du spielst mit und behältst dein Passwort für dich. Solo/Duo und Flex platzieren dich getrennt, ein Auftrag gilt also nur für eine von beiden. Wenn du Champions auswählst, nimm so viele, dass ein oder zwei Bans nicht alle ausschließen.',
  'question.first': 'Welchen Rang bekomme ich nach den Platzierungsspielen?',
  'answer.first':
    'Das kann niemand im Voraus wissen. Es hängt von deiner alten MMR, den Ergebnissen und den Gegnern ab. Du kaufst Spiele, die ein starker Spieler spielt, keine Division. Willst du einen bestimmten Rang, bestell nach den Platzierungsspielen einen Elo-Boost.',
  'question.second': 'Ich habe keinen Rang. Was kostet ein Spiel?',
  'answer.second':
    'Ohne Rang kostet ein Platzierungsspiel so viel wie in Silber, weil es keinen letzten Rang gibt, nach dem wir uns richten könnten. Hattest du letzte Saison einen, gib ihn an: Der Preis eines Spiels hängt davon ab, dazu von Server und Warteschlange.',
  'question.third': 'Was passiert, wenn ein Platzierungsspiel verloren geht?',
  'answer.third':
    'Es zählt als gespielt, denn ein Platzierungsspiel lässt sich nicht wiederholen. Du bestellst eine Anzahl von Spielen, und das Protokoll zeigt Niederlagen genauso wie Siege. Sollen Niederlagen wettgemacht werden, nimm einen Sieg-Boost.',
  'question.fourth': 'Zwei der fünf habe ich schon gespielt. Kann ich den Rest bestellen?',
  'answer.fourth':
    'Ja, stell die Zahl auf drei. Du kannst jede Zahl von eins bis fünf bestellen, Preis und Zeit passen sich an. Spiel in dieser Warteschlange keine weiteren Ranglistenspiele, solange der Auftrag läuft, sonst bleiben weniger übrig, als du bezahlt hast.',
  'question.fifth': 'Kann ich schon für fünf Spiele bestraft werden?',
  'answer.fifth':
    'Ja. Den Nutzungsbedingungen von Riot Games ist egal, wie viele Spiele jemand anderes für dich spielt. Schon ein einziges kann zu einer Sperre führen, zeitweise oder dauerhaft, oder dich Belohnungen kosten. Spielst du mit, bleibt dein Passwort bei dir, aber es ist trotzdem bezahltes Boosting.',
} as const satisfies ServiceWords
