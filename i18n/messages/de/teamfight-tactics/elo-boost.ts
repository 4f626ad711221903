import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wähle ein Ziel. Ein Booster spielt deine Lobbys in der Rangliste oder in Double Up, bis du dort bist.',
  description:
    'Elo-Boost für Teamfight Tactics in Rangliste oder Double Up, ab {price} je Division. Jede Lobby im Protokoll, klarer Preis, Erstattung nach Fortschritt.',
  'about.title': 'LP in Lobbys zu acht',
  'about.first':
    'In Teamfight Tactics entscheidet dein Platz über deine LP. Die obere Hälfte der Lobby gewinnt, die untere verliert, und der erste Platz bringt mehr als der vierte. Für eine Division brauchst du 100 LP wie in League of Legends, aber die beiden Ränge haben nichts miteinander zu tun, auch nicht auf demselben Riot-Konto. Auch Rangliste und Double Up haben getrennte Ränge, und jedes neue Set beginnt mit einem Reset.',
  'about.second':
    'Der Booster spielt ganze Lobbys auf deinem Konto, und eine gute Lobby ist eine lange: Wer vorn landet, bleibt bis zum Ende. Bleib so lange von beiden Spielen abgemeldet, denn League of Legends nutzt dieselben Zugangsdaten. Champions kannst du nicht im Voraus wählen, weil der Shop entscheidet, was eine Lobby hergibt. Besser passt zu diesem Spiel das Extra „{games.addon.coaching}“: Aufstellungen und Entscheidungen lassen sich hinterher besprechen.',
  'question.first': 'Wird ein Booster jedes Mal Erster?',
  'answer.first':
    'Nein. Wer konstant in die Top 4 kommt, steigt auf; wer erste Plätze erzwingt, verliert LP. Im Protokoll siehst du dritte und vierte Plätze und ab und zu einen achten. Du bezahlst die Division am Ende, und eine schlechte Lobby machen die nächsten wett.',
  'question.second': 'Kann ich während des Auftrags League of Legends spielen?',
  'answer.second':
    'Nicht gleichzeitig. Beide Spiele nutzen dasselbe Riot-Konto, und deine Anmeldung wirft den Booster mitten aus einer Lobby. Pausiere den Auftrag auf der Auftragsseite, wenn du das Konto für dich brauchst, und setz ihn danach fort.',
  'question.third': 'Was passiert, wenn ein neues Set beginnt?',
  'answer.third':
    'Die Ränge werden zurückgesetzt, ein unfertiger Aufstieg kann also nicht weitergehen. Vergleiche vor der Bestellung die Zeitspanne mit dem Ende des Sets. Ist der Aufstieg bis dahin nicht fertig, kann das Team ihn beenden, und du bekommst die fehlenden Divisionen erstattet.',
  'question.fourth': 'Warum kann ich keine Champions oder Comps auswählen?',
  'answer.fourth':
    'Weil sich niemand daran halten könnte. Shop, Gegenstände und umkämpfte Einheiten entscheiden, was möglich ist, und eine erzwungene Comp kostet LP. Deshalb gibt es „{games.addon.characters.champions}“ in Teamfight Tactics nicht als Extra.',
  'question.fifth': 'Bestraft Riot Boosting auch in TFT?',
  'answer.fifth':
    'Ja. Es gelten dieselben Nutzungsbedingungen wie für League of Legends, und das Konto ist auch dasselbe. Eine Sperre, ob zeitweise oder dauerhaft, trifft alles darauf, samt Kleinen Legenden, Arenen und Skins. Wir können nicht versprechen, dass deines verschont bleibt.',
} as const satisfies ServiceWords
