import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor Valorant',
  lead: 'Een booster speelt Competitive voor je of met je mee, van Iron 1 tot Radiant. Je ziet vooraf prijs en tijd en volgt elke match.',
  description:
    'Valorant-boosting in Competitive, vanaf {price} per divisie: elo, duo, plaatsingswedstrijden en net wins. Je ziet de prijs vooraf en volgt elke match.',
  'about.title': 'Eén queue, negen tiers',
  'about.first':
    'Valorant heeft één ranked queue: Competitive. Daarin klim je door negen tiers: Iron, Bronze, Silver, Gold, Platinum, Diamond, Ascendant, Immortal en Radiant. Tot en met Ascendant heeft elke tier drie divisies van 100 RR. Vanaf Immortal loopt je RR gewoon door en zie je op het leaderboard van je regio waar je staat. Een seizoen bestaat uit acts, en na een reset speel je plaatsingswedstrijden. Je rank geldt voor één regio, dus bestel voor de regio waarin je account speelt.',
  'about.second':
    'Kies een start en een doel, of een aantal wins of plaatsingswedstrijden. Een booster speelt op je account of naast je en legt na elke match de RR vast. Agents kun je zelf kiezen. De calculator wil weten wat een win je oplevert, want je MMR bepaalt hoeveel matches een divisie kost. En het totaal dat je vooraf ziet, is precies wat er wordt afgeschreven.',
  'service.elo': 'Een booster speelt Competitive op jouw account tot de rank die je kiest.',
  'service.duo': 'Jullie gaan samen de queue in, en je login blijft bij jou.',
  'service.placement': 'Tot vijf matches na een reset, op je account of zij aan zij.',
  'service.win': 'Net wins op jouw rank; verloren matches maken we goed.',
  'question.first': 'Wat gebeurt er aan het einde van een act?',
  'answer.first':
    'Dat verschilt: soms komt er een reset, soms loopt je rank gewoon door. In de client zie je wanneer de act eindigt. Komt er een reset midden in je bestelling, dan kan ons team die stoppen. Je krijgt terug wat nog niet gespeeld is, berekend uit de vastgelegde matches.',
  'question.second': 'Staat Riot boosting in Valorant toe?',
  'answer.second':
    'Nee. Boosting en accounts delen zijn verboden, en de straf kan een permanente ban zijn. Je login kunnen we beschermen; wat Riot Games met je account doet, hebben we niet in de hand. Bij het betalen bevestig je dat je dit weet.',
  'question.third': 'Welke regio’s zijn er?',
  'answer.third':
    'Europa, Noord-Amerika, Brazilië, Latijns-Amerika en Azië-Pacific. Korea niet, want daar is boosting strafbaar. Let op dat je de juiste kiest: alleen boosters die jouw regio aanbieden, kunnen je bestelling aannemen.',
  'question.fourth': 'Wie ziet mijn login?',
  'answer.fourth':
    'Bij een duobestelling niemand, want je deelt hem niet. Anders alleen de booster die je bestelling heeft aangenomen, en alleen tijdens het boosten. De kluis houdt elke inzage bij, en dat kun je nalezen. Als de bestelling eindigt, wordt de kluis geleegd.',
  'question.fifth': 'Hoe snel begint er iemand?',
  'answer.fifth':
    'We gaan zoeken zodra je hebt betaald en, als dat nodig is, je login hebt opgeslagen. We beloven een start binnen {figures.start}. Heeft dan nog niemand je bestelling aangenomen, dan kies je zelf: blijven wachten, of annuleren en alles terugkrijgen.',
  'question.sixth': 'Hoe weet ik dat de rank gehaald is?',
  'answer.sixth':
    'De booster stuurt een screenshot van de eindrank mee. Jij hebt {figures.check} om op je account te kijken of dat klopt en het resultaat te bevestigen; daarna wordt het automatisch bevestigd. Klopt het bewijs niet, dan kan ons team het terugsturen.',
} as const satisfies LandingWords
