import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Koop net wins op de rank die je nu hebt. Een verloren game maken we goed, zonder extra kosten.',
  description:
    'Net wins in League of Legends op jouw rank, vanaf {price} per net win. Verloren games maken we gratis goed. Solo of duo, prijs regel voor regel.',
  'about.title': 'Hoe net wins geteld worden',
  'about.first':
    'Net wins zijn je wins min je verliezen: met vier wins en één verlies heb je er drie. De bestelling is klaar zodra je het aantal hebt dat je kocht, hoeveel games dat ook kost. Net wins zijn er voor spelers zonder vaste doelrank: je wilt wat afstand tot degradatie, een duwtje uit een divisie waarin je vastzit, of genoeg games om in de hoge tiers geen LP te verliezen aan decay.',
  'about.second':
    'De prijs hangt af van je tier op het moment dat je bestelt. Hoeveel LP de wins opleveren, bepaalt je MMR en verandert niets aan de prijs. Een booster speelt op jouw account, of je kiest voor samen en speelt mee. Met “{games.addon.bonus-win}” komt er voor een vaste prijs nog één win bij. Ook Flex kan; vul dan je rank in Flex in.',
  'question.first': 'Hoeveel games kosten vijf net wins?',
  'answer.first':
    'Zoveel als nodig zijn om vijf wins meer dan verliezen te hebben. Vijf op rij is genoeg; met twee nederlagen ertussen zijn het er negen. Je betaalt hoe dan ook voor vijf, en na elke game zie je de stand op de bestelpagina.',
  'question.second': 'Kom ik daarmee in de volgende divisie?',
  'answer.second':
    'Misschien, maar het hoort niet bij de bestelling. Levert een win je 20 LP op en kost een verlies 20 LP, dan zijn vijf net wins samen 100 LP, precies één divisie. Gaat het je om de divisie, bestel dan een elo-boost: daar staat het doel vast en het aantal games niet.',
  'question.third': 'Als mijn rank tijdens de bestelling stijgt, stijgt de prijs dan mee?',
  'answer.third':
    'Nee. De prijs ligt vast op de tier waarmee je bestelde. Brengen de wins je van Gold naar Platinum, dan kost de rest nog steeds wat je bij het bestellen zag.',
  'question.fourth': 'Tellen remakes en dodges mee?',
  'answer.fourth':
    'Nee. Een remake heeft geen winnaar en een dodge werd nooit een game, dus de stand verandert niet. LP die een dodge kost, halen we hier niet terug, want deze bestelling telt games en geen punten.',
  'question.fifth': 'Vallen een paar wins wel op?',
  'answer.fifth':
    'Dat weet alleen Riot Games, dus wij doen niet alsof. Boosting is bij elk aantal games tegen de voorwaarden, en de straf kan lopen van verloren ranked-beloningen tot een permanente ban. Je leest dit nog eens bij het afrekenen en bevestigt het daar.',
} as const satisfies ServiceWords
