import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor Valorant',
  lead: 'Van Iron 1 tot Radiant in Competitive. Kies start en doel, zie prijs en tijd, volg elke match.',
  description:
    'Valorant-boosting in Competitive, vanaf {price} per divisie: elo, duo, plaatsingswedstrijden en net wins. Duidelijke prijzen en elke match vastgelegd.',
  'about.title': 'Eén queue, negen tiers',
  'about.first':
    'Valorant heeft één ranked queue, Competitive, en negen tiers: Iron, Bronze, Silver, Gold, Platinum, Diamond, Ascendant, Immortal en Radiant. De eerste zeven hebben elk drie divisies van 100 RR. Vanaf Immortal heeft RR geen bovengrens, en het leaderboard van je regio laat zien wie waar staat. Seizoenen zijn verdeeld in acts, en na een reset speel je plaatsingswedstrijden. Een rank hoort bij een regio, dus bestel voor de regio waarin je account speelt.',
  'about.second':
    'Je bestelt een start en een doel, of een aantal wins of plaatsingswedstrijden. Een booster speelt op je account of naast je, en legt elke match vast met de RR. Je kunt zelf agents kiezen. Je MMR bepaalt hoeveel matches een divisie kost; daarom vraagt de calculator wat een win je oplevert. Het totaal dat je voor het betalen ziet, is wat er wordt afgeschreven.',
  'service.elo': 'Een booster speelt Competitive op jouw account tot de rank die je kiest.',
  'service.duo': 'Jullie gaan samen de queue in, en je login blijft bij jou.',
  'service.placement': 'Tot vijf matches na een reset, op je account of zij aan zij.',
  'service.win': 'Net wins op jouw rank; verloren matches maken we goed.',
  'question.first': 'Wat gebeurt er aan het einde van een act?',
  'answer.first':
    'Dat verschilt per act: soms volgt een reset, soms loopt je rank gewoon door. Breekt een reset je bestelling af, dan kan ons team die stoppen en krijg je het deel terug dat niet gespeeld is, berekend uit de vastgelegde matches. In de client zie je wanneer de act eindigt.',
  'question.second': 'Staat Riot boosting in Valorant toe?',
  'answer.second':
    'Nee. Riot verbiedt boosting en het delen van accounts, en de straf kan een permanente ban zijn. Je login kunnen we beschermen, je positie bij Riot Games niet. Bij het betalen bevestig je dat je dit weet.',
  'question.third': 'Welke regio’s zijn er?',
  'answer.third':
    'Europa, Noord-Amerika, Brazilië, Latijns-Amerika en Azië-Pacific. Korea bieden we niet aan, want boosting is daar strafbaar. Alleen boosters die jouw regio aanbieden, kunnen je bestelling aannemen; kies dus de juiste.',
  'question.fourth': 'Wie ziet mijn login?',
  'answer.fourth':
    'Bij een duobestelling niemand, want je deelt hem niet. Anders alleen de booster die je bestelling heeft aangenomen, en alleen tijdens het boosten. De kluis legt elke inzage vast zodat jij die kunt nalezen, en wordt geleegd als de bestelling eindigt.',
  'question.fifth': 'Hoe snel begint er iemand?',
  'answer.fifth':
    'We gaan zoeken zodra de bestelling is betaald en, als die nodig is, je login is opgeslagen. We beloven een start binnen {figures.start}. Heeft dan nog niemand je bestelling aangenomen, dan kun je blijven wachten of annuleren en alles terugkrijgen.',
  'question.sixth': 'Hoe weet ik dat de rank gehaald is?',
  'answer.sixth':
    'De booster dient een screenshot van de eindrank in. Je hebt {figures.check} om die met je account te vergelijken en de bestelling te sluiten; daarna sluit de bestelling automatisch. Klopt het bewijs niet, dan kan ons team het terugsturen.',
} as const satisfies LandingWords
