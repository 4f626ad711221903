import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Fünf Spiele entscheiden, wo deine Saison beginnt. Überlass sie einem Booster, oder spiel sie mit ihm zusammen.',
  description:
    'Ein Booster spielt deine Platzierungsspiele in LoL, solo oder mit dir. Ab {price} je Spiel, Preis nach letztem Rang, mit Protokoll.',
  'about.title': 'Was fünf Spiele können und was nicht',
  'about.first':
    'Nach einem Reset will jede Warteschlange erst fünf Platzierungsspiele sehen, bevor sie dir einen Rang zeigt. Deren Ergebnisse verrechnet das Spiel mit deiner unsichtbaren MMR aus der letzten Saison, und so kommst du in eine Division. Ein Platzierungsspiel bewegt dich weiter als jedes spätere. Deine alte MMR löscht es aber nicht: Wer in Silber aufgehört hat, landet auch mit fünf Siegen nicht in Diamant.',
  'about.second':
    'Wir brauchen zwei Angaben: deinen Rang am Ende der letzten Saison (oder „{games.unranked}“) und wie viele der fünf Spiele noch offen sind. Dann spielt ein Booster sie auf deinem Konto, oder du spielst mit und behältst dein Passwort für dich. Solo/Duo und Flex platzieren dich getrennt, deshalb gilt ein Auftrag nur für eine von beiden. Wenn du Champions auswählst, dann so viele, dass nach ein, zwei Bans noch einer übrig ist.',
  'question.first': 'Welchen Rang bekomme ich nach den Platzierungsspielen?',
  'answer.first':
    'Das weiß vorher niemand. Es kommt auf deine alte MMR an, auf die Ergebnisse und auf die Gegner. Du kaufst Spiele, die ein starker Spieler spielt, keine Division. Soll es ein bestimmter Rang sein, bestell nach den Platzierungsspielen einen Elo-Boost.',
  'question.second': 'Ich habe keinen Rang. Was kostet ein Spiel?',
  'answer.second':
    'So viel wie in Silber, denn einen letzten Rang, nach dem wir uns richten könnten, gibt es ja nicht. Hattest du letzte Saison doch einen, gib ihn an: Er bestimmt zuerst den Preis eines Spiels, dann kommen Server und Warteschlange dazu.',
  'question.third': 'Was passiert, wenn ein Platzierungsspiel verloren geht?',
  'answer.third':
    'Es zählt als gespielt, denn wiederholen lässt sich ein Platzierungsspiel nicht. Du bestellst eine Anzahl von Spielen, und im Protokoll siehst du Siege wie Niederlagen. Sollen Niederlagen wettgemacht werden, nimm den Sieg-Boost.',
  'question.fourth': 'Zwei der fünf habe ich schon gespielt. Kann ich den Rest bestellen?',
  'answer.fourth':
    'Ja, stell die Zahl einfach auf drei. Von eins bis fünf geht alles; Preis und Zeit passen sich an. Spiel in dieser Warteschlange aber keine weiteren Ranglistenspiele, solange der Auftrag läuft. Sonst bleiben weniger übrig, als du bezahlt hast.',
  'question.fifth': 'Kann ich schon für fünf Spiele bestraft werden?',
  'answer.fifth':
    'Ja, sogar für ein einziges. Wie viele Spiele jemand anderes für dich spielt, ist den Nutzungsbedingungen von Riot Games egal. Du riskierst eine Sperre, zeitweise oder dauerhaft, oder verlierst Belohnungen. Spielst du mit, bleibt dein Passwort bei dir. Bezahltes Boosting ist es trotzdem.',
} as const satisfies ServiceWords
