import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Koop netto winst op de rank die je nu hebt. Een verloren game wordt teruggewonnen en kost je niets extra.',
  description:
    'Netto winst in League of Legends op jouw rank, vanaf {price} per netto winst. Verlies wordt gratis teruggewonnen. Solo of duo, prijs regel voor regel.',
  'about.title': 'Netto winst, gewoon geteld',
  'about.first':
    'Een netto winst is een winst die overblijft als het verlies eraf is. Vier gewonnen en één verloren is er drie. De bestelling eindigt als het aantal dat je kocht bereikt is, hoeveel games dat ook kost. Het past bij wie wat afstand tot degradatie wil, een zet uit een divisie waarin je vastzit, of actieve games tegen decay in de hoge tiers, zonder een doel te noemen.',
  'about.second':
    'De prijs volgt de tier waarin je staat als je bestelt. Hoeveel LP de winst oplevert, is aan je MMR en verandert niets aan de prijs. Een booster speelt op jouw account, of je schakelt over op duo en speelt mee. De bonuswinst voegt voor een vaste prijs nog één winst aan de bestelling toe. Je kunt ook Flex kiezen; vul dan je Flex-rank in.',
  'question.first': 'Hoeveel games zijn vijf keer netto winst?',
  'answer.first':
    'Zoveel als nodig is om vijf keer vaker te winnen dan te verliezen. Vijf op rij is genoeg; met twee nederlagen onderweg zijn het negen games. Je betaalt in beide gevallen voor vijf, en de pagina van de bestelling toont na elke game de stand.',
  'question.second': 'Brengt dat me naar de volgende divisie?',
  'answer.second':
    'Misschien, maar het hoort niet bij de bestelling. Levert een winst je 20 LP op en kost een verlies er 20, dan is vijf keer netto winst 100 LP, één divisie. Gaat het je om de divisie, bestel dan een elo-boost: daar staat het doel vast en is het aantal games open.',
  'question.third': 'Mijn rank stijgt terwijl de bestelling loopt. De prijs ook?',
  'answer.third':
    'Nee. De prijs staat vast bij de bestelling, volgens de tier waarin je haar plaatste. Brengt de winst je van Gold naar Platinum, dan kost de rest nog steeds wat je offerte zegt.',
  'question.fourth': 'Tellen remakes en dodges?',
  'answer.fourth':
    'Nee. Een remake heeft geen winnaar en een gedodgede lobby is nooit een game geworden, dus geen van beide verandert de stand. LP die een dodge kost worden hier niet goedgemaakt, want deze bestelling telt games en geen punten.',
  'question.fifth': 'Is een paar keer winst te weinig om op te vallen?',
  'answer.fifth':
    'Dat zou alleen Riot Games kunnen zeggen, dus wij beweren het niet. Boosting is in elke omvang tegen de voorwaarden, en maatregelen lopen van verloren ranked-beloningen tot een permanente ban. Bij het afrekenen lees je dit opnieuw en bevestig je het.',
} as const satisfies ServiceWords
