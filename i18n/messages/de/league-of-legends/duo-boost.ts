import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Du spielst jedes Spiel selbst, und ein Booster spielt mit. Dafür brauchen wir deine Riot-ID, nie dein Passwort.',
  description:
    'Duo-Boost in LoL: Du spielst auf deinem eigenen Konto, ein Booster spielt mit. Ab {price} je Division, ohne Passwort, mit Protokoll.',
  'about.title': 'Zwei Spieler, ein Aufstieg',
  'about.first':
    'Zu zweit geht Solo/Duo nur, wenn eure Ränge nah genug beieinanderliegen. Dein Booster bringt deshalb ein Konto mit, dessen Rang zu deinem passt. In Flex sind auch größere Gruppen erlaubt, beim Duo-Boost bleibt ihr aber auch dort zu zweit. Deine LP verdienst du auf deinem eigenen Konto: Das Spiel rechnet mit deinen Siegen, deinen Niederlagen und deiner MMR. Die deines Partners spielt dafür keine Rolle.',
  'about.second':
    'Ohne dich startet kein Spiel. Das Tempo hängt also davon ab, wann du Zeit hast; rechne mit einer längeren Spanne als beim Elo-Boost. Trage deine Zeiten gleich im Auftrag ein, dann kennen Booster sie, bevor sie annehmen. Nimm im Spiel deine beste Rolle und überlass Jungle oder Carry deinem Partner. Die Extras „{games.addon.solo-only}“ und „{games.addon.offline}“ fehlen hier: Sie sind für Booster gedacht, die allein auf deinem Konto spielen.',
  'question.first': 'Ist Duo sicherer, als mein Konto aus der Hand zu geben?',
  'answer.first':
    'Was deine Zugangsdaten angeht, ja: Außer dir meldet sich niemand an. Für Riot Games bleibt es bezahltes Boosting, und das ist in jeder Form verboten. Du kannst also auch im Duo gesperrt werden oder Ranglistenbelohnungen verlieren. Etwas anderes versprechen wir nicht. An der Kasse bestätigst du, dass du das weißt.',
  'question.second': 'Was braucht ihr von mir?',
  'answer.second':
    'Deine Riot-ID mit Tag, deinen Server und die Zeiten, zu denen du spielen kannst. Über die Riot-ID lädt dich der Booster ein. Ein Passwort braucht ein Duo-Auftrag nie: Gib deins niemandem, auch nicht deinem Booster.',
  'question.third': 'Muss ich auch carrien?',
  'answer.third':
    'Nein, spiel einfach wie immer. Auch mit einem starken Partner geht mal ein Spiel verloren, und diese LP holt ihr ohne Aufpreis zurück. Mit einem Champion, den du gut kennst, hilfst du mehr als mit einem, der nur gerade in diesem Patch stark ist.',
  'question.fourth': 'Geht Duo auch ab Meister?',
  'answer.fourth':
    'Bestellen kannst du es; der Preis richtet sich dann nach LP statt nach Divisionen. Wer so weit oben mit wem spielen darf, bestimmt allein Riot, und die Regel ändert sich von Saison zu Saison. Sieh also vor der Bestellung nach, oder nimm „{games.queue.flex}“.',
  'question.fifth': 'Was, wenn ich ein paar Tage nicht spielen kann?',
  'answer.fifth':
    'Dann pausierst du den Auftrag auf der Auftragsseite und setzt ihn fort, wenn du wieder da bist. Am Preis ändert das nichts. Willst du ganz aufhören, kann das Team den Auftrag beenden. Anhand der eingetragenen Spiele bekommst du dann die Divisionen erstattet, die nicht gespielt wurden.',
} as const satisfies ServiceWords
