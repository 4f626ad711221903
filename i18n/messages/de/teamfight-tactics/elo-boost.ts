import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Du wählst das Ziel. Ein Booster spielt deine Lobbys in der Rangliste oder in Double Up, bis es erreicht ist.',
  description:
    'Elo-Boost für TFT, in der Rangliste oder in Double Up, ab {price} je Division. Jede Lobby im Protokoll, Erstattung nach Fortschritt.',
  'about.title': 'LP in Lobbys zu acht',
  'about.first':
    'In Teamfight Tactics zählt dein Platz. Wer in der oberen Hälfte der Lobby landet, gewinnt LP, die untere Hälfte verliert welche, und der erste Platz bringt mehr als der vierte. Eine Division verlangt 100 LP, genau wie in League of Legends. Sonst haben die beiden Ränge nichts miteinander zu tun, auch nicht auf demselben Riot-Konto. Getrennt sind auch Rangliste und Double Up, und mit jedem neuen Set kommt ein Reset.',
  'about.second':
    'Der Booster spielt auf deinem Konto ganze Lobbys. Gute dauern lange, denn wer vorn landet, bleibt bis zum Ende. Bleib so lange in beiden Spielen abgemeldet: League of Legends nutzt dieselben Zugangsdaten. Champions im Voraus zu wählen, geht nicht, weil der Shop entscheidet, was eine Lobby hergibt. Mehr hast du hier von „{games.addon.coaching}“, denn Bretter und Entscheidungen lassen sich hinterher gut besprechen.',
  'question.first': 'Wird ein Booster jedes Mal Erster?',
  'answer.first':
    'Nein, und das muss er auch nicht. Wer konstant in die Top 4 kommt, steigt auf; wer erste Plätze erzwingt, verliert LP. Rechne im Protokoll also mit dritten und vierten Plätzen und ab und zu einem achten. Du bezahlst die Division am Ende. Eine schlechte Lobby machen die nächsten wett.',
  'question.second': 'Kann ich während des Auftrags League of Legends spielen?',
  'answer.second':
    'Nicht gleichzeitig. Beide Spiele laufen über dasselbe Riot-Konto, und meldest du dich an, fliegt der Booster mitten aus der Lobby. Brauchst du das Konto für dich, pausiere den Auftrag auf der Auftragsseite und setz ihn danach fort.',
  'question.third': 'Was passiert, wenn ein neues Set beginnt?',
  'answer.third':
    'Dann werden die Ränge zurückgesetzt, und ein angefangener Aufstieg kann nicht weitergehen. Vergleiche also vor der Bestellung die Zeitspanne mit dem Ende des Sets. Reicht die Zeit doch nicht, kann das Team den Auftrag beenden, und du bekommst die fehlenden Divisionen erstattet.',
  'question.fourth': 'Warum kann ich keine Champions oder Comps auswählen?',
  'answer.fourth':
    'Weil sich niemand daran halten könnte. Was möglich ist, hängt von Shop, Gegenständen und umkämpften Einheiten ab, und wer eine Comp erzwingt, verliert LP. Das Extra „{games.addon.characters.champions}“ gibt es in Teamfight Tactics deshalb nicht.',
  'question.fifth': 'Bestraft Riot Boosting auch in TFT?',
  'answer.fifth':
    'Ja. Die Nutzungsbedingungen sind dieselben wie in League of Legends, das Konto auch. Eine zeitweise oder dauerhafte Sperre trifft deshalb alles darauf, samt Kleinen Legenden, Arenen und Skins. Dass dein Konto verschont bleibt, können wir nicht versprechen.',
} as const satisfies ServiceWords
