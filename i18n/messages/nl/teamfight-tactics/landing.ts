import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor Teamfight Tactics',
  lead: 'Ranked of Double Up, van Iron tot Challenger. Je ziet wat elke divisie kost en hoe elke lobby afliep.',
  description:
    'TFT-boosting voor Ranked en Double Up, vanaf {price} per divisie. Klimmen, een partner in Double Up, plaatsingswedstrijden en net wins.',
  'about.title': 'Een ladder per queue, een reset per set',
  'about.first':
    'Teamfight Tactics heeft dezelfde tiers als League of Legends: Iron tot Diamond in vier divisies van 100 LP, daarna Master, Grandmaster en Challenger zonder bovengrens. De weg omhoog is anders. Acht spelers delen een lobby, de beste vier krijgen LP, en constant goed eindigen levert meer op dan af en toe een eerste plek. Elke set reset de ladder en begint met plaatsingswedstrijden. Double Up heeft een eigen rank.',
  'about.second':
    'Je betaalt per divisie, per net win of per plaatsingswedstrijd, en elke tier heeft een eigen prijs. De booster legt elke game vast met de LP, dus je ziet ook de dips. Samen spelen kan alleen in Double Up, en champions kun je niet kiezen, want niemand weet wat de shop gaat aanbieden. Begin niet te kort voor het einde van een set: goede plekken betekenen langere games, en daarvan passen er minder in een dag.',
  'service.elo': 'Een booster speelt je lobby’s tot de divisie die je kiest.',
  'service.duo': 'Jij en een booster vormen één team in Double Up.',
  'service.placement': 'De eerste games van een set, in Ranked of Double Up.',
  'service.win': 'Plekken in de top vier, min de verliezen.',
  'question.first': 'Welke queue moet ik kiezen?',
  'answer.first':
    'Die waarvan je de rank wilt veranderen; de twee staan los van elkaar. In Ranked speelt een booster alleen; daarvoor is je login nodig. In Double Up kan een booster voor je spelen of met je mee.',
  'question.second': 'Hangt mijn rank in TFT samen met die in League of Legends?',
  'answer.second':
    'Alleen via je account. Login en server zijn hetzelfde; rank, MMR en resets niet. Een bestelling voor de ene game laat je rank in de andere met rust. Een straf treft wel het account, en dus allebei.',
  'question.third': 'Hoelang duurt een divisie?',
  'answer.third':
    'Dat hangt af van je tier en van de LP die je krijgt. De calculator rekent dat om in games en dagen en geeft een marge, geen datum. Die wordt bij je bestelling bewaard, en op de bestelpagina zie je hoe het er echt voor staat.',
  'question.fourth': 'Wat krijg ik terug als ik stop?',
  'answer.fourth':
    'Alles, zolang er geen booster begonnen is. Daarna kan ons team de bestelling stoppen en tellen de vastgelegde lobby’s: je betaalt voor de divisies die af zijn en voor de LP in de huidige, en krijgt de rest terug. Dat bedrag staat altijd op de bestelpagina.',
  'question.fifth': 'Komt Riot Games erachter?',
  'answer.fifth':
    'Dat weten we niet, en anderen die boosting verkopen, weten het evenmin. Het is tegen de voorwaarden, en een schorsing of ban is mogelijk. Dat zeggen we liever hier dan na een straf. Je bevestigt het voordat je betaalt.',
  'question.sixth': 'Kan ik met mijn lobby’s meekijken?',
  'answer.sixth':
    'Ja, met de extra “{games.addon.stream}” laat de booster je elke game live zien. Zonder die extra vind je elke lobby op de bestelpagina zodra die is vastgelegd, met het resultaat en de LP.',
} as const satisfies LandingWords
