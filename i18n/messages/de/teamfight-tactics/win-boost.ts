import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Hol dir Top-4-Plätze, die bleiben. Eine verlorene Lobby wird ohne Aufpreis wettgemacht.',
  description:
    'Nettosiege in Teamfight Tactics, ab {price} je Nettosieg. Ein Sieg ist ein Top-4-Platz, Niederlagen werden wettgemacht. Rangliste oder Double Up.',
  'about.title': 'Was bei acht Spielern als Sieg zählt',
  'about.first':
    'Eine Lobby hat nur einen ersten Platz, aber die Hälfte gewinnt LP. In diesem Auftrag ist ein Sieg deshalb ein Platz in den Top 4, in Double Up ein Platz unter den ersten zwei Teams. Alles darunter ist eine Niederlage. Netto heißt Siege minus Niederlagen: Fünf Top-4-Plätze und ein schlechterer ergeben vier Nettosiege. Wie viele LP sie bringen, hängt von den Plätzen und deiner Wertung ab.',
  'about.second':
    'Der Preis eines Siegs hängt davon ab, welchen Rang du bei der Bestellung hast. Nettosiege lohnen sich, wenn du kurz vor dem Abstieg stehst, wenn sich das letzte Stück einer Division zieht oder wenn das Set für einen ganzen Aufstieg zu bald endet. In der Rangliste spielt der Booster auf deinem Konto. In Double Up kannst du mitspielen und nennst nur deine Riot-ID; gib dann den Rang an, den du dort hast.',
  'question.first': 'Zählt ein erster Platz mehr?',
  'answer.first':
    'Nein. Ob Erster oder Vierter, es ist ein Sieg; ob Fünfter oder Achter, es ist eine Niederlage. Ein erster Platz bringt dir mehr LP, und die behältst du, aber er verkürzt den Auftrag nicht.',
  'question.second': 'Wie viele Lobbys sind vier Nettosiege?',
  'answer.second':
    'So viele, bis du vier Top-4-Plätze mehr hast als schlechtere. Vier am Stück würden reichen; mit zwei Ausrutschern sind es acht Lobbys. Der Preis ist in beiden Fällen derselbe.',
  'question.third': 'Soll ich Siege kaufen oder einen Elo-Boost?',
  'answer.third':
    'Siege, wenn du ein paar gute Lobbys willst und es dir egal ist, wo genau du landest. Einen Elo-Boost, wenn du eine bestimmte Division willst: Dort ist das Ziel fest, und eine Pechsträhne kostet Zeit, aber kein Geld.',
  'question.fourth': 'Was, wenn das Set endet, bevor alle Siege gespielt sind?',
  'answer.fourth':
    'Was gewonnen ist, behältst du, aber der Rest würde nach dem Reset gespielt. Willst du das nicht, bitte das Team, den Auftrag zu beenden: Du bekommst die Siege erstattet, die im Protokoll fehlen.',
  'question.fifth': 'Was kann mit meinem Konto passieren?',
  'answer.fifth':
    'Riot Games kann es wegen Boostings zeitweise sperren oder schließen, und dein League of Legends gleich mit. Für kleine Aufträge machen die Nutzungsbedingungen keine Ausnahme. Vor dem Bezahlen bitten wir dich zu bestätigen, dass du das weißt.',
} as const satisfies ServiceWords
