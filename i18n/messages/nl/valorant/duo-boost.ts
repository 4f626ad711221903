import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Ga Competitive in met een booster. Op je eigen account, met de agents die je graag speelt.',
  description:
    'Duo-boost voor Valorant: speel Competitive op je eigen account, met een booster naast je. Vanaf {price} per divisie, zonder wachtwoord te delen.',
  'about.title': 'Samen de queue in',
  'about.first':
    'In Competitive kun je met z’n tweeën de queue in als jullie ranks dicht genoeg bij elkaar liggen. Hoe dicht, bepaalt Riot, en hoe hoger je komt, hoe strenger het wordt. Je booster speelt daarom op een account dat bij jouw rank past. Je RR hangt af van je eigen MMR, het resultaat en de rondes, dus je krijgt wat jouw account verdient. En met z’n tweeën en een plan heb je al twee van de vier rollen gevuld voordat het kiezen van agents begint.',
  'about.second':
    'Je speelt elke match zelf. De uren die je invult, bepalen dus hoe snel het gaat; zet je tijdzone erbij. Wil je duelist spelen, zoals veel klanten? Dat werkt goed: een booster op initiator of controller opent de sites voor je. “{games.addon.stream}” en “{games.addon.coaching}” kun je erbij nemen. “{games.addon.solo-only}” en “{games.addon.offline}” zijn alleen voor bestellingen die zonder jou gespeeld worden.',
  'question.first': 'Heb ik een microfoon nodig?',
  'answer.first':
    'Nee. Calls helpen in Valorant en veel duo’s praten via voice, maar met pings en de chat in de game kom je er ook. Belangrijker is dat je invult wanneer je echt kunt.',
  'question.second': 'Wat als mijn rank te ver van die van de booster ligt?',
  'answer.second':
    'Dan zouden jullie niet samen de queue in kunnen. De booster neemt daarom een account dat wel binnen het bereik valt; dat hoef jij niet te regelen. Stijg je, dan schuift het bereik mee en past de booster zich aan.',
  'question.third': 'Wat kost een klim als duo?',
  'answer.third':
    'Evenveel als die klim met een elo-boost, plus de regel voor duo die bij deze service hoort. RR die je al hebt, maakt alleen de eerste divisie goedkoper. Je ziet elke regel vooraf, en bij het afrekenen komt er niets bij.',
  'question.fourth': 'Kan een vriend met ons meedoen?',
  'answer.fourth':
    'Nee, een bestelling is voor één klant en één booster. Met z’n drieën gelden strengere regels voor jullie ranks, en die derde plek zit niet in de prijs. Je vriend kan wel zelf bestellen.',
  'question.fifth': 'Is mijn account veilig als ik zelf speel?',
  'answer.fifth':
    'Je login wel, want niemand vraagt erom. Je account niet helemaal: ook duo is voor Riot Games betaalde boosting, en daarvoor kun je geschorst of gebannen worden. Bij het afrekenen lees je hetzelfde.',
} as const satisfies ServiceWords
