import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Een booster speelt net wins op je huidige rank, alleen of met jou. Een verloren game maken we goed, zonder extra kosten.',
  description:
    'Net wins in LoL, vanaf {price} per net win. Een verloren game maken we gratis goed. Met een booster alleen, of als duo.',
  'about.title': 'Hoe net wins geteld worden',
  'about.first':
    'Net wins zijn je wins min je nederlagen: vier gewonnen en één verloren is drie. Zodra je het aantal hebt dat je kocht, is de bestelling klaar, hoeveel games dat ook kost. Een doelrank hoef je niet te hebben. Net wins zijn handig als je bijna degradeert, als je vastzit in een divisie of als je hoog staat en moet blijven spelen om geen LP te verliezen aan decay.',
  'about.second':
    'Je betaalt de prijs van de tier waarin je staat als je bestelt. Hoeveel LP je wins opleveren, ligt aan je MMR; de prijs blijft hetzelfde. Een booster speelt op jouw account, of je kiest voor samen en speelt mee. Nog één win erbij voor een vaste prijs? Dat is “{games.addon.bonus-win}”. Ook Flex kan; vul dan de rank in die je daar hebt.',
  'question.first': 'Hoeveel games kosten vijf net wins?',
  'answer.first':
    'Zoveel als nodig zijn om vijf keer vaker te winnen dan te verliezen. Win je er vijf op rij, dan zijn het er vijf. Met twee nederlagen ertussen zijn het er negen. Je betaalt er altijd vijf, en na elke game zie je de stand op de bestelpagina.',
  'question.second': 'Kom ik daarmee in de volgende divisie?',
  'answer.second':
    'Misschien, maar dat beloven we hier niet. Levert een win je 20 LP op en kost een verlies 20 LP, dan zijn vijf net wins samen 100 LP, precies één divisie. Gaat het je om die divisie, bestel dan een elo-boost: daar staat het doel vast en het aantal games niet.',
  'question.third': 'Als mijn rank tijdens de bestelling stijgt, stijgt de prijs dan mee?',
  'answer.third':
    'Nee. De tier waarin je stond toen je bestelde, bepaalt de prijs, en daar blijft het bij. Kom je onderweg van Gold in Platinum, dan kost de rest nog steeds wat je bij het bestellen zag.',
  'question.fourth': 'Tellen remakes en dodges mee?',
  'answer.fourth':
    'Nee, de stand blijft gelijk: een remake heeft geen winnaar en een dodge werd nooit een game. LP die een dodge kost, winnen we hier niet terug. Deze bestelling telt games, geen punten.',
  'question.fifth': 'Vallen een paar wins wel op?',
  'answer.fifth':
    'Dat weet alleen Riot Games, dus wij doen niet alsof. Boosting is altijd tegen de voorwaarden, ook als het om een paar games gaat. De straf loopt van verloren ranked-beloningen tot een permanente ban. Bij het afrekenen lees je dit nog eens en bevestig je het.',
} as const satisfies ServiceWords
