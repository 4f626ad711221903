import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Noem de divisie die je wilt en waar je nu staat. Een booster speelt de games ertussen op jouw account.',
  description:
    'Verhoog je rank in League of Legends, vanaf {price} per divisie. Prijs regel voor regel, elke game vastgelegd, geld terug voor wat niet geklommen is.',
  'about.title': 'Hoe een klim op de ladder van League of Legends gaat',
  'about.first':
    'Solo/Duo en Flex zijn aparte ladders, elk met een eigen verborgen MMR. Een divisie kost 100 LP, en een volle balk brengt je omhoog zonder promo’s. Vanaf Master zijn er geen divisies meer: de LP hebben geen plafond, en Grandmaster en Challenger beginnen bij drempels hogerop. Hoeveel LP een winst oplevert, hangt van je MMR af. Daarom vraagt de calculator ernaar, naast je divisie en server.',
  'about.second':
    'De booster logt in met de gegevens uit je kluis en speelt de queue die je koos tot het doel bereikt is. Jouw deel is klein: speel intussen geen ranked in die queue, en blijf tijdens een game uit de client, want een tweede login beëindigt de eerste. Bepaalde champions maken de keuze van de booster kleiner en “Alleen soloqueue” sluit een premade-partner uit; allebei kosten ze dus extra.',
  'question.first': 'Wat kan Riot met mijn account doen?',
  'answer.first':
    'Riot Games verbiedt boosting, en een vreemde die op je account inlogt is ook tegen de voorwaarden. Bekende maatregelen zijn verlies van ranked-beloningen, een schorsing en een permanente ban. We kunnen er geen uitsluiten. Je bevestigt dit voordat je betaalt, dus beslis met dat in je achterhoofd.',
  'question.second': 'Waarom vragen jullie hoeveel LP ik per winst krijg?',
  'answer.second':
    'Omdat dat je MMR volgt. Levert een winst duidelijk minder op dan een verlies kost, dan vraagt elke divisie meer games; daarom kost “Laag” meer en duurt het langer. Levert een winst duidelijk meer op, kies dan “Hoog”. Ongeveer gelijk is normaal.',
  'question.third': 'Wie betaalt voor verloren games en dodges?',
  'answer.third':
    'Jij niet. De prijs is voor het doel, dus LP die door een nederlaag of een dodge verdwijnen, worden zonder kosten opnieuw geklommen. Elke game wordt vastgelegd met het resultaat en de stand daarna, dus je ziet ook de dips.',
  'question.fourth': 'Kan ik een klim in Flex bestellen?',
  'answer.fourth':
    'Ja. Kies Flex als queue en vul je Flex-rank in, die losstaat van Solo/Duo. De queue is een eigen regel in de prijs. Een klim in de ene queue verandert je rank in de andere niet, dus bestel voor de queue waar je om geeft.',
  'question.fifth': 'Wat als het seizoen eindigt voordat de klim klaar is?',
  'answer.fifth':
    'Een reset verplaatst elk account, dus een klim die nog niet af is kan niet zomaar verder. Vergelijk de verwachte tijd op deze pagina met de dagen die het seizoen nog heeft. Blijkt het te krap, dan kan het team de bestelling stoppen: wat de vastgelegde games verdiend hebben blijft betaald, de rest komt terug.',
} as const satisfies ServiceWords
