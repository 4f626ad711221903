import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Een vast aantal net wins in Competitive, op de rank die je vandaag hebt.',
  description:
    'Net wins in Competitive van Valorant, vanaf {price} per net win. Verloren matches maken we gratis goed, solo of duo, tegen de prijs van jouw rank.',
  'about.title': 'Wins in plaats van een doel',
  'about.first':
    'In Valorant krijgt niet iedereen evenveel RR per win. Daarom kopen sommigen liever wins en zien ze wel hoeveel RR het wordt. Net wins zijn wins min verliezen: acht gewonnen en drie verloren is vijf. De bestelling is klaar als dat verschil is gehaald, dus na een nederlaag speelt de booster gewoon door. Een gelijkspel verandert niets. Hoe ver de wins je brengen, hangt van je MMR af.',
  'about.second':
    'De rank die je invult bepaalt de prijs van een win, en die blijft gelijk, ook als je onderweg stijgt. Immortal en Radiant hebben dezelfde prijs. Solo betekent: een booster op je account. Als duo speel je mee en deel je geen wachtwoord. Kies agents als je wilt dat je matchgeschiedenis er vertrouwd uitziet. Wil je een bepaalde rank, dan is een elo-boost de betere keuze.',
  'question.first': 'Hoeveel RR leveren tien net wins op?',
  'answer.first':
    'Dat hangt af van je RR per win. Levert een win 18 RR op en kost een verlies 18 RR, dan zijn tien net wins 180 RR, net geen twee divisies. Kosten verliezen meer dan wins opleveren, dan is het minder. De bestelling telt matches, geen RR.',
  'question.second': 'En een gelijkspel of een surrender?',
  'answer.second':
    'Een gelijkspel in overtime is geen win en geen verlies, dus de stand verandert niet; een remake ook niet. Na een surrender telt de match zoals de game hem laat zien, gewonnen of verloren.',
  'question.third': 'Kan ik meespelen bij een win-boost?',
  'answer.third':
    'Ja. Kies voor samen, en de booster komt in je party. Er komt een regel bij in de prijs en de verwachte tijd wordt langer, want de matches wachten tot jij er bent. Jullie ranks moeten dicht genoeg bij elkaar liggen om samen Competitive te spelen.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Zolang er geen booster begonnen is, kun je zelf annuleren en krijg je alles terug. Daarna kan ons team de bestelling stoppen en krijg je je geld terug voor de net wins die nog ontbreken. Staat het op zes van de tien, dan zijn dat er vier, met hun deel van de extra’s.',
  'question.fifth': 'Is wins kopen tegen de regels?',
  'answer.fifth':
    'Ja, net als elke vorm van boosting. Riot Games kan beloningen afnemen of je account schorsen of voorgoed bannen, en noemt geen aantal matches dat veilig is. Bestel alleen als je daarmee kunt leven.',
} as const satisfies ServiceWords
