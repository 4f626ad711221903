import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für Valorant',
  lead: 'Von Eisen 1 bis Radiant im Modus „Gewertet“. Leg Start und Ziel fest, sieh Preis und Zeit, verfolge jedes Match.',
  description:
    'Valorant-Boosting, gewertet, ab {price} je Division: Elo, Duo, Platzierung, Netto-Siege. Klare Preise, festgehaltene Matches, klare Erstattung.',
  'about.title': 'Eine Warteschlange, neun Ränge',
  'about.first':
    'Valorant hat eine Ranglisten-Warteschlange, „Gewertet“, und neun Ränge: Eisen, Bronze, Silber, Gold, Platin, Diamant, Aszendent, Unsterblich und Radiant. Die ersten sieben haben je drei Divisionen zu 100 RR. Ab Unsterblich sind die RR offen, und die Bestenliste deiner Region sagt, wer wo steht. Die Saison ist in Akte geteilt, und ein Reset bringt Platzierungsspiele. Ränge gehören zu einer Region; bestell also für die, in der dein Konto spielt.',
  'about.second':
    'Ein Auftrag nennt Start und Ziel oder eine Zahl von Siegen oder Platzierungsspielen. Ein Booster spielt auf deinem Konto oder neben dir und hält jedes Match mit seinen RR fest. Agenten kannst du beim Namen nennen. Deine MMR entscheidet, wie viele Matches eine Division braucht, deshalb will der Rechner wissen, was dir ein Sieg bringt. Die Summe, die du vor dem Bezahlen siehst, ist die Summe, die abgebucht wird.',
  'service.elo': 'Ein Booster spielt auf deinem Konto gewertete Matches bis zu dem Rang, den du nennst.',
  'service.duo': 'Ihr geht zusammen in die Warteschlange, und deine Zugangsdaten bleiben bei dir.',
  'service.placement': 'Bis zu fünf Matches nach einem Reset, auf deinem Konto oder Seite an Seite.',
  'service.win': 'Netto-Siege in deinem Rang, Niederlagen werden wettgemacht.',
  'question.first': 'Was passiert am Ende eines Akts?',
  'answer.first':
    'Das hängt vom Akt ab: Nach manchen gibt es einen Reset, nach anderen läuft der Rang weiter. Schneidet ein Reset deinen Aufstieg ab, kann das Team den Auftrag beenden, und der nicht erspielte Teil wird anhand der festgehaltenen Matches erstattet. Wann der Akt endet, zeigt der Client.',
  'question.second': 'Erlaubt Riot Boosting in Valorant?',
  'answer.second':
    'Nein. Es verbietet Boosting und das Teilen von Konten, und die Strafen können bis zur dauerhaften Sperre reichen. Wir können deine Zugangsdaten schützen, nicht aber dein Ansehen bei Riot Games. Beim Bezahlen bestätigst du, dass du das weißt.',
  'question.third': 'Welche Regionen gibt es?',
  'answer.third':
    'Europa, Nordamerika, Brasilien, Lateinamerika und Asien-Pazifik. Korea bieten wir nicht an, da Boosting dort eine Straftat ist. Nur Booster, die deine Region anbieten, können deinen Auftrag annehmen; achte also darauf, die richtige zu wählen.',
  'question.fourth': 'Wer sieht meine Zugangsdaten?',
  'answer.fourth':
    'Bei einem Duo-Auftrag niemand, denn du gibst keine. Sonst nur der Booster, der deinen Auftrag angenommen hat, und nur während des Boosts. Der Tresor vermerkt jeden Zugriff, du kannst es nachlesen, und er wird geleert, wenn der Auftrag endet.',
  'question.fifth': 'Wie bald fängt jemand an?',
  'answer.fifth':
    'Die Suche beginnt, wenn der Auftrag bezahlt ist und, wo nötig, die Zugangsdaten hinterlegt sind. Der Start ist innerhalb einer Stunde zugesagt. Hat bis dahin niemand deinen Auftrag angenommen, warte weiter oder storniere, dann kommt der ganze Preis zurück.',
  'question.sixth': 'Woher weiß ich, dass der Rang erreicht ist?',
  'answer.sixth':
    'Der Booster reicht ein Bild vom Endrang ein. Du hast 72 Stunden, es mit deinem Konto zu vergleichen und den Auftrag abzuschließen; danach schließt er von selbst ab. Einen Nachweis, der nicht stimmt, kann das Team zurückschicken.',
} as const satisfies LandingWords
