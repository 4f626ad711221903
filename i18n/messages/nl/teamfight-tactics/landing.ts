import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor Teamfight Tactics (TFT)',
  lead: 'Een booster speelt je lobby’s in Ranked of Double Up, of is je partner in Double Up. Je ziet wat elke divisie kost en hoe elke lobby afloopt.',
  description:
    'TFT-boosting in Ranked en Double Up, vanaf {price} per divisie. Klimmen, samen spelen in Double Up, plaatsingswedstrijden en net wins.',
  'about.title': 'Een ladder per queue, een reset per set',
  'about.first':
    'De tiers ken je uit League of Legends: van Iron tot Diamond zijn het vier divisies van 100 LP, daarna lopen Master, Grandmaster en Challenger gewoon door. Omhoog ga je hier anders. Je zit met acht spelers in een lobby en de beste vier krijgen LP, dus steeds in de top vier eindigen brengt je verder dan af en toe een eerste plek. Bij elke nieuwe set wordt de ladder gereset en speel je plaatsingswedstrijden. Double Up heeft een eigen rank.',
  'about.second':
    'Je betaalt per divisie, per net win of per plaatsingswedstrijd, en de tier bepaalt de prijs. Van elke game legt de booster de LP vast. De dips zie je dus ook. Samen spelen kan alleen in Double Up. Champions kiezen kan nergens, want niemand weet wat de shop gaat aanbieden. Begin op tijd, niet vlak voor het einde van een set: wie goed speelt, zit lang in een lobby, en dan passen er minder in een dag.',
  'service.elo': 'Een booster speelt je lobby’s tot de divisie die je kiest.',
  'service.duo': 'Jij en een booster vormen één team in Double Up.',
  'service.placement': 'De eerste games van een set, in Ranked of Double Up.',
  'service.win': 'Plekken in de top vier, min de nederlagen.',
  'question.first': 'Welke queue moet ik kiezen?',
  'answer.first':
    'De queue waarin je wilt stijgen; de ranks staan los van elkaar. In Ranked speelt een booster alleen, en daarvoor is je login nodig. In Double Up kan een booster voor je spelen of met je mee.',
  'question.second': 'Hangt mijn rank in TFT samen met die in League of Legends?',
  'answer.second':
    'Nee. Je hebt dezelfde login en dezelfde server, maar rank, MMR en resets zijn apart. Bestel je voor de ene game, dan blijft je rank in de andere zoals die is. Alleen een straf raakt ze allebei, want die geldt voor je hele account.',
  'question.third': 'Hoelang duurt een divisie?',
  'answer.third':
    'Dat ligt aan je tier en aan de LP die je krijgt. De calculator rekent het om in games en dagen. Je krijgt een marge en geen datum. Die marge bewaren we bij je bestelling, en op de bestelpagina zie je hoe het er echt voor staat.',
  'question.fourth': 'Wat krijg ik terug als ik stop?',
  'answer.fourth':
    'Alles, zolang er geen booster begonnen is. Daarna kan ons team de bestelling stoppen en tellen de vastgelegde lobby’s. Je betaalt voor de divisies die af zijn en voor de LP in de huidige; de rest krijg je terug. Hoeveel dat is, staat altijd op de bestelpagina.',
  'question.fifth': 'Komt Riot Games erachter?',
  'answer.fifth':
    'Dat weten we niet, en andere aanbieders weten het net zomin. Boosting is tegen de voorwaarden en kan een schorsing of een ban opleveren. Dat hoor je liever nu dan na een straf. Voordat je betaalt, bevestig je dat je het weet.',
  'question.sixth': 'Kan ik met mijn lobby’s meekijken?',
  'answer.sixth':
    'Ja, met de extra “{games.addon.stream}” zie je elke game live. Zonder die extra kun je alles nalezen: elke lobby komt op de bestelpagina, met het resultaat en de LP.',
} as const satisfies LandingWords
