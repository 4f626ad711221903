import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Steig auf deinem eigenen Handy auf, mit einem Booster in deiner Gruppe.',
  description:
    'Duo-Boost für Wild Rift: Du spielst auf deinem Handy neben einem Booster, ab {price} je Division. Keine Zugangsdaten, Marken Spiel für Spiel festgehalten.',
  'about.title': 'Zu zweit in der Kluft',
  'about.first':
    'Die Rangliste in Wild Rift lässt sich als Zweiergruppe spielen, wenn die Ränge nah genug beieinanderliegen. Ihr gewinnt und verliert zusammen, aber jedes Konto hat seine eigenen Marken: Dein Sieg bringt deine Marke, und deine Standhaftigkeit rettet sie. Die Spiele sind kürzer als am PC, ein Abend fasst also eine ganze Reihe davon. Die Legendäre Rangliste ist nur für einzelne Spieler und gehört deshalb nicht zum Duo.',
  'about.second':
    'Das Spielen bleibt bei dir, auf deinem Gerät und mit deiner Anmeldung. Du nennst deinen Spielnamen mit Kürzel, Server und Plattform und die Stunden, die dir passen. Nimm die Position, die du kennst, ob Baron, Jungle, Mid, Drache oder Support; ein Booster in Mid oder Jungle ist schnell auf den anderen Lanes. Am meisten hilft eine gute Verbindung: Eine Marke, die du durch einen Reconnect verlierst, ist genauso verloren.',
  'question.first': 'Ich spiele auf iOS, der Booster auf Android. Geht das?',
  'answer.first':
    'Ja. Beide Systeme teilen sich Server und Warteschlangen, und eine gemischte Gruppe ist nichts Ungewöhnliches. Passen müssen der Server und ein Rangabstand, mit dem euch das Spiel zusammen in die Warteschlange lässt.',
  'question.second': 'Warum fehlt hier die Legendäre Rangliste?',
  'answer.second':
    'Weil das Spiel dort keine Gruppen zulässt. Für einen gemeinsamen Aufstieg ist die Rangliste die richtige Warteschlange. Willst du die Legendäre Rangliste, bietet der Elo-Boost sie ab Diamant an, gespielt von einem Booster auf deinem Konto.',
  'question.third': 'Was, wenn meine Verbindung im Spiel abbricht?',
  'answer.third':
    'Das Spiel zählt, wie es endet. Eine verlorene Marke wird unterwegs wieder erspielt, denn der Preis gilt für das Ziel. Bleibt deine Verbindung schlecht, pausiere den Auftrag auf seiner Seite und mach an einem anderen Tag weiter.',
  'question.fourth': 'Welchen Namen gebe ich an?',
  'answer.fourth':
    'Deine Riot-ID, also den Spielnamen mit dem Kürzel hinter dem #, so wie dein Profil in Wild Rift sie zeigt. Dorthin geht die Einladung des Boosters. Nach Zugangsdaten, Telefonnummer und dem Dienst, mit dem dein Spiel verknüpft ist, wird im Duo nie gefragt.',
  'question.fifth': 'Verstößt ein bezahlter Partner gegen die Regeln?',
  'answer.fifth':
    'Ja. Niemand sonst meldet sich auf deinem Konto an, geteilt wird also nichts, aber Riot Games nennt es trotzdem Boosting. Eine Strafe kann dein Konto ebenso treffen wie das des Boosters. Wir sagen es noch einmal, bevor du bezahlst.',
} as const satisfies ServiceWords
