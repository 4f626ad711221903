import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wähle ein Ziel. Ein Booster spielt deine Lobbys in der Rangliste oder in Double Up, bis du dort stehst.',
  description:
    'Elo-Boost für Teamfight Tactics, Rangliste oder Double Up, ab {price} je Division. Jede Lobby festgehalten, Preis nach Posten, Erstattung nach Fortschritt.',
  'about.title': 'LP in Lobbys zu acht',
  'about.first':
    'In Teamfight Tactics entscheidet dein Platz über deine LP. Die obere Hälfte der Lobby gewinnt, die untere verliert, und ein erster Platz bringt mehr als ein vierter. Eine Division braucht 100 LP wie in League of Legends, aber die beiden Ränge haben nichts miteinander zu tun, auch nicht auf demselben Riot-Konto. Rangliste und Double Up führen noch einmal getrennte Leitern, und jedes neue Set beginnt mit einem Reset.',
  'about.second':
    'Der Booster spielt ganze Lobbys auf deinem Konto, und eine gute Lobby ist eine lange: Wer weit vorn landet, bleibt bis zum Ende. Bleib so lange von beiden Spielen abgemeldet, denn League of Legends nutzt dieselben Zugangsdaten. Champions lassen sich nicht im Voraus nennen, weil der Shop entscheidet, was eine Lobby hergibt. Als Extra passt Coaching besser zu diesem Spiel: Bretter und Entscheidungen lassen sich hinterher ansehen.',
  'question.first': 'Wird ein Booster jedes Mal Erster?',
  'answer.first':
    'Nein. Wer konstant in die Top 4 kommt, steigt auf; wer erste Plätze erzwingt, verliert LP. Im Protokoll findest du dritte und vierte Plätze und ab und zu einen achten. Du zahlst für die Division am Ende, und eine schlechte Lobby machen die nächsten wett.',
  'question.second': 'Kann ich während des Auftrags League of Legends spielen?',
  'answer.second':
    'Nicht im selben Moment. Beide Spiele laufen über ein Riot-Konto, und eine zweite Anmeldung wirft die erste mitten aus einer Lobby. Pausiere den Auftrag auf seiner Seite, wenn du das Konto für dich willst, und setz ihn danach fort.',
  'question.third': 'Was passiert, wenn ein neues Set beginnt?',
  'answer.third':
    'Die Ränge werden zurückgesetzt, und dem Aufstieg fehlt der Boden. Vergleiche vor der Bestellung die Zeitspanne mit dem Ende des Sets. Ein Aufstieg, der bis dahin nicht fertig ist, kann vom Team beendet werden, und die fehlenden Divisionen werden erstattet.',
  'question.fourth': 'Warum kann ich keine Champions und keine Comp wählen?',
  'answer.fourth':
    'Weil sich niemand daran halten könnte. Shops, Gegenstände und umkämpfte Einheiten entscheiden, was möglich ist, und eine erzwungene Comp kostet LP. Darum gibt es das Extra „Bestimmte Champions“ in Teamfight Tactics nicht.',
  'question.fifth': 'Bestraft Riot Boosting auch in TFT?',
  'answer.fifth':
    'Ja. Es gelten die Bedingungen von League of Legends, und auch das Konto ist dasselbe. Eine zeitweilige oder dauerhafte Sperre trifft alles darauf, samt Kleinen Legenden, Arenen und Skins. Wir können nicht versprechen, dass deines verschont bleibt.',
} as const satisfies ServiceWords
