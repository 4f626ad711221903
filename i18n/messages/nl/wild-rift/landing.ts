import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor Wild Rift',
  lead: 'Van Iron tot Sovereign, op Android of iOS, met elke mark vastgelegd.',
  description:
    'Wild Rift-boosting voor Android en iOS, vanaf {price} per divisie. Elo, duo, eerste games van het seizoen en net wins. Niet gespeeld, geld terug.',
  'about.title': 'Korte divisies, een lange top',
  'about.first':
    'De ladder van Wild Rift telt in marks: twee per divisie in Iron, drie in Bronze en Silver, vier in Gold en Platinum, vijf in Emerald en Diamond. Daarboven tellen Master, Grandmaster, Challenger en Sovereign punten zonder bovengrens. Plaatsingswedstrijden zijn er niet; een nieuw seizoen zet je een stuk terug, en je klimt opnieuw. Naast Ranked is er de {games.queue.legendary}, voor solospelers vanaf Diamond.',
  'about.second':
    'Je speelt op je telefoon, en dat merk je aan je bestelling. Je geeft je server en je platform door en slaat een Riot-login op in de kluis, of helemaal geen als je als duo speelt. Deel nooit een login van Google, Apple of Facebook. De booster speelt op een ander apparaat, legt elke game vast met de marks en dient een screenshot van de eindrank in. Daarna heb je {figures.check} om het op je telefoon te controleren.',
  'service.elo': 'Een booster haalt de marks op jouw account, tot de tier die je kiest.',
  'service.duo': 'Je speelt op je telefoon, met de booster in je party.',
  'service.placement': 'Je eerste ranked games van het seizoen, tot tien.',
  'service.win': 'Net wins in {games.queue.ranked} of {games.queue.legendary}.',
  'question.first': 'Is mijn rank in Wild Rift dezelfde als in League of Legends?',
  'answer.first':
    'Nee. Het account kan hetzelfde zijn, de ladders zijn dat niet. Wild Rift heeft marks in plaats van LP, een extra tier aan de top en andere servers. Bestel voor de game op je telefoon, met de rank die je daar ziet.',
  'question.second': 'Welke servers bieden jullie aan?',
  'answer.second':
    'Europa, Noord-Amerika, Brazilië, Latijns-Amerika, Zuidoost-Azië en het Midden-Oosten. Kies de server waarop je speelt, want ranks verhuizen niet mee. Servers in China en Korea bieden we niet aan.',
  'question.third': 'Hoe komt een booster op mijn account?',
  'answer.third':
    'Met de Riot-login die je in de kluis opslaat. Die is versleuteld, de booster van jouw bestelling kan hem alleen tijdens het boosten openen, en je ziet precies wanneer dat gebeurt. Deel je liever geen login, dan is voor duo je naam in de game genoeg.',
  'question.fourth': 'Kan ik gebannen worden?',
  'answer.fourth':
    'Ja. Boosting en het delen van accounts zijn op mobiel net zo goed tegen de voorwaarden van Riot Games als op pc. Een schorsing, verlies van beloningen en een permanente ban zijn allemaal mogelijk, en we vertellen je niets anders, hier niet en bij het afrekenen niet.',
  'question.fifth': 'Hoelang duurt het?',
  'answer.fifth':
    'De calculator rekent je klim om in games en dagen en geeft een marge. Lage divisies gaan snel, Diamond vraagt tijd, en hoelang een duo-boost duurt, hangt van jouw agenda af. De marge blijft bij je bestelling staan, dus je kunt vergelijken.',
  'question.sixth': 'Wat als ik me bedenk?',
  'answer.sixth':
    'Zolang er geen booster begonnen is, kun je zelf annuleren en kiezen hoe je alles terugkrijgt: op je saldo hier of via je oorspronkelijke betaalmethode. Daarna kan ons team de bestelling stoppen en krijg je terug wat de vastgelegde games nog niet hebben opgeleverd.',
} as const satisfies LandingWords
