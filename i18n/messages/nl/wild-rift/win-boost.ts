import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Een booster speelt de net wins die je koopt, en de marks krijg je erbij. Een nederlaag maken we goed binnen de prijs.',
  description:
    'Net wins in Wild Rift, in Ranked of Legendary Queue, vanaf {price} per net win. Een verlies kost je niets extra. Op Android en iOS, solo of duo.',
  'about.title': 'Eén win is één mark, meestal',
  'about.first':
    'Tot en met Diamond krijg je voor een win meestal één mark. Je kunt net wins dus bijna in divisies tellen: vijf in Diamond zijn ongeveer één divisie. Soms maakt Ranked Fortitude er twee marks van, of redt het er een na een nederlaag. Vanaf Master krijg je punten, en hoeveel bepaalt de game. De bestelling telt alleen wins en nederlagen. Wat ze aan marks opleveren, is voor jou, veel of weinig.',
  'about.second':
    'Je vult rank, aantal, server, platform en queue in. Je tier bepaalt wat een win kost, en dat blijft zo, ook als je onderweg stijgt. In Ranked kun je op je eigen telefoon meespelen. De {games.queue.legendary} kan vanaf Diamond en is altijd solo. Champions kiezen mag. Heb je er op een nieuw account nog maar een paar, laat het dan aan de booster over.',
  'question.first': 'Vijf net wins vanaf Emerald II: waar kom ik uit?',
  'answer.first':
    'Meestal één divisie hoger, in Emerald I, want daar is een divisie vijf marks. Met wat hulp van Fortitude kan het iets meer zijn. Een rank beloven we niet. Wil je er een, bestel die dan als doel van een elo-boost.',
  'question.second': 'Wat gebeurt er na een verlies?',
  'answer.second':
    'De stand gaat met één omlaag en de booster speelt door. Jou kost dat niets. Redt Fortitude je mark, dan telt de nederlaag toch, dus de booster haalt ook die weer in.',
  'question.third': 'Kan ik wins kopen voor een seizoensbeloning?',
  'answer.third':
    'Ja, als je voor die beloning een rank of een aantal ranked wins nodig hebt. Kijk wel of de verwachte tijd nog in het seizoen past, want dat wacht niet op je bestelling. Stopt ons team de bestelling, dan krijg je geld terug voor de wins die nog ontbreken.',
  'question.fourth': 'Kan ik intussen ARAM of normals spelen?',
  'answer.fourth':
    'Voor de stand maakt het niet uit, maar je kunt niet op twee apparaten tegelijk ingelogd zijn. Pauzeer dus eerst de bestelling, zodat er geen ranked game wordt afgebroken. Klaar met spelen? Dan hervat je hem weer.',
  'question.fifth': 'Loopt mijn account gevaar door een paar wins?',
  'answer.fifth':
    'Ja. Riot Games zegt nergens dat één gebooste game minder erg is dan vijftig. In beide gevallen kan een schorsing of ban volgen. Als duo blijft je login privé, maar tegen de voorwaarden is het nog steeds. Bij het afrekenen bevestig je dit.',
} as const satisfies ServiceWords
