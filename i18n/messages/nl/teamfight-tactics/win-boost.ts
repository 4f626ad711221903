import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Een booster speelt de topvierplekken die je koopt. Een verloren lobby maken we gratis goed.',
  description:
    'Net wins in TFT, in Ranked of Double Up, vanaf {price} per net win. Top vier is een win, een verloren lobby maken we gratis goed.',
  'about.title': 'Wat is een win met acht spelers?',
  'about.first':
    'Er is maar één eerste plek, maar de halve lobby krijgt LP. Daarom is een plek in de top vier hier een win, of in Double Up een plek in de top twee voor je team. Eindig je lager, dan is het een verlies. Net wins zijn je wins min je nederlagen: vijf keer top vier en één keer lager is vier. Hoeveel LP dat oplevert, ligt aan de eindplekken en aan je MMR.',
  'about.second':
    'Je betaalt de prijs van de tier waarin je staat als je bestelt. Net wins zijn handig als je bijna degradeert, als het laatste stuk van een divisie niet wil lukken of als de set te snel eindigt voor een hele klim. In Ranked speelt de booster op je account. In Double Up kun je meespelen met alleen je Riot ID; vul dan de rank in die je daar hebt.',
  'question.first': 'Telt een eerste plek zwaarder?',
  'answer.first':
    'Nee. Eerste of vierde, het is één win. Vijfde of achtste, het is één verlies. De extra LP van een eerste plek is voor jou, maar de bestelling wordt er niet korter door.',
  'question.second': 'Hoeveel lobby’s zijn vier net wins?',
  'answer.second':
    'Zoveel als nodig zijn om vier keer vaker in de top vier te eindigen dan eronder. Vier keer op rij is genoeg; met twee missers zijn het er acht. De prijs blijft hetzelfde.',
  'question.third': 'Kan ik beter wins of een elo-boost kopen?',
  'answer.third':
    'Wins, als je een paar goede lobby’s wilt en niet precies hoeft te weten waar je uitkomt. Wil je naar een bepaalde divisie, neem dan een elo-boost. Daar staat het doel vast, en een slechte reeks kost dan tijd maar geen geld.',
  'question.fourth': 'Wat als de set eindigt voordat alle wins gespeeld zijn?',
  'answer.fourth':
    'Wat gewonnen is, houd je. De rest zou op een nieuwe ladder gespeeld worden. Wil je dat niet, vraag ons team dan om te stoppen: je krijgt geld terug voor de wins die nog ontbreken.',
  'question.fifth': 'Wat kan er met mijn account gebeuren?',
  'answer.fifth':
    'Riot Games kan je account vanwege boosting schorsen of sluiten, en dan ben je League of Legends ook kwijt. Voor kleine bestellingen maken de voorwaarden geen uitzondering. Voordat je betaalt, vragen we je te bevestigen dat je dit weet.',
} as const satisfies ServiceWords
