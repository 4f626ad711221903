import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Twee boards, één team. Klim in Double Up met een booster als partner.',
  description:
    'Duo-boost voor TFT: klim in Double Up met een booster aan je zij, vanaf {price} per divisie. Je speelt zelf, zonder wachtwoord te delen.',
  'about.title': 'Waarom duo hier Double Up is',
  'about.first':
    'In Ranked speel je voor jezelf. Zit er een vriend in je lobby, dan is dat gewoon een van je zeven tegenstanders. Voor twee spelers is er Double Up: vier teams in een lobby, waarin je met je partner je levens deelt, units heen en weer stuurt en elkaars board komt helpen. Double Up heeft een eigen ladder, van Iron tot Challenger, met 100 LP per divisie. De plek van je team telt voor jullie allebei.',
  'about.second':
    'Jij speelt jouw board, je booster het andere. Jij krijgt de units die je nodig hebt en stuurt door wat je kunt missen. Let op bij je start: vul je rank in Double Up in, niet die in Ranked, anders kloppen afstand en prijs niet. Jouw agenda bepaalt het tempo. “{games.addon.coaching}” en “{games.addon.bonus-win}” kun je erbij nemen. Champions kiezen kan ook hier niet, want daar gaat de shop over.',
  'question.first': 'Kunnen we samen in Ranked klimmen?',
  'answer.first':
    'Nee. Daar zijn jullie tegenstanders, en met z’n tweeën afspreken wie waar eindigt, is ook nog tegen de regels. Een duobestelling is altijd Double Up. Voor je rank in Ranked neem je een elo-boost.',
  'question.second': 'Kan ik gestraft worden als ik zelf speel?',
  'answer.second':
    'Ja, en je partner ook. Betaalde boosting is tegen de voorwaarden van Riot Games, ook als je je eigen board speelt. Je login is veilig, want die gebruik je alleen zelf. Voor je account geldt dat niet. Voordat je betaalt, bevestig je dat je dit weet.',
  'question.third': 'Ik heb nog geen rank in Double Up. Wat nu?',
  'answer.third':
    'Een klim moet ergens beginnen, want vanaf daar tellen we de divisies. Speel je eerste games in Double Up dus zelf, of bestel ze als placement-boost met z’n tweeën. Daarna heb je een rank om hier in te vullen.',
  'question.fourth': 'Welke plekken leveren LP op?',
  'answer.fourth':
    'Eindigt je team bij de beste twee van de vier, dan krijg je LP; anders verlies je LP. Slechte lobby’s horen erbij en maken we binnen de prijs goed. Je betaalt voor de divisie die je koos, niet per game.',
  'question.fifth': 'Hoe vinden we uren die ons allebei uitkomen?',
  'answer.fifth':
    'Je vult bij je bestelling in wanneer je kunt. Boosters lezen dat voordat ze aannemen, dus wie je bestelling aanneemt, kan op die uren. Doet niemand dat binnen {figures.start}, dan kun je annuleren en krijg je alles terug.',
} as const satisfies ServiceWords
