import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für Valorant',
  lead: 'Von Eisen 1 bis Radiant im gewerteten Modus. Setz Start und Ziel, sieh Preis und Zeit und verfolge jedes Match.',
  description:
    'Valorant-Boosting im gewerteten Modus, ab {price} je Division: Elo, Duo, Platzierung und Nettosiege. Klare Preise, jedes Match im Protokoll.',
  'about.title': 'Eine Warteschlange, neun Ränge',
  'about.first':
    'Valorant hat eine einzige gewertete Warteschlange und neun Ränge: Eisen, Bronze, Silber, Gold, Platin, Diamant, Aufgestiegen, Unsterblich und Radiant. Die ersten sieben haben je drei Divisionen zu 100 RR. Ab Unsterblich sind die RR nach oben offen, und die Bestenliste deiner Region zeigt, wer auf welchem Platz liegt. Saisons sind in Akte geteilt, und ein Reset bringt Platzierungsspiele. Ränge gehören zu einer Region; bestell also für die, in der dein Konto spielt.',
  'about.second':
    'Du bestellst einen Start und ein Ziel oder eine Zahl von Siegen oder Platzierungsspielen. Ein Booster spielt auf deinem Konto oder an deiner Seite und trägt jedes Match mit seinen RR ein. Du kannst dir bestimmte Agenten wünschen. Deine MMR entscheidet, wie viele Matches eine Division braucht, deshalb fragt der Rechner, was dir ein Sieg bringt. Die Summe, die du vor dem Bezahlen siehst, ist die Summe, die abgebucht wird.',
  'service.elo': 'Ein Booster spielt auf deinem Konto gewertete Matches bis zum Rang deiner Wahl.',
  'service.duo': 'Ihr spielt zusammen, und deine Zugangsdaten bleiben bei dir.',
  'service.placement': 'Bis zu fünf Matches nach einem Reset, auf deinem Konto oder Seite an Seite.',
  'service.win': 'Nettosiege in deinem Rang, Niederlagen werden wettgemacht.',
  'question.first': 'Was passiert am Ende eines Akts?',
  'answer.first':
    'Das kommt auf den Akt an: Manche enden mit einem Reset, nach anderen bleibt dein Rang bestehen. Unterbricht ein Reset deinen Auftrag, kann das Team ihn beenden, und du bekommst den nicht gespielten Teil erstattet, berechnet aus den eingetragenen Matches. Der Client zeigt, wann der Akt endet.',
  'question.second': 'Erlaubt Riot Boosting in Valorant?',
  'answer.second':
    'Nein. Riot verbietet Boosting und das Teilen von Konten, und die Strafen reichen bis zur dauerhaften Sperre. Wir können deine Zugangsdaten schützen, aber nicht deinen Ruf bei Riot Games. Beim Bezahlen bestätigst du, dass du das weißt.',
  'question.third': 'Welche Regionen gibt es?',
  'answer.third':
    'Europa, Nordamerika, Brasilien, Lateinamerika und Asien-Pazifik. Korea bieten wir nicht an, da Boosting dort eine Straftat ist. Nur Booster, die deine Region anbieten, können deinen Auftrag annehmen; achte also darauf, die richtige zu wählen.',
  'question.fourth': 'Wer sieht meine Zugangsdaten?',
  'answer.fourth':
    'Bei einem Duo-Auftrag niemand, denn du gibst keine weiter. Sonst nur der Booster, der deinen Auftrag angenommen hat, und nur während des Boosts. Der Tresor hält jeden Zugriff fest, du kannst alles nachlesen, und er wird geleert, wenn der Auftrag endet.',
  'question.fifth': 'Wie schnell fängt jemand an?',
  'answer.fifth':
    'Die Suche beginnt, sobald der Auftrag bezahlt ist und, wo nötig, deine Zugangsdaten hinterlegt sind. Wir versprechen einen Start innerhalb von {figures.start}. Hat bis dahin niemand deinen Auftrag angenommen, kannst du weiter warten oder stornieren und bekommst alles erstattet.',
  'question.sixth': 'Woher weiß ich, dass der Rang erreicht ist?',
  'answer.sixth':
    'Der Booster reicht einen Screenshot vom Endrang ein. Du hast {figures.check} Zeit, ihn mit deinem Konto zu vergleichen und den Auftrag zu schließen; danach wird er automatisch geschlossen. Stimmt der Nachweis nicht, kann das Team ihn zurückschicken.',
} as const satisfies LandingWords
