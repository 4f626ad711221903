import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Je speelt elke game zelf, met een booster naast je. We hebben je Riot ID nodig, nooit je wachtwoord.',
  description:
    'Duo-boost voor League of Legends: klim op je eigen account, samen met een booster. Vanaf {price} per divisie, geen wachtwoord, elke game vastgelegd.',
  'about.title': 'Twee spelers, één klim',
  'about.first':
    'In Solo/Duo mag je met één partner de queue in, en alleen als jullie ranks dicht genoeg bij elkaar liggen. Daarom speelt je booster op een account met een rank die bij de jouwe past. In Flex mag je party groter zijn, maar een duo-boost blijft jij en één booster. Je LP hangt alleen van je eigen account af: de game kijkt naar jouw wins, jouw verliezen en jouw MMR, niet naar die van je partner.',
  'about.second':
    'Zonder jou wordt er niet gespeeld. Jouw agenda bepaalt dus het tempo, en de verwachte tijd is langer dan bij een elo-boost. Vul bij je bestelling in wanneer je kunt; boosters zien dat voordat ze de bestelling aannemen. Speel je beste rol en laat de jungle of de carry aan je partner over. “{games.addon.solo-only}” en “{games.addon.offline}” vind je hier niet, want die horen bij een booster die zonder jou op je account speelt.',
  'question.first': 'Is duo veiliger dan mijn account uit handen geven?',
  'answer.first':
    'Voor je login wel: alleen jij logt in. Voor Riot Games blijft het betaalde boosting, en die is volgens de voorwaarden in elke vorm verboden. Je kunt nog steeds geschorst worden of ranked-beloningen verliezen, en we beloven niets anders. Bij het afrekenen ga je daarmee akkoord.',
  'question.second': 'Wat hebben jullie van mij nodig?',
  'answer.second':
    'Je Riot ID met de tag, je server en de uren waarop je kunt spelen. Onder die naam nodigt de booster je uit. Voor een duobestelling is nooit een wachtwoord nodig, dus geef het aan niemand, ook niet aan je booster.',
  'question.third': 'Moet ik zelf ook carryen?',
  'answer.third':
    'Speel gewoon zoals altijd. Ook met een sterke partner verlies je weleens, en die LP wordt binnen de prijs teruggewonnen. Aan een champion die je goed kent, heb je meer dan aan een die deze patch sterk is.',
  'question.fourth': 'Kan ik ook als duo spelen in Master en hoger?',
  'answer.fourth':
    'Je kunt het bestellen, en de prijs volgt dan LP in plaats van divisies. Wie er aan de top samen de queue in mag, bepaalt Riot, en dat verschilt per seizoen. Zoek het op voordat je bestelt, of kies {games.queue.flex}.',
  'question.fifth': 'Wat als ik een paar dagen niet kan spelen?',
  'answer.fifth':
    'Pauzeer de bestelling op de bestelpagina en hervat hem als je er weer bent; de prijs blijft gelijk. Wil je liever stoppen, dan kan ons team de bestelling beëindigen. Je krijgt dan je geld terug voor de divisies die niet gespeeld zijn, berekend uit de vastgelegde games.',
} as const satisfies ServiceWords
