import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor Teamfight Tactics',
  lead: 'Ranked of Double Up, van Iron tot Challenger. Zie wat elke divisie kost en hoe elke lobby afliep.',
  description:
    'Boosting voor Teamfight Tactics in Ranked en Double Up, vanaf {price} per divisie. Klimmen, een Double Up-partner, placements en netto winst.',
  'about.title': 'Een ladder per queue, een reset per set',
  'about.first':
    'Teamfight Tactics leent zijn tiers van League of Legends: Iron tot Diamond in vier divisies van 100 LP, daarna Master, Grandmaster en Challenger met open LP. De weg omhoog is anders. Acht spelers delen een lobby, de top 4 wint LP, en stabiele resultaten zijn meer waard dan losse eerste plaatsen. Elke set reset de ladder en begint met placement-games. Double Up heeft een eigen rank.',
  'about.second':
    'Prijzen gelden per divisie, per netto winst of per placement-game, en elke tier heeft zijn eigen prijs. De booster legt elke game met de LP vast, dus je ziet de klim met zijn dips. Meespelen kan alleen in Double Up, en champions kun je niet bestellen, omdat geen shop te plannen is. Neem de tijd voordat een set eindigt: hoge plaatsen betekenen lange lobby’s, en daarvan passen er minder in een dag.',
  'service.elo': 'Een booster speelt je lobby’s tot je in de divisie staat die je noemde.',
  'service.duo': 'Jij en een booster zijn één team in Double Up.',
  'service.placement': 'De eerste games van een set, in Ranked of Double Up.',
  'service.win': 'Top 4-plaatsen, met het verlies eraf.',
  'question.first': 'Welke queue moet ik kiezen?',
  'answer.first':
    'Die waarvan je de rank wilt veranderen; ze raken elkaar niet. In Ranked speelt een booster alleen en heeft hij je login nodig. Double Up kan voor jou of samen met jou gespeeld worden.',
  'question.second': 'Hangt mijn TFT-rank samen met League of Legends?',
  'answer.second':
    'Alleen via het account. Login en server zijn hetzelfde; ranks, ratings en resets niet. Een bestelling voor de ene game laat je rank in de andere zoals hij is. Een straf raakt wel het account en dus beide games.',
  'question.third': 'Hoelang duurt een divisie?',
  'answer.third':
    'Dat hangt af van je tier en van de LP die je krijgt. De calculator maakt daar games en dagen van en toont een bandbreedte, geen datum. Die blijft bij je bestelling, en de pagina van de bestelling vergelijkt haar met wat er gebeurt.',
  'question.fourth': 'Wat krijg ik terug als ik stop?',
  'answer.fourth':
    'Alles, zolang er geen booster begonnen is. Daarna kan het team de bestelling stoppen, en beslissen de vastgelegde lobby’s: voltooide divisies blijven betaald, die waar je in zit telt mee naar haar LP, de rest komt terug. De pagina van de bestelling toont dat bedrag altijd.',
  'question.fifth': 'Merkt Riot Games het?',
  'answer.fifth':
    'Dat weten we niet, en niemand die boosting verkoopt weet het. Het is tegen de voorwaarden, en schorsingen en bans zijn mogelijk. Dat zeggen we liever hier dan na een straf. Je bevestigt het voordat je betaalt.',
  'question.sixth': 'Kan ik naar mijn lobby’s kijken?',
  'answer.sixth':
    'Met de privéstream wel: dat is een extra, en de booster laat je elke game live zien. Zonder stream vind je ook elke lobby op de pagina van de bestelling zodra ze is vastgelegd, met het resultaat en de LP.',
} as const satisfies LandingWords
