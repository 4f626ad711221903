import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Steig auf deinem eigenen Handy auf, mit einem Booster in deiner Gruppe.',
  description:
    'Duo-Boost für Wild Rift: Du spielst am Handy, zusammen mit einem Booster, ab {price} je Division. Ohne Zugangsdaten, Zeichen Spiel für Spiel im Protokoll.',
  'about.title': 'Zu zweit in der Kluft',
  'about.first':
    'In Wild Rift können zwei Spieler zusammen Ranglistenspiele spielen, wenn ihre Ränge nah genug beieinanderliegen. Ihr gewinnt und verliert zusammen, aber jedes Konto hat seine eigenen Ranglistenzeichen: Dein Sieg bringt dein Zeichen, und deine Standhaftigkeit rettet es. Die Spiele sind kürzer als am PC, in einen Abend passen also viele davon. Die {games.queue.legendary} ist nur für Solospieler und gehört deshalb nicht zum Duo.',
  'about.second':
    'Du spielst selbst, auf deinem eigenen Gerät und mit deiner eigenen Anmeldung. Du gibst deinen Spielnamen mit Tag, Server und Plattform an und die Zeiten, die dir passen. Nimm die Position, die du kennst, ob Baron, Jungle, Mid, Drache oder Support; ein Booster in der Mid oder im Jungle ist schnell auf den anderen Lanes. Am meisten hilft eine gute Verbindung: Ein Zeichen ist auch dann weg, wenn ein Verbindungsabbruch schuld war.',
  'question.first': 'Ich spiele auf iOS, der Booster auf Android. Geht das?',
  'answer.first':
    'Ja. Beide Systeme teilen sich Server und Warteschlangen, und gemischte Gruppen sind üblich. Ihr braucht nur denselben Server und Ränge, die nah genug beieinanderliegen, damit das Spiel euch zusammen spielen lässt.',
  'question.second': 'Warum fehlt hier die {games.queue.legendary}?',
  'answer.second':
    'Weil das Spiel dort keine Gruppen zulässt. Wollt ihr zusammen aufsteigen, wähle die {games.queue.ranked}. Willst du die {games.queue.legendary}, bietet sie der Elo-Boost ab Diamant an, gespielt von einem Booster auf deinem Konto.',
  'question.third': 'Was, wenn meine Verbindung während eines Spiels abbricht?',
  'answer.third':
    'Das Spiel zählt so, wie es endet. Ein verlorenes Zeichen wird unterwegs zurückgeholt, denn der Preis gilt für das Ziel. Bleibt deine Verbindung schlecht, pausiere den Auftrag auf der Auftragsseite und mach an einem anderen Tag weiter.',
  'question.fourth': 'Welchen Namen gebe ich an?',
  'answer.fourth':
    'Deine Riot-ID: den Spielnamen und den Tag nach dem #, so wie dein Wild-Rift-Profil sie anzeigt. Dorthin geht die Einladung des Boosters. Im Duo fragt niemand nach deinen Zugangsdaten, deiner Telefonnummer oder dem Dienst, mit dem dein Spiel verknüpft ist.',
  'question.fifth': 'Verstößt ein bezahlter Partner gegen die Regeln?',
  'answer.fifth':
    'Ja. Außer dir meldet sich niemand in deinem Konto an, es wird also nichts geteilt, aber Riot Games nennt es trotzdem Boosting. Eine Strafe kann dein Konto genauso treffen wie das des Boosters. Wir sagen es noch einmal, bevor du bezahlst.',
} as const satisfies ServiceWords
