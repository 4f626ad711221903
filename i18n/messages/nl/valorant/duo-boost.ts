import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Ga Competitive in met een booster. Je speelt op je eigen account, met de agents die je graag speelt.',
  description:
    'Duo-boost voor Valorant: speel Competitive met een booster op je eigen account, vanaf {price} per divisie. Geen wachtwoord, elke match vastgelegd.',
  'about.title': 'Samen de queue in',
  'about.first':
    'In Competitive kunnen twee spelers samen de queue in als hun ranks dicht genoeg bij elkaar liggen; hoe dicht bepaalt Riot, en naar de top toe wordt het strenger. Je booster speelt mee op een account dat past. RR wordt voor elke speler apart berekend, uit MMR, resultaat en rondes, dus je krijgt wat je eigen account verdient. En twee spelers met een plan vullen al twee van de vier rollen voordat het kiezen van agents begint.',
  'about.second':
    'Je speelt elke match zelf, dus de uren die je invult bepalen hoe snel het gaat; zet je tijdzone erbij. Veel klanten willen duelist spelen, en dat werkt goed: een booster als initiator of controller opent de sites voor je. “{games.addon.stream}” en “{games.addon.coaching}” kun je erbij nemen, “{games.addon.solo-only}” en “{games.addon.offline}” niet, want die horen bij bestellingen die zonder jou gespeeld worden.',
  'question.first': 'Heb ik een microfoon nodig?',
  'answer.first':
    'Nee. Calls helpen in Valorant en veel duo’s gebruiken voice, maar het hoeft niet. Met pings en de chat in de game kom je er ook. Uren waarop je echt kunt, zijn meer waard.',
  'question.second': 'Wat als mijn rank te ver van die van de booster ligt?',
  'answer.second':
    'Dan zouden jullie niet samen de queue in kunnen, dus speelt de booster op een account dat binnen het bereik ligt. Dat regelen is niet jouw taak. Klim je, dan schuift het bereik mee en moet de booster volgen.',
  'question.third': 'Wat kost een klim als duo?',
  'answer.third':
    'Hetzelfde als die klim met een elo-boost, plus een regel voor duo die altijd bij deze service hoort. RR die je al hebt, verlaagt alleen de prijs van de eerste divisie. Je ziet elke regel van de prijs, en bij het afrekenen komt er niets bij.',
  'question.fourth': 'Kan een vriend met ons meedoen?',
  'answer.fourth':
    'Een bestelling is voor één klant en één booster. Met een derde speler mogen minder ranks samen de queue in, en die plek hoort niet bij wat je betaalt. Je vriend kan wel zelf bestellen.',
  'question.fifth': 'Is mijn account veilig als ik zelf speel?',
  'answer.fifth':
    'Je login wel, want niemand vraagt erom. Een straf blijft mogelijk: ook als duo is betaalde boosting voor Riot Games een overtreding, en je account kan ervoor geschorst of gebannen worden. Bij het afrekenen lees je hetzelfde.',
} as const satisfies ServiceWords
