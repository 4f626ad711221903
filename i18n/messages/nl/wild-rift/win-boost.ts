import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Koop net wins en krijg er marks bij. Verliezen worden binnen de prijs goedgemaakt.',
  description:
    'Net wins in Wild Rift, in Ranked of Legendary Queue, vanaf {price} per net win. Een verlies kost je niets extra. Android en iOS, solo of duo.',
  'about.title': 'Eén win, één mark, meestal',
  'about.first':
    'Tot en met Diamond levert een win meestal één mark op, dus je kunt net wins bijna in divisies tellen: vijf in Diamond zijn ongeveer één divisie. Ranked Fortitude maakt er soms twee van, of redt een mark na een nederlaag. Vanaf Master levert een win punten op, en hoeveel hangt van de game af. De bestelling telt wins en verliezen; de marks die ze opleveren zijn voor jou, veel of weinig.',
  'about.second':
    'Je vult rank, aantal, server, platform en queue in. Je tier bepaalt de prijs van een win, en die verandert niet als je tijdens de bestelling stijgt. De {games.queue.legendary} kun je kiezen vanaf Diamond; daar kun je alleen solo in. In Ranked kun je op je eigen telefoon meespelen. Je kunt champions kiezen; heb je er op een nieuw account maar een paar, kies er dan liever geen en laat de booster kijken wat er is.',
  'question.first': 'Vijf net wins vanaf Emerald II: waar kom ik uit?',
  'answer.first':
    'Meestal één divisie hoger, in Emerald I, want een divisie kost daar vijf marks. Door Fortitude kan het iets meer zijn. Een rank beloven we niet: wil je een bepaalde rank, bestel die dan als doel van een elo-boost.',
  'question.second': 'Wat gebeurt er na een verlies?',
  'answer.second':
    'De stand gaat met één omlaag en de booster speelt door, zonder dat het je iets kost. Redt Fortitude je mark, dan telt de nederlaag toch mee, dus de booster haalt die ook dan weer in.',
  'question.third': 'Kan ik wins kopen voor een seizoensbeloning?',
  'answer.third':
    'Ja, als de beloning om een rank of om ranked wins vraagt. Vergelijk de verwachte tijd met het einde van het seizoen, want dat wacht niet op je bestelling. Stopt ons team de bestelling, dan krijg je je geld terug voor de wins die niet gehaald zijn.',
  'question.fourth': 'Kan ik intussen ARAM of normals spelen?',
  'answer.fourth':
    'Voor de stand maakt het niet uit, maar je kunt niet op twee apparaten tegelijk ingelogd zijn. Pauzeer de bestelling voordat je speelt, zodat er geen ranked game wordt afgebroken, en hervat hem als je klaar bent.',
  'question.fifth': 'Loopt mijn account gevaar door een paar wins?',
  'answer.fifth':
    'Ja. Riot Games trekt geen openbare grens tussen één gebooste game en vijftig, en in beide gevallen kan een schorsing of ban volgen. Als duo blijft je login privé, maar het is nog steeds tegen de voorwaarden. Bij het afrekenen bevestig je dit.',
} as const satisfies ServiceWords
