import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Kauf Top-4-Plätze, die bleiben. Eine verlorene Lobby wird ohne Aufpreis wettgemacht.',
  description:
    'Netto-Siege in Teamfight Tactics, ab {price} je Netto-Sieg. Ein Sieg ist ein Top-4-Platz, Verlorenes wird wettgemacht. Rangliste oder Double Up.',
  'about.title': 'Was unter acht Spielern ein Sieg ist',
  'about.first':
    'Eine Lobby hat einen ersten Platz, aber die Hälfte gewinnt LP. Ein Sieg in diesem Auftrag ist deshalb ein Platz in den Top 4, in Double Up unter den ersten zwei Teams. Alles darunter ist eine Niederlage. Netto heißt, dass Niederlagen abgezogen werden: Fünf Top-4-Plätze und ein schlechterer machen vier Netto-Siege. Wie viele LP sie bringen, hängt von den Plätzen und von deiner Wertung ab.',
  'about.second':
    'Was ein Sieg kostet, richtet sich nach deinem Rang am Tag der Bestellung. Netto-Siege passen, wenn du knapp über dem Abstieg stehst, wenn sich das letzte Stück einer Division zieht oder wenn das Set für einen ganzen Aufstieg zu bald endet. In der Rangliste spielt der Booster auf deinem Konto. In Double Up kannst du mitspielen, nennst nur deine Riot-ID und gibst den Rang an, den du dort hast.',
  'question.first': 'Zählt ein erster Platz mehr?',
  'answer.first':
    'Nein. Erster oder vierter Platz ist ein Sieg, fünfter oder achter eine Niederlage. Ein erster Platz bringt dir mehr LP, und die behältst du, aber er verkürzt den Auftrag nicht.',
  'question.second': 'Wie viele Lobbys sind vier Netto-Siege?',
  'answer.second':
    'Bis du vier Top-4-Plätze mehr hast als schlechtere. Vier am Stück würden reichen; mit zwei Fehlschlägen sind es acht Lobbys. Der Preis ist beide Male derselbe.',
  'question.third': 'Soll ich Siege kaufen oder einen Elo-Boost?',
  'answer.third':
    'Siege, wenn du ein paar gute Lobbys willst und es dir egal ist, wo genau sie enden. Elo-Boost, wenn du eine bestimmte Division willst: Dort steht das Ziel fest, und eine Pechsträhne kostet Zeit, aber kein Geld.',
  'question.fourth': 'Was, wenn das Set endet, bevor alle Siege gespielt sind?',
  'answer.fourth':
    'Gewonnenes bleibt gewonnen, aber der Rest würde auf einer neuen Leiter gespielt. Willst du das nicht, lass das Team den Auftrag beenden: Die Siege, die im Protokoll fehlen, werden erstattet.',
  'question.fifth': 'Was kann mit meinem Konto passieren?',
  'answer.fifth':
    'Riot Games kann es wegen Boosting zeitweilig sperren oder schließen, und mit ihm dein League of Legends. Ein kleiner Auftrag ist für die Bedingungen keine Ausnahme. Vor der Zahlung wirst du gebeten zu bestätigen, dass du das weißt.',
} as const satisfies ServiceWords
