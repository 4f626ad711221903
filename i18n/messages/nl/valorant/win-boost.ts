import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Een vast aantal keer netto winst in Competitive, op de rank die je vandaag hebt.',
  description:
    'Netto winst in Competitive van Valorant, vanaf {price} per netto winst. Verlies gratis teruggewonnen, solo of duo, voor de prijs van jouw rank.',
  'about.title': 'Winst in plaats van een doel',
  'about.first':
    'RR per winst verschillen in Valorant van speler tot speler, dus sommigen kopen liever winst en nemen de RR zoals ze komen. Netto winst is winst min verlies: acht gewonnen en drie verloren is vijf. De bestelling is klaar als het verschil bereikt is, en een nederlaag betekent alleen dat de booster doorspeelt. Gelijkspel verandert niets. Hoever de winst je brengt, bepaalt je MMR.',
  'about.second':
    'De rank die je invult bepaalt de prijs van een winst, en die blijft staan zolang de bestelling loopt, ook als je klimt. Immortal en Radiant hebben dezelfde prijs. Solo betekent een booster op jouw account; als duo speel je mee en geef je geen wachtwoord. Voeg agents toe als je je gewone picks in de match history wilt zien. Gaat het je om een bepaalde rank, dan is elo-boost de betere bestelling.',
  'question.first': 'Hoeveel RR levert tien keer netto winst op?',
  'answer.first':
    'Dat hangt af van wat je per winst krijgt. Levert een winst 18 RR op en kost een verlies er 18, dan is tien keer netto winst 180 RR, net geen twee divisies. Kost verlies je meer dan winst oplevert, dan is het minder. De bestelling telt matches, geen RR.',
  'question.second': 'En gelijkspel en surrenders?',
  'answer.second':
    'Een gelijkspel in overtime is winst noch verlies, dus de stand blijft waar hij was; voor een remake geldt hetzelfde. Na een surrender telt de match zoals de game hem toont, gewonnen of verloren.',
  'question.third': 'Kan ik meespelen bij een win-boost?',
  'answer.third':
    'Ja. Schakel over op duo en de booster komt in je party. De offerte krijgt er een regel voor, en de verwachte tijd groeit, omdat matches wachten tot jij er bent. Jullie ranks moeten dicht genoeg bij elkaar liggen om van Competitive samen in de queue te mogen.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Alles tot een booster begint, en annuleren doe je zelf. Later stopt het team de bestelling, en wordt de netto winst die in het logboek ontbreekt terugbetaald. Zijn er zes van de tien bereikt, dan komen er vier terug, samen met hun aandeel in de extra’s.',
  'question.fifth': 'Is winst kopen tegen de regels?',
  'answer.fifth':
    'Ja, net als elke vorm van boosting. Riot Games kan beloningen afnemen, het account schorsen of voorgoed bannen, en het noemt geen aantal matches waaronder niets gebeurt. Bestel alleen als je daarmee kunt leven.',
} as const satisfies ServiceWords
