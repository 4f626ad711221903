import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Twee borden, één team. Klim in Double Up met een booster als partner.',
  description:
    'Klim op de Double Up-ladder van Teamfight Tactics met een booster naast je, vanaf {price} per divisie. Je speelt zelf en geeft geen wachtwoord.',
  'about.title': 'Waarom duo hier Double Up betekent',
  'about.first':
    'In Ranked speelt iedereen voor zichzelf: een vriend in de lobby is een van zeven tegenstanders. Double Up is de modus voor twee. Vier teams delen een lobby; partners leven van dezelfde health, sturen elkaar units en helpen op het andere bord. De modus heeft een eigen ladder van Iron tot Challenger, met 100 LP per divisie, en de plaats van het team telt voor jullie allebei.',
  'about.second':
    'Jij speelt jouw bord en de booster het zijne. Hij stuurt je de units die je nodig hebt, en jij geeft door wat je kunt missen. Vul als start je Double Up-rank in, niet die van Ranked, anders kloppen afstand en prijs niet. Je vrije uren bepalen het tempo. Coaching en een bonuswinst kun je toevoegen; bepaalde champions niet, om dezelfde reden als overal in deze game: de shop beslist.',
  'question.first': 'Kunnen we samen in Ranked klimmen?',
  'answer.first':
    'Nee. In die queue zouden jullie tegenstanders zijn, en twee spelers die hun plaatsen afspreken overtreden de regels nog een keer. Een bestelling met een partner is altijd Double Up. Voor je rank in Ranked is er elo-boost.',
  'question.second': 'Kan ik gestraft worden terwijl ik zelf speel?',
  'answer.second':
    'Ja, dat kan, en je partner ook. De voorwaarden van Riot Games verbieden betaalde boosting ook als je achter je eigen bord zit. Je login loopt geen gevaar, want niemand anders gebruikt hem; je account wel. Je bevestigt dat voordat je betaalt.',
  'question.third': 'Ik heb nog geen Double Up-rank. Wat nu?',
  'answer.third':
    'Een klim heeft een start nodig, want de prijs telt divisies vanaf daar. Speel je eerste games in Double Up alleen, of bestel ze als placement-boost in duo. Daarna heb je een rank om hier in te vullen.',
  'question.fourth': 'Welke plaatsen brengen ons vooruit?',
  'answer.fourth':
    'De eerste twee van de vier teams winnen LP, de andere twee verliezen er. Slechte lobby’s horen bij elke klim en worden binnen de prijs goedgemaakt. Je betaalt voor de divisie die je noemde, niet voor losse games.',
  'question.fifth': 'Hoe vinden we uren die ons allebei uitkomen?',
  'answer.fifth':
    'Je schrijft bij de bestelling wanneer je kunt spelen. Boosters lezen dat voordat ze aannemen, dus wie haar neemt kent je uren. Neemt niemand haar binnen een uur, dan kun je annuleren en alles terugkrijgen.',
} as const satisfies ServiceWords
