import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wähle, wo du bist und wo du hinwillst. Die Spiele dazwischen spielt ein Booster auf deinem Konto.',
  description:
    'Elo-Boost für League of Legends, ab {price} je Division. Preis Zeile für Zeile, jedes Spiel im Protokoll, Erstattung für alles, was nicht gespielt wird.',
  'about.title': 'So läuft ein Aufstieg in League of Legends ab',
  'about.first':
    'Solo/Duo und Flex haben getrennte Ranglisten, jede mit ihrer eigenen versteckten MMR. Für eine Division brauchst du 100 LP, und ist der Balken voll, steigst du ohne Aufstiegsserie auf. Ab Meister gibt es keine Divisionen mehr: Die LP sind nach oben offen, Großmeister und Herausforderer beginnen ab höheren Schwellen. Wie viele LP ein Sieg bringt, hängt von deiner MMR ab; deshalb fragt der Rechner neben Division und Server auch danach.',
  'about.second':
    'Der Booster meldet sich mit den Zugangsdaten aus deinem Tresor an und spielt die gewählte Warteschlange, bis das Ziel erreicht ist. Deine Aufgabe ist leicht: Spiel in dieser Warteschlange so lange keine Ranglistenspiele und bleib während eines Spiels aus dem Client, denn deine Anmeldung würde den Booster hinauswerfen. Bestimmte Champions schränken seine Auswahl ein, und „{games.addon.solo-only}“ schließt einen Premade aus; beides kostet deshalb extra.',
  'question.first': 'Was kann Riot mit meinem Konto machen?',
  'answer.first':
    'Riot Games verbietet Boosting, und auch einen Fremden in dein Konto zu lassen, verstößt gegen die Nutzungsbedingungen. Bekannte Strafen sind der Verlust von Ranglistenbelohnungen sowie eine zeitweise oder dauerhafte Sperre. Keine davon können wir ausschließen. Überleg es dir gut: Vor dem Bezahlen bestätigst du, dass du das weißt.',
  'question.second': 'Warum fragt ihr, wie viele LP ich pro Sieg bekomme?',
  'answer.second':
    'Weil es von deiner MMR abhängt. Bringt ein Sieg deutlich weniger, als eine Niederlage kostet, braucht jede Division mehr Spiele; deshalb ist „{games.gain.low}“ teurer und dauert länger. Bringt ein Sieg deutlich mehr, wähle „{games.gain.high}“. Hält es sich ungefähr die Waage, wähle „{games.gain.normal}“.',
  'question.third': 'Wer bezahlt für Niederlagen und Dodges?',
  'answer.third':
    'Nicht du. Der Preis gilt für das Ziel, also werden LP, die eine Niederlage oder ein Dodge kostet, ohne Aufpreis zurückgeholt. Jedes Spiel wird mit Ergebnis und Rang danach eingetragen, du siehst also auch die Rückschläge.',
  'question.fourth': 'Kann ich einen Aufstieg in Flex bestellen?',
  'answer.fourth':
    'Ja. Wähle „{games.queue.flex}“ als Warteschlange und gib deinen Flex-Rang an, der von Solo/Duo getrennt ist. Die Warteschlange hat ihre eigene Zeile im Preis. Ein Aufstieg in der einen verändert deinen Rang in der anderen nicht; bestell also für die, die dir wichtig ist.',
  'question.fifth': 'Was, wenn die Saison vor meinem Auftrag endet?',
  'answer.fifth':
    'Ein Reset stuft jedes Konto neu ein, ein unfertiger Aufstieg kann also nicht einfach weitergehen. Vergleiche vor der Bestellung die Zeitspanne auf dieser Seite mit den Tagen, die von der Saison noch bleiben. Wird die Zeit knapp, kann das Team den Auftrag beenden: Du bezahlst nur, was mit den eingetragenen Spielen erreicht ist, und bekommst den Rest zurück.',
} as const satisfies ServiceWords
