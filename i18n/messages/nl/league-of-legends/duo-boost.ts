import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Je speelt elke game zelf, naast een booster. We hebben je Riot ID nodig en geen wachtwoord.',
  description:
    'Klim in League of Legends zij aan zij met een booster, op je eigen account. Vanaf {price} per divisie, geen wachtwoord, elke game vastgelegd.',
  'about.title': 'Twee spelers, één klim',
  'about.first':
    'In Solo/Duo mag je met één partner in de queue, en alleen als jullie ranks dicht bij elkaar liggen. Je booster speelt daarom op een account waarvan de rank bij de jouwe past. In Flex mag de party groter zijn, maar een duo-boost blijft jij en één booster. LP tellen alleen op jouw account: de game kijkt naar jouw winst, jouw verlies en jouw MMR, niet naar die van je partner.',
  'about.second':
    'Geen game wordt zonder jou gespeeld, dus je vrije uren bepalen het tempo en de verwachte tijd is langer dan bij een elo-boost. Noem die uren bij de bestelling: boosters zien ze voordat ze aannemen. Speel de role waarin je thuis bent en laat de jungle of de carry aan je partner over. “Alleen soloqueue” en “Offline lijken” ontbreken hier, omdat ze bij een booster horen die alleen op het account speelt.',
  'question.first': 'Is duo veiliger dan mijn account uit handen geven?',
  'answer.first':
    'Voor je login wel: niemand logt in behalve jij. Voor Riot Games blijft het betaalde boosting, en die verbieden de voorwaarden in elke vorm. Een schorsing of verlies van ranked-beloningen blijft mogelijk, en iets anders beloven we niet. Bij het afrekenen ga je hiermee akkoord.',
  'question.second': 'Wat hebben jullie van mij nodig?',
  'answer.second':
    'Je Riot ID met de tag, de server en de uren waarin je kunt spelen. De booster nodigt je onder die naam uit. Een duobestelling heeft nooit een wachtwoord nodig, dus geef het aan niemand, ook niet aan je booster.',
  'question.third': 'Moet ik mijn helft carryen?',
  'answer.third':
    'Speel zoals je altijd doet. Ook naast een sterke partner worden games verloren, en die LP worden binnen de prijs teruggewonnen. Een champion die je goed kent helpt meer dan een die deze patch sterk is.',
  'question.fourth': 'Kan ik als duo klimmen in Master en hoger?',
  'answer.fourth':
    'Je kunt het bestellen, en de prijs volgt dan de LP in plaats van divisies. Wie aan de top met wie in de queue mag, bepaalt Riot, en dat verschilt per seizoen. Kijk het na voordat je bestelt, of kies Flex.',
  'question.fifth': 'Wat als ik een paar dagen niet kan spelen?',
  'answer.fifth':
    'Pauzeer de bestelling op haar pagina en ga verder als je terug bent; de prijs blijft gelijk. Wil je er liever mee ophouden, dan kan het team haar stoppen. De divisies die niet geklommen zijn, worden dan terugbetaald op basis van de vastgelegde games.',
} as const satisfies ServiceWords
