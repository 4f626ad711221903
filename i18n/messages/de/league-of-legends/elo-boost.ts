import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Sag uns, wo du bist und wo du hinwillst. Die Spiele dazwischen übernimmt ein Booster auf deinem Konto.',
  description:
    'Elo-Boost für LoL, ab {price} je Division. Preis Zeile für Zeile, jedes Spiel im Protokoll. Was nicht gespielt wird, wird erstattet.',
  'about.title': 'So läuft ein Aufstieg in League of Legends ab',
  'about.first':
    'In Solo/Duo und Flex hast du zwei getrennte Ränge, und hinter jedem steckt eine eigene, unsichtbare MMR. Für eine Division brauchst du 100 LP; ist der Balken voll, steigst du ohne Aufstiegsserie auf. Ab Meister fallen die Divisionen weg. Dann zählen nur noch LP, nach oben offen, und Großmeister und Herausforderer beginnen ein gutes Stück weiter oben. Was dir ein Sieg bringt, bestimmt deine MMR. Darum fragt der Rechner nicht nur nach Division und Server, sondern auch danach.',
  'about.second':
    'Der Booster meldet sich mit den Zugangsdaten aus deinem Tresor an und spielt deine Warteschlange, bis das Ziel erreicht ist. Du musst nur zwei Dinge lassen: Spiel dort so lange keine Ranglistenspiele, und melde dich nicht im Client an, während ein Spiel läuft, sonst fliegt der Booster raus. Zwei Extras machen es ihm schwerer und kosten deshalb Aufpreis: Mit bestimmten Champions hat er weniger Auswahl, und mit „{games.addon.solo-only}“ fällt der Premade weg.',
  'question.first': 'Was kann Riot mit meinem Konto machen?',
  'answer.first':
    'Es zeitweise oder dauerhaft sperren oder dir die Ranglistenbelohnungen nehmen. Riot Games verbietet Boosting, und auch wer einen Fremden in sein Konto lässt, verstößt gegen die Nutzungsbedingungen. Ausschließen können wir keine dieser Strafen. Überleg es dir also gut: Vor dem Bezahlen bestätigst du, dass du das weißt.',
  'question.second': 'Warum fragt ihr, wie viele LP ich pro Sieg bekomme?',
  'answer.second':
    'Weil deine MMR dahintersteckt. Bringt dir ein Sieg deutlich weniger, als eine Niederlage kostet, braucht jede Division mehr Spiele: Mit „{games.gain.low}“ wird es teurer und dauert länger. Bringt ein Sieg deutlich mehr, nimm „{games.gain.high}“. Nimmt es sich nicht viel, passt „{games.gain.normal}“.',
  'question.third': 'Wer bezahlt für Niederlagen und Dodges?',
  'answer.third':
    'Nicht du. Dein Preis gilt für das Ziel: LP, die durch eine Niederlage oder einen Dodge verloren gehen, holt der Booster ohne Aufpreis zurück. Jedes Spiel wird mit Ergebnis und neuem Rang eingetragen, auch die Rückschläge.',
  'question.fourth': 'Kann ich einen Aufstieg in Flex bestellen?',
  'answer.fourth':
    'Ja. Nimm „{games.queue.flex}“ als Warteschlange und gib den Rang an, den du dort hast. Im Preis bekommt sie eine eigene Zeile. Dein Rang in Solo/Duo bleibt davon unberührt, und umgekehrt ist es genauso. Bestell also für die Warteschlange, auf die es dir ankommt.',
  'question.fifth': 'Was, wenn die Saison vor meinem Auftrag endet?',
  'answer.fifth':
    'Ein Reset stuft jedes Konto neu ein, und ein angefangener Aufstieg lässt sich danach nicht einfach fortsetzen. Sieh deshalb vor der Bestellung nach, ob die Zeitspanne auf dieser Seite noch in die Saison passt. Wird es knapp, kann das Team den Auftrag beenden: Du bezahlst, was mit den eingetragenen Spielen erreicht ist, und bekommst den Rest zurück.',
} as const satisfies ServiceWords
