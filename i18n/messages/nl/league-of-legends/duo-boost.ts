import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Je speelt elke game zelf, met een booster naast je. We vragen je Riot ID, nooit je wachtwoord.',
  description:
    'Duo-boost voor LoL: klim op je eigen account, samen met een booster. Vanaf {price} per divisie, zonder je wachtwoord te delen.',
  'about.title': 'Twee spelers, één klim',
  'about.first':
    'In Solo/Duo mag je één partner meenemen, en alleen als jullie ranks dicht genoeg bij elkaar liggen. Je booster speelt daarom op een account dat bij jouw rank past. In Flex zijn grotere party’s toegestaan, maar ook daar zijn jullie met z’n tweeën. De rank van je booster doet voor jouw LP niets: de game kijkt alleen naar je eigen wins, je eigen nederlagen en je eigen MMR.',
  'about.second':
    'Zonder jou wordt er niet gespeeld. Jouw agenda bepaalt dus het tempo, en een duo-boost duurt langer dan een elo-boost. Vul bij je bestelling in wanneer je kunt; boosters zien dat voordat ze hem aannemen. Speel gewoon je beste rol en laat de jungle of de carry aan je partner over. “{games.addon.solo-only}” en “{games.addon.offline}” zijn er alleen voor een booster die zonder jou op je account speelt. Hier vind je ze dus niet.',
  'question.first': 'Is duo veiliger dan mijn account uit handen geven?',
  'answer.first':
    'Voor je login wel, want alleen jij logt in. Maar voor Riot Games blijft het betaalde boosting, en die is in elke vorm verboden. Je kunt nog steeds geschorst worden of ranked-beloningen verliezen. Iets anders beloven we niet, en bij het afrekenen ga je daarmee akkoord.',
  'question.second': 'Wat hebben jullie van mij nodig?',
  'answer.second':
    'Je Riot ID met de tag, je server en de uren waarop je kunt. Op die naam krijg je een uitnodiging van je booster. Een wachtwoord is bij duo nooit nodig. Geef het dus aan niemand, ook niet aan je booster.',
  'question.third': 'Moet ik zelf ook carryen?',
  'answer.third':
    'Nee, speel gewoon zoals altijd. Ook met een sterke partner verlies je weleens een game, en die LP winnen we binnen de prijs terug. Pak liever een champion die je goed kent dan een die deze patch toevallig sterk is.',
  'question.fourth': 'Kan ik ook als duo spelen in Master en hoger?',
  'answer.fourth':
    'Bestellen kan; de prijs volgt dan LP in plaats van divisies. Wie er zo hoog samen de queue in mag, bepaalt Riot, en dat verandert per seizoen. Zoek het eerst op, of kies {games.queue.flex}.',
  'question.fifth': 'Wat als ik een paar dagen niet kan spelen?',
  'answer.fifth':
    'Pauzeer de bestelling dan op de bestelpagina en hervat hem als je er weer bent. De prijs blijft gelijk. Wil je liever stoppen, vraag het ons team. Je krijgt dan geld terug voor de divisies die niet gespeeld zijn, berekend uit de vastgelegde games.',
} as const satisfies ServiceWords
