import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Steig auf deinem eigenen Handy auf, mit einem Booster in deiner Gruppe.',
  description:
    'Duo-Boost für Wild Rift: Du spielst auf deinem Handy, ein Booster spielt mit. Ab {price} je Division, ohne Zugangsdaten, jedes Zeichen im Protokoll.',
  'about.title': 'Zu zweit in der Kluft',
  'about.first':
    'In Wild Rift könnt ihr zu zweit Ranglistenspiele spielen, wenn eure Ränge nah genug beieinanderliegen. Ihr gewinnt und verliert zusammen, aber Ranglistenzeichen hat jedes Konto für sich: Dein Sieg bringt dir dein Zeichen, und deine Standhaftigkeit rettet es. An einem Abend schafft ihr einiges, denn die Spiele sind kürzer als am PC. Die {games.queue.legendary} ist nur für Solospieler und gehört deshalb nicht zum Duo.',
  'about.second':
    'Am Handy sitzt du, mit deiner eigenen Anmeldung. Von dir brauchen wir deinen Spielnamen mit Tag, Server und Plattform und die Zeiten, die dir passen. Nimm die Position, die du kennst, ob Baron, Jungle, Mid, Drache oder Support; in der Mid oder im Jungle ist ein Booster schnell auf den anderen Lanes. Am meisten hilft eine gute Verbindung: Ein Zeichen ist auch dann weg, wenn ein Verbindungsabbruch schuld war.',
  'question.first': 'Ich spiele auf iOS, der Booster auf Android. Geht das?',
  'answer.first':
    'Ja. Android und iOS teilen sich Server und Warteschlangen, und gemischte Gruppen sind ganz normal. Ihr braucht nur denselben Server und Ränge, mit denen euch das Spiel zusammen spielen lässt.',
  'question.second': 'Warum fehlt hier die {games.queue.legendary}?',
  'answer.second':
    'Weil das Spiel dort keine Gruppen zulässt. Zusammen steigt ihr in der {games.queue.ranked} auf. Die {games.queue.legendary} bekommst du ab Diamant mit dem Elo-Boost, gespielt von einem Booster auf deinem Konto.',
  'question.third': 'Was, wenn meine Verbindung während eines Spiels abbricht?',
  'answer.third':
    'Das Spiel zählt so, wie es endet. Ein verlorenes Zeichen holt ihr unterwegs zurück, denn der Preis gilt für das Ziel. Wird die Verbindung nicht besser, pausiere den Auftrag auf der Auftragsseite und mach an einem anderen Tag weiter.',
  'question.fourth': 'Welchen Namen gebe ich an?',
  'answer.fourth':
    'Deine Riot-ID, also den Spielnamen und den Tag nach dem #, wie du sie in deinem Wild-Rift-Profil siehst. Darüber lädt dich der Booster ein. Nach deinen Zugangsdaten, deiner Telefonnummer oder dem Dienst, mit dem dein Spiel verknüpft ist, fragt im Duo niemand.',
  'question.fifth': 'Verstößt ein bezahlter Partner gegen die Regeln?',
  'answer.fifth':
    'Ja. Du teilst zwar nichts, denn außer dir meldet sich niemand in deinem Konto an, aber für Riot Games ist es trotzdem Boosting. Eine Strafe kann dein Konto genauso treffen wie das des Boosters. Bevor du bezahlst, sagen wir es noch einmal.',
} as const satisfies ServiceWords
