import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor League of Legends',
  lead: 'Van Iron tot Challenger, in Solo/Duo of Flex. Stel een klim in, zie de prijs regel voor regel en volg elke game.',
  description:
    'Boosting voor League of Legends vanaf {price} per divisie: elo, duo, placements, netto winst. Prijs per regel, games vastgelegd, geld terug naar voortgang.',
  'about.title': 'De ladder, en wat wij erop doen',
  'about.first':
    'Zeven tiers van vier divisies lopen van Iron IV tot Diamond I, en elke divisie kost 100 LP. Daarboven staan Master, Grandmaster en Challenger, waar de LP geen plafond hebben en de plekken helemaal aan de top beperkt zijn. Een reset opent het seizoen met vijf placement-games. Solo/Duo en Flex hebben elk hun eigen rank, en elke server ook: een rank op EU West zegt niets over Noord-Amerika.',
  'about.second':
    'Vier services voor vier wensen. Een bepaalde divisie is een elo-boost, of een duo-boost als je zelf wilt spelen. Een vers seizoen is een placement-boost. Wat afstand tot degradatie is een win-boost. Bij alle vier zie je hetzelfde: de prijs regel voor regel, een verwachte tijd, een logboek van de games en het bedrag dat terugkomt als de bestelling nu zou stoppen.',
  'service.elo': 'Een booster klimt op jouw account naar de divisie die je noemt.',
  'service.duo': 'Je klimt zelf, met een booster als partner en zonder je wachtwoord te geven.',
  'service.placement': 'Tot vijf games na de reset, met een prijs naar je laatste rank.',
  'service.win': 'Een aantal keer netto winst op jouw rank. Een verloren game wordt teruggewonnen.',
  'question.first': 'Welke service past bij mij?',
  'answer.first':
    'Is een rank het doel, neem dan elo-boost, of duo-boost om zelf te spelen. Begin na een reset met placement-games. Wil je alleen weg van een degradatie, neem dan een paar keer netto winst. Van alle vier zie je de prijs zonder account.',
  'question.second': 'Is boosting tegen de regels van League of Legends?',
  'answer.second':
    'Ja. Riot Games verbiedt het en kan ranked-beloningen afnemen, het account schorsen of bannen. Dat geldt ook voor duo. We zeggen het vóór elke betaling en vragen je het te bevestigen, want geen enkele service kan dat risico van je overnemen.',
  'question.third': 'Hoe bewaren jullie mijn Riot-login?',
  'answer.third':
    'In een kluis: versleuteld, alleen te openen door de booster van jouw bestelling en alleen tijdens het boosten. Elke keer dat iemand kijkt wordt met het tijdstip vastgelegd, en je kunt dat teruglezen. Je kunt de login vervangen of intrekken, en hij wordt gewist als de bestelling sluit.',
  'question.fourth': 'Heb ik hier een account nodig?',
  'answer.fourth':
    'Nee, met een e-mailadres bestel je als gast. Een bestelling die niet betaald wordt, is na 48 uur geannuleerd; daarvoor krijg je één herinnering per e-mail. Er wordt niets voor afgeschreven.',
  'question.fifth': 'Wanneer wordt de booster betaald?',
  'answer.fifth':
    'Na jouw controle. De booster levert bewijs van het resultaat in, en jij hebt 72 uur om ernaar te kijken. Pas dan wordt het aandeel van de booster bijgeschreven, en het wordt nog zeven dagen vastgehouden voordat het uitbetaald kan worden.',
  'question.sixth': 'Welke servers kan ik kiezen?',
  'answer.sixth':
    'EU West, EU Nordic & East, Noord-Amerika, Brazilië, beide servers van Latijns-Amerika, Oceanië, Turkije, Rusland, Japan, Midden-Oosten, Zuidoost-Azië, Taiwan en Vietnam. Korea doen we niet, omdat boosting daar strafbaar is. Kost een server meer of minder, dan staat dat in de offerte op een eigen regel.',
} as const satisfies LandingWords
