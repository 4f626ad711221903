import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Nenn die Division, die du willst, und wo du stehst. Die Spiele dazwischen spielt ein Booster auf deinem Konto.',
  description:
    'Steig in League of Legends auf, ab {price} je Division. Preis Posten für Posten, jedes Spiel festgehalten, Erstattung für nicht Erspieltes.',
  'about.title': 'Wie ein Aufstieg in League of Legends abläuft',
  'about.first':
    'Solo/Duo und Flex sind getrennte Leitern, jede mit ihrer eigenen versteckten MMR. Eine Division braucht 100 LP, und ist der Balken voll, steigst du ohne Promo-Serie auf. Ab Meister gibt es keine Divisionen mehr: Die LP sind nach oben offen, und Großmeister und Herausforderer beginnen an Schwellen weiter oben. Wie viele LP ein Sieg bringt, hängt von deiner MMR ab; deshalb fragt der Rechner neben Division und Server auch danach.',
  'about.second':
    'Der Booster meldet sich mit den Zugangsdaten aus deinem Tresor an und spielt die gewählte Warteschlange, bis das Ziel erreicht ist. Dein Teil ist klein: Spiel in dieser Warteschlange so lange keine Ranglistenspiele und bleib während eines Spiels aus dem Client, denn eine zweite Anmeldung beendet die erste. Bestimmte Champions engen die Auswahl ein, und „Nur Solo-Queue“ schließt einen Premade-Partner aus; beides kostet darum extra.',
  'question.first': 'Was kann Riot mit meinem Konto machen?',
  'answer.first':
    'Riot Games verbietet Boosting, und auch dass sich jemand Fremdes auf deinem Konto anmeldet, verstößt gegen die Bedingungen. Bekannte Maßnahmen sind der Verlust von Ranglistenbelohnungen, eine zeitweilige und eine dauerhafte Sperre. Ausschließen können wir keine davon. Du bestätigst das vor dem Bezahlen, also entscheide mit diesem Wissen.',
  'question.second': 'Warum fragt ihr, wie viele LP ich pro Sieg bekomme?',
  'answer.second':
    'Weil das deiner MMR folgt. Bringt ein Sieg deutlich weniger, als eine Niederlage kostet, braucht jede Division mehr Spiele; darum ist „Wenig“ teurer und dauert länger. Bringt er deutlich mehr, wähle „Viel“. Ungefähr gleich ist normal.',
  'question.third': 'Wer zahlt für Niederlagen und Dodges?',
  'answer.third':
    'Nicht du. Der Preis gilt für das Ziel: LP, die eine Niederlage oder ein Dodge kostet, werden ohne Aufpreis wieder erspielt. Jedes Spiel wird mit Ergebnis und Stand danach festgehalten, du siehst also auch die Rückschläge.',
  'question.fourth': 'Kann ich einen Aufstieg in Flex bestellen?',
  'answer.fourth':
    'Ja. Wähle Flex als Warteschlange und gib deinen Flex-Rang an, der von Solo/Duo getrennt ist. Die Warteschlange ist ein eigener Posten im Preis. Ein Aufstieg in der einen bewegt deinen Rang in der anderen nicht; bestell also für die, die dir wichtig ist.',
  'question.fifth': 'Was, wenn die Saison vor dem Aufstieg endet?',
  'answer.fifth':
    'Ein Reset versetzt jedes Konto, ein unfertiger Aufstieg kann also nicht einfach weitergehen. Vergleiche die Zeitspanne auf dieser Seite mit den Tagen, die die Saison noch hat. Wird es zu knapp, kann das Team den Auftrag beenden: Was die festgehaltenen Spiele verdient haben, bleibt bezahlt, der Rest kommt zurück.',
} as const satisfies ServiceWords
