import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Twee boards, één team. Klim in Double Up met een booster als partner.',
  description:
    'Duo-boost voor Teamfight Tactics: klim in Double Up met een booster aan je zij, vanaf {price} per divisie. Je speelt zelf, geen wachtwoord nodig.',
  'about.title': 'Waarom duo hier Double Up betekent',
  'about.first':
    'In Ranked speelt iedereen voor zichzelf: een vriend in je lobby is een van je zeven tegenstanders. Double Up is de modus voor twee. Vier teams delen een lobby; partners delen hun levens, sturen elkaar units en helpen op het andere board. Er is een eigen ladder van Iron tot Challenger, met 100 LP per divisie, en de eindplek van je team telt voor jullie allebei.',
  'about.second':
    'Jij speelt jouw board en de booster het andere. Je krijgt de units die je nodig hebt en stuurt wat je kunt missen. Vul als start je rank in Double Up in en niet die in Ranked, anders kloppen afstand en prijs niet. Jouw agenda bepaalt het tempo. “{games.addon.coaching}” en “{games.addon.bonus-win}” kun je erbij nemen; champions kiezen kan niet, om dezelfde reden als overal in deze game: de shop beslist.',
  'question.first': 'Kunnen we samen in Ranked klimmen?',
  'answer.first':
    'Nee. In die queue zijn jullie tegenstanders, en twee spelers die hun eindplek afspreken, overtreden nog een regel. Een duobestelling is altijd Double Up. Voor je rank in Ranked neem je een elo-boost.',
  'question.second': 'Kan ik gestraft worden als ik zelf speel?',
  'answer.second':
    'Ja, en je partner ook. De voorwaarden van Riot Games verbieden betaalde boosting, ook als je je eigen board speelt. Je login is veilig, want alleen jij gebruikt die; je account is dat niet. Dat bevestig je voordat je betaalt.',
  'question.third': 'Ik heb nog geen rank in Double Up. Wat nu?',
  'answer.third':
    'Een klim heeft een start nodig, want vanaf daar telt de prijs de divisies. Speel je eerste games in Double Up zelf, of bestel ze als placement-boost met z’n tweeën. Daarna heb je een rank om hier in te vullen.',
  'question.fourth': 'Welke plekken leveren LP op?',
  'answer.fourth':
    'De beste twee van de vier teams krijgen LP, de andere twee verliezen. Slechte lobby’s horen bij elke klim en worden binnen de prijs goedgemaakt. Je betaalt voor de divisie die je koos, niet per game.',
  'question.fifth': 'Hoe vinden we uren die ons allebei uitkomen?',
  'answer.fifth':
    'Bij je bestelling vul je in wanneer je kunt spelen. Boosters lezen dat voordat ze aannemen, dus wie je bestelling aanneemt, kent je uren. Doet niemand dat binnen {figures.start}, dan kun je annuleren en krijg je alles terug.',
} as const satisfies ServiceWords
