import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor Wild Rift',
  lead: 'Een booster speelt je ranked games op Android of iOS, alleen of in je party, van Iron tot Sovereign. Elke mark wordt vastgelegd.',
  description:
    'Wild Rift-boosting op Android en iOS, vanaf {price} per divisie. Elo, duo, eerste games van het seizoen en net wins. Niet gespeeld, geld terug.',
  'about.title': 'Korte divisies, een lange top',
  'about.first':
    'Wild Rift telt geen LP maar marks. In Iron heb je er twee nodig per divisie, in Bronze en Silver drie, in Gold en Platinum vier, in Emerald en Diamond vijf. Daarboven verzamel je in Master, Grandmaster, Challenger en Sovereign punten zonder bovengrens. Plaatsingswedstrijden zijn er niet: een nieuw seizoen zet je een stuk terug en je klimt opnieuw. Vanaf Diamond is er naast Ranked ook de {games.queue.legendary}, alleen voor solospelers.',
  'about.second':
    'Je speelt op je telefoon, en dus gaan een paar dingen anders. Je geeft je server en platform door en zet een Riot-login in de kluis. Speel je als duo, dan is zelfs dat niet nodig. Een login van Google, Apple of Facebook deel je nooit. De booster speelt op een eigen apparaat, legt na elke game de marks vast en stuurt aan het eind een screenshot van je rank. Jij hebt dan {figures.check} om op je telefoon te kijken of het klopt.',
  'service.elo': 'Een booster speelt op jouw account, mark voor mark, tot de tier die je kiest.',
  'service.duo': 'Je speelt op je telefoon, met de booster in je party.',
  'service.placement': 'Je eerste ranked games van het seizoen, tot tien.',
  'service.win': 'Net wins in {games.queue.ranked} of {games.queue.legendary}.',
  'question.first': 'Is mijn rank in Wild Rift dezelfde als in League of Legends?',
  'answer.first':
    'Nee. Het account kan hetzelfde zijn, de ladder niet. Wild Rift heeft marks in plaats van LP, een extra tier aan de top en eigen servers. Bestel dus voor de game op je telefoon, met de rank die je daar ziet.',
  'question.second': 'Welke servers bieden jullie aan?',
  'answer.second':
    'Europa, Noord-Amerika, Brazilië, Latijns-Amerika, Zuidoost-Azië en het Midden-Oosten. Kies de server waarop je speelt, want je rank verhuist niet mee. Servers in China en Korea bieden we niet aan.',
  'question.third': 'Hoe komt een booster op mijn account?',
  'answer.third':
    'Met de Riot-login die je in de kluis zet. Daar ligt die versleuteld. Alleen de booster van jouw bestelling kan erbij, alleen tijdens het boosten, en je ziet precies wanneer. Deel je liever niets, dan is voor duo je naam in de game genoeg.',
  'question.fourth': 'Kan ik gebannen worden?',
  'answer.fourth':
    'Ja. Ook op mobiel zijn boosting en accounts delen tegen de voorwaarden van Riot Games. Je kunt geschorst worden, je beloningen verliezen of een permanente ban krijgen. Dat zeggen we hier, en bij het afrekenen nog eens.',
  'question.fifth': 'Hoelang duurt het?',
  'answer.fifth':
    'De calculator rekent je klim om in games en dagen. Je krijgt een marge: lage divisies gaan snel, Diamond kost tijd, en bij een duo-boost ligt het aan jouw agenda. Die marge blijft bij je bestelling staan, zodat je kunt vergelijken.',
  'question.sixth': 'Wat als ik me bedenk?',
  'answer.sixth':
    'Zolang er geen booster begonnen is, annuleer je zelf. Je krijgt alles terug, op je saldo hier of via je oorspronkelijke betaalmethode; dat kies jij. Daarna kan ons team de bestelling stoppen en krijg je terug wat er volgens de vastgelegde games nog te spelen was.',
} as const satisfies LandingWords
