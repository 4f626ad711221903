import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Du spielst jedes Spiel selbst, neben einem Booster. Wir brauchen deine Riot-ID und kein Passwort.',
  description:
    'Steig in League of Legends Seite an Seite mit einem Booster auf, auf deinem Konto. Ab {price} je Division, ohne Passwort, jedes Spiel festgehalten.',
  'about.title': 'Zwei Spieler, ein Aufstieg',
  'about.first':
    'In Solo/Duo darfst du mit einem Partner in die Warteschlange, und nur, wenn eure Ränge nah beieinanderliegen. Dein Booster spielt deshalb auf einem Konto, dessen Rang zu deinem passt. In Flex darf die Gruppe größer sein, ein Duo-Boost bleibt aber: du und ein Booster. LP zählen allein auf deinem Konto: Das Spiel schaut auf deine Siege, deine Niederlagen und deine MMR, nicht auf die deines Partners.',
  'about.second':
    'Kein Spiel findet ohne dich statt. Deine freien Stunden geben also das Tempo vor, und die Zeitspanne ist länger als beim Elo-Boost. Nenn diese Stunden im Auftrag: Booster sehen sie, bevor sie annehmen. Spiel die Rolle, in der du zu Hause bist, und überlass deinem Partner den Jungle oder den Carry. „Nur Solo-Queue“ und „Offline erscheinen“ fehlen hier, weil sie zu einem Booster gehören, der allein auf dem Konto spielt.',
  'question.first': 'Ist Duo sicherer, als mein Konto aus der Hand zu geben?',
  'answer.first':
    'Für deine Zugangsdaten ja: Niemand meldet sich an außer dir. Für Riot Games bleibt es bezahltes Boosting, und das verbieten die Bedingungen in jeder Form. Eine Sperre oder der Verlust von Ranglistenbelohnungen bleiben möglich, und etwas anderes versprechen wir nicht. An der Kasse bestätigst du diesen Hinweis.',
  'question.second': 'Was braucht ihr von mir?',
  'answer.second':
    'Deine Riot-ID mit Kürzel, den Server und die Stunden, in denen du spielen kannst. Unter diesem Namen lädt dich der Booster ein. Ein Duo-Auftrag braucht nie ein Passwort; gib es also niemandem, auch nicht deinem Booster.',
  'question.third': 'Muss ich meine Hälfte carrien?',
  'answer.third':
    'Spiel wie immer. Auch neben einem starken Partner gehen Spiele verloren, und diese LP werden im Preis wieder erspielt. Ein Champion, den du gut kennst, hilft mehr als einer, der in diesem Patch stark ist.',
  'question.fourth': 'Kann ich auch ab Meister im Duo aufsteigen?',
  'answer.fourth':
    'Bestellen kannst du es, der Preis richtet sich dann nach LP statt nach Divisionen. Wer ganz oben mit wem in die Warteschlange darf, legt Riot fest, und das ändert sich von Saison zu Saison. Prüf es vor der Bestellung, oder wähle Flex.',
  'question.fifth': 'Was, wenn ich ein paar Tage nicht spielen kann?',
  'answer.fifth':
    'Pausiere den Auftrag auf seiner Seite und setz ihn fort, wenn du zurück bist; der Preis bleibt gleich. Willst du lieber aufhören, kann das Team ihn beenden. Die Divisionen, die nicht erspielt wurden, werden dann anhand der festgehaltenen Spiele erstattet.',
} as const satisfies ServiceWords
