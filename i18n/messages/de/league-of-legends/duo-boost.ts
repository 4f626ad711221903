import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Du spielst jedes Spiel selbst, mit einem Booster an deiner Seite. Wir brauchen deine Riot-ID, nie dein Passwort.',
  description:
    'Steig in League of Legends Seite an Seite mit einem Booster auf, auf deinem eigenen Konto. Ab {price} je Division, ohne Passwort, mit Spielprotokoll.',
  'about.title': 'Zwei Spieler, ein Aufstieg',
  'about.first':
    'In Solo/Duo kannst du mit einem Partner spielen, und nur, wenn eure Ränge nah genug beieinanderliegen. Dein Booster spielt deshalb auf einem Konto, dessen Rang zu deinem passt. Flex erlaubt größere Gruppen, aber auch dort besteht ein Duo-Boost nur aus dir und einem Booster. Deine LP hängen allein von deinem Konto ab: Das Spiel schaut auf deine Siege, deine Niederlagen und deine MMR, nicht auf die deines Partners.',
  'about.second':
    'Kein Spiel findet ohne dich statt, also bestimmt deine Zeit das Tempo, und die Zeitspanne ist länger als bei einem Elo-Boost. Gib deine Zeiten im Auftrag an: Booster sehen sie, bevor sie annehmen. Spiel deine beste Rolle und überlass deinem Partner den Jungle oder den Carry. „{games.addon.solo-only}“ und „{games.addon.offline}“ gibt es hier nicht, denn beides ist für Booster gedacht, die allein auf deinem Konto spielen.',
  'question.first': 'Ist Duo sicherer, als mein Konto aus der Hand zu geben?',
  'answer.first':
    'Für deine Zugangsdaten ja: Niemand außer dir meldet sich an. Für Riot Games ist es trotzdem bezahltes Boosting, und das verbieten die Nutzungsbedingungen in jeder Form. Eine Sperre oder der Verlust von Ranglistenbelohnungen bleibt möglich, und etwas anderes versprechen wir nicht. An der Kasse bestätigst du diesen Hinweis.',
  'question.second': 'Was braucht ihr von mir?',
  'answer.second':
    'Deine Riot-ID mit Tag, deinen Server und die Zeiten, zu denen du spielen kannst. Unter diesem Namen lädt dich der Booster ein. Ein Duo-Auftrag braucht nie ein Passwort; gib es also niemandem, auch nicht deinem Booster.',
  'question.third': 'Muss ich auch carrien?',
  'answer.third':
    'Spiel einfach so wie immer. Auch mit einem starken Partner verliert ihr einige Spiele, und diese LP werden ohne Aufpreis zurückgeholt. Ein Champion, den du gut kennst, hilft mehr als einer, der in diesem Patch stark ist.',
  'question.fourth': 'Geht Duo auch ab Meister?',
  'answer.fourth':
    'Bestellen kannst du es, und der Preis richtet sich dann nach LP statt nach Divisionen. Wer ganz oben mit wem spielen darf, entscheidet Riot, und es ändert sich von Saison zu Saison. Prüf es vor der Bestellung, oder wähle „{games.queue.flex}“.',
  'question.fifth': 'Was, wenn ich ein paar Tage nicht spielen kann?',
  'answer.fifth':
    'Pausiere den Auftrag auf der Auftragsseite und setz ihn fort, wenn du zurück bist; der Preis bleibt gleich. Willst du lieber aufhören, kann das Team ihn beenden. Die Divisionen, die nicht gespielt wurden, bekommst du dann erstattet, berechnet aus den eingetragenen Spielen.',
} as const satisfies ServiceWords
