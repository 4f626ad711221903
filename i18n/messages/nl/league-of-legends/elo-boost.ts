import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Kies waar je staat en waar je heen wilt. Een booster speelt de games daartussen op jouw account.',
  description:
    'Omhoog in League of Legends met een elo-boost, vanaf {price} per divisie. Prijs uitgesplitst, elke game vastgelegd, geld terug voor wat niet gespeeld is.',
  'about.title': 'Zo werkt een klim in League of Legends',
  'about.first':
    'Solo/Duo en Flex zijn aparte ladders, elk met een eigen verborgen MMR. Een divisie kost 100 LP, en met een volle balk ga je omhoog, zonder promo’s. Vanaf Master zijn er geen divisies meer: LP heeft geen bovengrens, en Grandmaster en Challenger beginnen bij een drempel hogerop. Hoeveel LP een win oplevert, hangt af van je MMR; daarom vraagt de calculator daarnaar, naast je divisie en je server.',
  'about.second':
    'De booster logt in met de login uit je kluis en speelt in de queue die je kiest, tot het doel is bereikt. Jouw deel is simpel: speel zolang geen ranked in die queue en blijf tijdens een game uit de client, want als jij inlogt, vliegt de booster eruit. Kies je zelf champions, dan heeft de booster minder keuze, en met “{games.addon.solo-only}” valt een premade-partner af. Voor die twee betaal je daarom bij.',
  'question.first': 'Wat kan Riot met mijn account doen?',
  'answer.first':
    'Riot Games verbiedt boosting, en ook een vreemde laten inloggen is tegen de voorwaarden. Bekende straffen zijn het verlies van ranked-beloningen, een schorsing of een permanente ban. We kunnen geen van die straffen uitsluiten. Je bevestigt dit voordat je betaalt, dus weeg het mee in je keuze.',
  'question.second': 'Waarom vragen jullie hoeveel LP ik per win krijg?',
  'answer.second':
    'Omdat dat van je MMR afhangt. Krijg je voor een win duidelijk minder dan een verlies je kost, dan zijn er per divisie meer games nodig; “{games.gain.low}” kost daarom meer en duurt langer. Krijg je voor een win duidelijk meer, kies dan “{games.gain.high}”. Is het ongeveer gelijk, kies dan “{games.gain.normal}”.',
  'question.third': 'Wie betaalt voor verloren games en dodges?',
  'answer.third':
    'Jij niet. De prijs geldt voor het doel, dus LP die door een nederlaag of een dodge verloren gaat, wordt gratis teruggewonnen. Elke game wordt vastgelegd met het resultaat en je rank erna, dus je ziet ook de dips.',
  'question.fourth': 'Kan ik ook een klim in Flex bestellen?',
  'answer.fourth':
    'Ja. Kies {games.queue.flex} als queue en vul je rank in Flex in; die staat los van Solo/Duo. De queue heeft een eigen regel in de prijs. Een klim in de ene queue verandert niets aan je rank in de andere, dus bestel voor de queue die jij belangrijk vindt.',
  'question.fifth': 'Wat als het seizoen eindigt voordat mijn bestelling klaar is?',
  'answer.fifth':
    'Bij een reset verschuift elk account, dus een klim die nog niet af is, kan niet zomaar verder. Vergelijk daarom vooraf de verwachte tijd op deze pagina met de dagen die het seizoen nog duurt. Wordt het te krap, dan kan ons team de bestelling stoppen: je betaalt voor wat de vastgelegde games hebben opgeleverd en krijgt de rest terug.',
} as const satisfies ServiceWords
