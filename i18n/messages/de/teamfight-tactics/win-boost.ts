import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Ein Booster holt die Top-4-Plätze, die du kaufst. Jede verlorene Lobby wird ohne Aufpreis wettgemacht.',
  description:
    'Nettosiege in TFT, ab {price} je Nettosieg. Als Sieg zählt ein Top-4-Platz, verlorene Lobbys werden wettgemacht. Rangliste oder Double Up.',
  'about.title': 'Was bei acht Spielern als Sieg zählt',
  'about.first':
    'Erster wird nur einer, aber die halbe Lobby gewinnt LP. Als Sieg zählt in diesem Auftrag deshalb ein Platz in den Top 4 und in Double Up ein Platz unter den ersten zwei Teams. Alles darunter ist eine Niederlage. Zieh die Niederlagen von den Siegen ab, und du hast die Nettosiege: Fünf Top-4-Plätze und ein schlechterer ergeben vier. Wie viele LP dabei herauskommen, hängt von den Plätzen und deiner Wertung ab.',
  'about.second':
    'Nettosiege lohnen sich, wenn du kurz vor dem Abstieg bist, wenn sich das letzte Stück einer Division zieht oder wenn bis zum Ende des Sets die Zeit für einen ganzen Aufstieg fehlt. Was ein Sieg kostet, hängt davon ab, welchen Rang du beim Bestellen hast. In der Rangliste spielt der Booster auf deinem Konto. In Double Up kannst du mitspielen und nennst nur deine Riot-ID; gib dann den Rang an, den du dort hast.',
  'question.first': 'Zählt ein erster Platz mehr?',
  'answer.first':
    'Nein. Erster oder Vierter ist ein Sieg, Fünfter oder Achter eine Niederlage. Ein erster Platz bringt dir zwar mehr LP, und die behältst du auch, aber der Auftrag wird dadurch nicht kürzer.',
  'question.second': 'Wie viele Lobbys sind vier Nettosiege?',
  'answer.second':
    'So viele, bis du vier Top-4-Plätze mehr hast als schlechtere. Vier am Stück würden reichen; mit zwei Ausrutschern sind es acht Lobbys. Am Preis ändert das nichts.',
  'question.third': 'Soll ich Siege kaufen oder einen Elo-Boost?',
  'answer.third':
    'Siege, wenn du ein paar gute Lobbys willst und es dir egal ist, wo genau du landest. Willst du eine bestimmte Division, nimm den Elo-Boost: Dort ist das Ziel fest, und eine Pechsträhne kostet Zeit, aber kein Geld.',
  'question.fourth': 'Was, wenn das Set endet, bevor alle Siege gespielt sind?',
  'answer.fourth':
    'Was gewonnen ist, behältst du. Die restlichen Siege würden nach dem Reset gespielt. Willst du das nicht, bitte das Team, den Auftrag zu beenden: Du bekommst die Siege erstattet, die laut Protokoll noch fehlen.',
  'question.fifth': 'Was kann mit meinem Konto passieren?',
  'answer.fifth':
    'Riot Games kann es wegen Boosting zeitweise oder für immer sperren, und League of Legends ist dann gleich mit gesperrt. Für kleine Aufträge machen die Nutzungsbedingungen keine Ausnahme. Vor dem Bezahlen bestätigst du, dass du das weißt.',
} as const satisfies ServiceWords
