import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Speel Competitive met een booster. Je account en je agents blijven in jouw handen.',
  description:
    'Duo-boost voor Valorant: speel Competitive met een booster op je eigen account, vanaf {price} per divisie. Geen wachtwoord, elke match vastgelegd.',
  'about.title': 'Met z’n tweeën in de queue',
  'about.first':
    'Competitive laat party’s van twee toe zolang hun ranks dicht genoeg bij elkaar liggen; hoe dicht bepaalt Riot, en naar de top toe wordt het strenger. Je booster komt met een account dat past. RR worden per speler geteld, op basis van MMR, resultaat en rondes, dus jij verdient wat je eigen account verdient. Twee spelers met een plan dekken al twee van de vier roles voordat agent select begint.',
  'about.second':
    'Je speelt elke match, dus de uren die je noemt bepalen hoe snel het gaat; zet de tijdzone erbij. Velen willen de duelist zelf, en dat werkt prima: een booster als initiator of controller opent de sites voor je. Privéstream en coaching kun je toevoegen. “Alleen soloqueue” en “Offline lijken” niet, want die zijn allebei bedoeld voor bestellingen die zonder jou gespeeld worden.',
  'question.first': 'Heb ik een microfoon nodig?',
  'answer.first':
    'Nee. Calls helpen in Valorant en veel duo’s gebruiken voice, maar niets in de bestelling vraagt erom. Pings en de chat in de game zijn genoeg. Uren waar je je echt aan kunt houden zijn meer waard.',
  'question.second': 'Wat als mijn rank te ver van die van de booster ligt?',
  'answer.second':
    'Dan konden jullie niet samen in de queue, dus de booster brengt een account mee dat binnen het bereik ligt. Er een vinden is niet jouw taak. Terwijl je klimt schuift het bereik met je mee, en de booster moet volgen.',
  'question.third': 'Hoe wordt een duoklim berekend?',
  'answer.third':
    'Zoals dezelfde klim als elo-boost, met een regel voor duo die altijd bij deze service hoort. RR die je al hebt verlagen alleen de prijs van de eerste divisie. Elke regel staat op de offerte, en bij het afrekenen komt er niets bij.',
  'question.fourth': 'Kan een vriend van mij meedoen?',
  'answer.fourth':
    'Een bestelling is één klant en één booster. Een derde speler maakt de ranks die samen in de queue mogen krapper en hoort niet bij waar je voor betaalt. Je vriend kan zelf een bestelling plaatsen.',
  'question.fifth': 'Is mijn account veilig als ik zelf speel?',
  'answer.fifth':
    'Je login wel, want niemand vraagt erom. Een straf blijft mogelijk: Riot Games ziet betaalde boosting ook in een duo als overtreding en kan ervoor schorsen of bannen. Bij het afrekenen staat hetzelfde.',
} as const satisfies ServiceWords
