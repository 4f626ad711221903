import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor Valorant',
  lead: 'Van Iron 1 tot Radiant in Competitive. Kies start en doel, zie prijs en tijd, volg elke match.',
  description:
    'Boosting voor Valorant in Competitive, vanaf {price} per divisie: elo, duo, placements, netto winst. Heldere prijzen en terugbetaling, matches vastgelegd.',
  'about.title': 'Eén queue, negen tiers',
  'about.first':
    'Valorant heeft één ranked queue, Competitive, en negen tiers: Iron, Bronze, Silver, Gold, Platinum, Diamond, Ascendant, Immortal en Radiant. De eerste zeven hebben drie divisies van elk 100 RR. Vanaf Immortal zijn de RR open, en het leaderboard van je regio vertelt wie waar staat. Het seizoen is in acts verdeeld, en een reset brengt placement-matches. Ranks horen bij een regio, dus bestel voor die waarin je account speelt.',
  'about.second':
    'Een bestelling noemt een start en een doel, of een aantal keer winst of placements. Een booster speelt op jouw account of naast je en legt elke match met de RR vast. Agents kun je bij naam vragen. Je MMR bepaalt hoeveel matches een divisie kost; daarom wil de calculator weten wat een winst je oplevert. Het totaal dat je vóór het betalen ziet, is het totaal dat wordt afgeschreven.',
  'service.elo': 'Een booster speelt Competitive op jouw account tot de rank die je noemt.',
  'service.duo': 'Jullie gaan samen in de queue, en je login blijft bij jou.',
  'service.placement': 'Tot vijf matches na een reset, op jouw account of zij aan zij.',
  'service.win': 'Netto winst op jouw rank; verlies wordt teruggewonnen.',
  'question.first': 'Wat gebeurt er aan het eind van een act?',
  'answer.first':
    'Dat hangt van de act af: na sommige volgt een reset, na andere loopt de rank door. Breekt een reset je klim af, dan kan het team de bestelling stoppen, en wordt het deel dat niet geklommen is terugbetaald op basis van de vastgelegde matches. De client laat zien wanneer de act eindigt.',
  'question.second': 'Staat Riot boosting in Valorant toe?',
  'answer.second':
    'Nee. Het verbiedt boosting en het delen van accounts, en straffen kunnen tot een permanente ban gaan. We kunnen je login beschermen, maar niet hoe je er bij Riot Games voor staat. Bij het betalen bevestig je dat je dit weet.',
  'question.third': 'Welke regio’s zijn er?',
  'answer.third':
    'Europa, Noord-Amerika, Brazilië, Latijns-Amerika en Azië-Pacific. Korea doen we niet, omdat boosting daar strafbaar is. Alleen boosters die jouw regio aanbieden kunnen je bestelling aannemen, dus let erop dat je de juiste kiest.',
  'question.fourth': 'Wie ziet mijn login?',
  'answer.fourth':
    'Bij een duobestelling niemand, want je geeft er geen. Anders alleen de booster die je bestelling heeft aangenomen, en alleen tijdens het boosten. De kluis noteert elke keer dat er gekeken wordt, zodat jij het kunt lezen, en wordt geleegd als de bestelling eindigt.',
  'question.fifth': 'Hoe snel begint er iemand?',
  'answer.fifth':
    'Het zoeken begint als de bestelling betaald is en, waar nodig, de login is opgeslagen. De start is beloofd binnen een uur. Heeft dan nog niemand je bestelling aangenomen, wacht dan verder of annuleer, en de hele prijs komt terug.',
  'question.sixth': 'Hoe weet ik dat de rank bereikt is?',
  'answer.sixth':
    'De booster levert een afbeelding van de eindrank in. Je hebt 72 uur om die met je account te vergelijken en de bestelling te sluiten; daarna sluit ze vanzelf. Het team kan bewijs dat niet klopt terugsturen.',
} as const satisfies LandingWords
