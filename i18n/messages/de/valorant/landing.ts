import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Rank-Boosting für Valorant',
  lead: 'Ein Booster spielt den gewerteten Modus für dich oder mit dir, von Eisen 1 bis Radiant. Preis und Zeit siehst du vorher, und du verfolgst jedes Match.',
  description:
    'Boosting für Valorant im gewerteten Modus, ab {price} je Division: Elo, Duo, Platzierung und Nettosiege. Klare Preise, jedes Match im Protokoll.',
  'about.title': 'Eine Warteschlange, neun Ränge',
  'about.first':
    'Valorant hat nur eine gewertete Warteschlange und neun Ränge: Eisen, Bronze, Silber, Gold, Platin, Diamant, Aufgestiegen, Unsterblich und Radiant. Bis Aufgestiegen hat jeder drei Divisionen zu 100 RR. Ab Unsterblich sind die RR nach oben offen, und wer wo liegt, zeigt die Bestenliste deiner Region. Eine Saison besteht aus Akten, und nach einem Reset kommen Platzierungsspiele. Dein Rang gilt nur in einer Region: Bestell also für die, in der dein Konto spielt.',
  'about.second':
    'Du bestellst einen Aufstieg mit Start und Ziel, eine Zahl von Siegen oder deine Platzierungsspiele. Ein Booster spielt auf deinem Konto oder an deiner Seite, auf Wunsch mit bestimmten Agenten, und trägt jedes Match mit seinen RR ein. Wie viele Matches eine Division braucht, hängt von deiner MMR ab; deshalb fragt der Rechner, was dir ein Sieg bringt. Abgebucht wird genau die Summe, die du vor dem Bezahlen siehst.',
  'service.elo': 'Ein Booster spielt auf deinem Konto gewertete Matches bis zum Rang deiner Wahl.',
  'service.duo': 'Ihr spielt zusammen, und deine Zugangsdaten bleiben bei dir.',
  'service.placement': 'Bis zu fünf Matches nach einem Reset, auf deinem Konto oder Seite an Seite.',
  'service.win': 'Nettosiege in deinem Rang. Niederlagen werden wettgemacht.',
  'question.first': 'Was passiert am Ende eines Akts?',
  'answer.first':
    'Je nach Akt gibt es einen Reset, oder dein Rang bleibt bestehen. Kommt ein Reset mitten in deinem Auftrag, kann das Team ihn beenden. Du bekommst dann erstattet, was laut Protokoll noch nicht gespielt ist. Wann der Akt endet, siehst du im Client.',
  'question.second': 'Erlaubt Riot Boosting in Valorant?',
  'answer.second':
    'Nein. Riot verbietet Boosting und das Teilen von Konten, und die Strafen reichen bis zur dauerhaften Sperre. Deine Zugangsdaten können wir schützen, deinen Ruf bei Riot Games nicht. Beim Bezahlen bestätigst du, dass du das weißt.',
  'question.third': 'Welche Regionen gibt es?',
  'answer.third':
    'Europa, Nordamerika, Brasilien, Lateinamerika und Asien-Pazifik. Korea bieten wir nicht an, weil Boosting dort eine Straftat ist. Achte auf die richtige Region: Nur Booster, die sie anbieten, können deinen Auftrag annehmen.',
  'question.fourth': 'Wer sieht meine Zugangsdaten?',
  'answer.fourth':
    'Bei einem Duo-Auftrag niemand, denn du gibst keine weiter. Sonst nur der Booster, der deinen Auftrag angenommen hat, und nur während des Boosts. Jeder Zugriff auf den Tresor wird festgehalten, und du kannst alles nachlesen. Endet der Auftrag, wird der Tresor geleert.',
  'question.fifth': 'Wie schnell fängt jemand an?',
  'answer.fifth':
    'Versprochen ist ein Start innerhalb von {figures.start}. Wir suchen, sobald der Auftrag bezahlt ist und deine Zugangsdaten hinterlegt sind, falls er welche braucht. Hat bis dahin niemand angenommen, kannst du weiter warten oder stornieren und bekommst alles erstattet.',
  'question.sixth': 'Woher weiß ich, dass der Rang erreicht ist?',
  'answer.sixth':
    'Der Booster reicht einen Screenshot vom Endrang ein. Du hast {figures.check} Zeit, ihn mit deinem Account zu vergleichen und das Ergebnis zu bestätigen; danach gilt es automatisch als bestätigt. Stimmt etwas am Nachweis nicht, kann das Team ihn zurückschicken.',
} as const satisfies LandingWords
