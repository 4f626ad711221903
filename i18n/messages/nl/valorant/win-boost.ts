import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Een booster speelt een vast aantal net wins in Competitive, op de rank die je vandaag hebt, alleen of met jou.',
  description:
    'Net wins in Competitive van Valorant, vanaf {price} per net win. Een verloren match maken we gratis goed. Met een booster alleen, of als duo.',
  'about.title': 'Wins in plaats van een doel',
  'about.first':
    'Hoeveel RR je per win krijgt, verschilt per account. Sommige spelers kopen daarom liever wins en zien wel waar ze uitkomen. Net wins zijn je wins min je nederlagen: acht gewonnen en drie verloren is vijf. Na een nederlaag speelt de booster door tot het aantal klopt. Een gelijkspel verandert niets. Hoe ver je ermee komt, ligt aan je MMR.',
  'about.second':
    'De rank die je invult, bepaalt wat een win kost, ook als je onderweg stijgt. Voor Immortal en Radiant is de prijs gelijk. Een booster speelt op je account, of je speelt mee als duo en deelt geen wachtwoord. Moet je matchgeschiedenis er vertrouwd uitzien, kies dan je eigen agents. Wil je naar een bepaalde rank, dan heb je meer aan een elo-boost.',
  'question.first': 'Hoeveel RR leveren tien net wins op?',
  'answer.first':
    'Dat ligt aan je RR per win. Krijg je 18 RR voor een win en kost een verlies er ook 18, dan zijn tien net wins 180 RR, net geen twee divisies. Kosten nederlagen meer dan wins opleveren, dan wordt het minder. De bestelling telt matches, geen RR.',
  'question.second': 'En een gelijkspel of een surrender?',
  'answer.second':
    'Een gelijkspel in overtime is geen win en geen verlies, dus de stand blijft gelijk. Bij een remake ook. Na een surrender telt de match zoals de game hem laat zien, gewonnen of verloren.',
  'question.third': 'Kan ik meespelen bij een win-boost?',
  'answer.third':
    'Ja. Kies voor samen, dan komt de booster in je party. Dat staat op een eigen regel in de prijs, en het duurt langer, want de matches wachten op jou. Jullie ranks moeten wel dicht genoeg bij elkaar liggen om samen Competitive te spelen.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Zolang er geen booster begonnen is, annuleer je zelf en krijg je alles terug. Daarna kan ons team de bestelling stoppen en krijg je geld terug voor de net wins die nog ontbreken. Sta je op zes van de tien, dan zijn dat er vier, met hun deel van de extra’s.',
  'question.fifth': 'Is wins kopen tegen de regels?',
  'answer.fifth':
    'Ja, net als elke vorm van boosting. Riot Games kan je beloningen afpakken of je account schorsen of voorgoed bannen. Een veilig aantal matches noemt Riot nergens. Bestel alleen als je met dat risico kunt leven.',
} as const satisfies ServiceWords
