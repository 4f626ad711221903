import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Koop plekken in de top vier die blijven staan. Een verloren lobby maken we gratis goed.',
  description:
    'Net wins in Teamfight Tactics, vanaf {price} per net win. Een win is een top vier, een verloren lobby maken we goed. Ranked of Double Up.',
  'about.title': 'Wat telt als een win met acht spelers',
  'about.first':
    'Een lobby heeft maar één eerste plek, maar de helft van de spelers krijgt LP. Daarom is een win in deze bestelling een plek in de top vier, of in Double Up een plek in de top twee voor je team. Alles daaronder is een verlies. Net betekent wins min verliezen: vijf keer top vier en één keer lager zijn vier net wins. Hoeveel LP ze opleveren, hangt af van de eindplekken en van je MMR.',
  'about.second':
    'De prijs van een win hangt af van je tier op de dag dat je bestelt. Net wins zijn handig als je bijna degradeert, als het laatste stuk van een divisie blijft slepen, of als een set te dicht bij het einde is voor een hele klim. In Ranked speelt de booster op je account. In Double Up kun je meespelen met alleen je Riot ID; vul dan de rank in die je daar hebt.',
  'question.first': 'Telt een eerste plek zwaarder?',
  'answer.first':
    'Nee. Eerste of vierde is één win; vijfde of achtste is één verlies. Een eerste plek levert je meer LP op, en die is voor jou, maar de bestelling wordt er niet korter door.',
  'question.second': 'Hoeveel lobby’s zijn vier net wins?',
  'answer.second':
    'Zoveel als nodig zijn om vier keer vaker in de top vier te eindigen dan eronder. Vier op rij is genoeg; met twee missers zijn het er acht. De prijs blijft hetzelfde.',
  'question.third': 'Kan ik beter wins of een elo-boost kopen?',
  'answer.third':
    'Wins, als je een paar goede lobby’s wilt en het je niet uitmaakt waar je precies uitkomt. Een elo-boost, als je een bepaalde divisie wilt: daar staat het doel vast, en een slechte reeks kost tijd maar geen geld.',
  'question.fourth': 'Wat als de set eindigt voordat alle wins gespeeld zijn?',
  'answer.fourth':
    'Wat gewonnen is, houd je, maar de rest zou op een nieuwe ladder gespeeld worden. Wil je dat niet, vraag ons team dan om de bestelling te stoppen: je krijgt je geld terug voor de wins die nog ontbreken.',
  'question.fifth': 'Wat kan er met mijn account gebeuren?',
  'answer.fifth':
    'Riot Games kan je account vanwege boosting schorsen of sluiten, en je League of Legends gaat dan mee. De voorwaarden maken geen uitzondering voor kleine bestellingen. Voordat je betaalt, vragen we je te bevestigen dat je dit weet.',
} as const satisfies ServiceWords
