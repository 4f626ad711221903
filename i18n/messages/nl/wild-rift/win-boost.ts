import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Koop netto winst, en daarmee marks. Verlies wordt binnen de prijs goedgemaakt.',
  description:
    'Netto winst in Wild Rift, in Ranked of Legendary Queue, vanaf {price} per netto winst. Verlies kost je niets extra. Android en iOS, solo of duo.',
  'about.title': 'Winst is een mark, meestal',
  'about.first':
    'Tot en met Diamond is een winst gewoonlijk één mark waard, dus netto winst kun je bijna direct naast een divisie leggen: vijf keer in Diamond is ongeveer één divisie. Ranked Fortitude maakt er soms twee van, of bewaart een mark na een nederlaag. Vanaf Master levert een winst punten op, en hoeveel hangt van de game af. De bestelling telt winst en verlies; de marks die dat oplevert zijn van jou, of het er nu meer of minder zijn.',
  'about.second':
    'Je vult rank, aantal, server, platform en queue in. De tier bepaalt de prijs van een winst, en de prijs beweegt niet als je tijdens de bestelling klimt. Legendary Queue kun je vanaf Diamond kiezen en is solo. In Ranked mag je op je eigen telefoon meespelen. Champions kun je noemen; noem er op een jong account met weinig champions geen, en laat de booster kijken wat er is.',
  'question.first': 'Vijf keer netto winst vanaf Emerald II: waar kom ik uit?',
  'answer.first':
    'Meestal één divisie hoger, in Emerald I, want een divisie kost daar vijf marks. Door fortitude kan het iets meer worden. Het is geen belofte van een rank: heb je er een nodig, bestel die dan als doel van een elo-boost.',
  'question.second': 'Wat gebeurt er na een verlies?',
  'answer.second':
    'De stand gaat één omlaag en de booster speelt door, zonder kosten voor jou. Een nederlaag waarin fortitude je mark redde blijft in de stand een nederlaag, dus je verliest er niets bij.',
  'question.third': 'Kan ik winst kopen voor een seizoensbeloning?',
  'answer.third':
    'Ja, als de beloning om een rank of om ranked winst vraagt. Let op de verwachte tijd en op het einde van het seizoen, dat op geen bestelling wacht. Winst die niet bereikt is, wordt terugbetaald als het team de bestelling stopt.',
  'question.fourth': 'Mag ik intussen ARAM of normale games spelen?',
  'answer.fourth':
    'Die veranderen de stand niet, maar twee apparaten kunnen niet tegelijk ingelogd zijn. Pauzeer de bestelling voordat je speelt, zodat er geen ranked game wordt afgebroken, en ga verder als je klaar bent.',
  'question.fifth': 'Brengt een paar keer winst mijn account in gevaar?',
  'answer.fifth':
    'Ja. Riot Games trekt in het openbaar geen grens tussen één geboostte game en vijftig, en op allebei kan een schorsing of ban volgen. Duo houdt je login privé, maar het blijft een overtreding van de voorwaarden. Bij het afrekenen bevestig je dit.',
} as const satisfies ServiceWords
