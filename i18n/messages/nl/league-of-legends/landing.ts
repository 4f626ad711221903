import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor League of Legends',
  lead: 'Van Iron tot Challenger, in Solo/Duo of Flex. Kies je klim, zie de prijs regel voor regel en volg elke game.',
  description:
    'LoL-boosting vanaf {price} per divisie: elo, duo, plaatsingswedstrijden en net wins. Prijs uitgesplitst, elke game vastgelegd. Niet gespeeld, geld terug.',
  'about.title': 'De ladder, en hoe wij je omhooghelpen',
  'about.first':
    'Zeven tiers met elk vier divisies lopen van Iron IV tot Diamond I, en elke divisie kost 100 LP. Daarboven liggen Master, Grandmaster en Challenger, waar LP geen bovengrens heeft en de plekken aan de top beperkt zijn. Na een reset begint het seizoen met vijf plaatsingswedstrijden. Je rank in Solo/Duo staat los van die in Flex, en elke server telt apart: je rank op EU West betekent niets in Noord-Amerika.',
  'about.second':
    'Wil je een bepaalde divisie halen, dan neem je een elo-boost, of een duo-boost als je zelf wilt spelen. Voor een nieuw seizoen is er de placement-boost. En wil je wat afstand tot degradatie, dan kies je een win-boost. Bij alle vier zie je hetzelfde: de prijs regel voor regel, de verwachte tijd, een logboek van de games en hoeveel je terugkrijgt als de bestelling nu zou stoppen.',
  'service.elo': 'Een booster speelt op jouw account tot de divisie die je kiest.',
  'service.duo': 'Je speelt zelf, met een booster als partner en zonder je wachtwoord te delen.',
  'service.placement': 'Tot vijf games na de reset, met een prijs op basis van je laatste rank.',
  'service.win': 'Een aantal net wins op jouw rank. Verloren games maken we goed.',
  'question.first': 'Welke service past bij mij?',
  'answer.first':
    'Wil je een bepaalde rank, neem dan een elo-boost, of een duo-boost als je zelf wilt spelen. Begin na een reset met de plaatsingswedstrijden. Wil je alleen weg bij de degradatiegrens, dan heb je genoeg aan een paar net wins. Van alle vier zie je de prijs zonder account.',
  'question.second': 'Is boosting tegen de regels van League of Legends?',
  'answer.second':
    'Ja. Riot Games verbiedt het en kan ranked-beloningen afnemen of je account schorsen of bannen. Dat geldt ook voor duo. We zeggen het vóór elke betaling en vragen je het te bevestigen, want geen enkele service kan dat risico wegnemen.',
  'question.third': 'Hoe houden jullie mijn Riot-login veilig?',
  'answer.third':
    'Die zit versleuteld in een kluis die alleen de booster van jouw bestelling kan openen, en alleen tijdens het boosten. Elke inzage wordt met het tijdstip vastgelegd, en jij kunt dat nalezen. Je kunt de login vervangen of zelf verwijderen, en als de bestelling sluit, verwijderen wij hem.',
  'question.fourth': 'Heb ik hier een account nodig?',
  'answer.fourth':
    'Nee, met alleen een e-mailadres bestel je als gast. Betaal je niet, dan sturen we één herinnering en annuleren we de bestelling na {figures.payment}. Er wordt niets afgeschreven.',
  'question.fifth': 'Wanneer krijgt de booster betaald?',
  'answer.fifth':
    'Nadat jij het resultaat hebt gecontroleerd. De booster dient bewijs in, en jij hebt {figures.check} om ernaar te kijken. Pas dan wordt de verdienste bijgeschreven, en die staat daarna nog {figures.hold} vast voordat je booster het geld kan opnemen.',
  'question.sixth': 'Welke servers kan ik kiezen?',
  'answer.sixth':
    'EU West, EU Nordic & East, Noord-Amerika, Brazilië, de twee servers van Latijns-Amerika, Oceanië, Turkije, Rusland, Japan, Midden-Oosten, Zuidoost-Azië, Taiwan en Vietnam. Korea bieden we niet aan, omdat boosting daar strafbaar is. Kost een server meer of minder, dan zie je dat op een eigen regel in je prijs.',
} as const satisfies LandingWords
