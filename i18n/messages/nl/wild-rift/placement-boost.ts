import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift heeft geen placement-games. Dit komt er het dichtst bij: je eerste ranked games van het seizoen.',
  description:
    'Je eerste ranked games van het seizoen in Wild Rift, door of met een booster, vanaf {price} per game. Tot tien, elk met de marks vastgelegd.',
  'about.title': 'Een seizoensstart zonder placements',
  'about.first':
    'Op pc bepaalt een handvol games je rank. Wild Rift doet het anders: een nieuw seizoen zet je een stuk onder de rank waarmee je eindigde, en vandaar speel je meteen verder. Hoever naar beneden je begint, hangt van die rank af. De eerste games hebben toch gewicht, omdat iedereen tegelijk terugklimt en de lobby’s gemengd zijn. Een rij winst brengt je dan snel terug.',
  'about.second':
    'Deze bestelling is voor ranked games aan het begin van het seizoen, van één tot tien. De rank van vorig seizoen bepaalt de prijs van een game; zonder rank kost hij evenveel als in Silver. Een booster speelt op jouw account, of met jou in een party. Winst, verlies en marks worden vastgelegd. De rank die eruit komt is het resultaat van de games en geen belofte.',
  'question.first': 'Waarom heet het dan placement-boost?',
  'answer.first':
    'Omdat het dezelfde wens dient, een goede start van het seizoen, en de service in al onze games één naam heeft. In Wild Rift staat hij voor je eerste ranked games, want een placementfase bestaat er niet.',
  'question.second': 'Ik heb dit seizoen al wat games gespeeld. Is het te laat?',
  'answer.second':
    'Nee. De bestelling dekt het aantal ranked games dat je kiest, wanneer ze ook gespeeld worden. Ze helpen het meest in de eerste dagen, voordat de ladder zich geschikt heeft. Later leveren netto winst of een klim je meestal meer op.',
  'question.third': 'Worden verloren games vervangen?',
  'answer.third':
    'Nee. De bestelling is voor games, en een verloren game is gespeeld. Ranked Fortitude redt misschien nog de mark. Moet verlies teruggewonnen worden, neem dan een win-boost: daar telt alleen het verschil.',
  'question.fourth': 'Wat is het verschil tussen solo en duo?',
  'answer.fourth':
    'Solo: de booster logt op een ander apparaat in op je Riot-account. Duo: je speelt op je eigen telefoon, met de booster in je party, en geeft alleen je naam in de game. Duo heeft een eigen regel in de prijs en kost jouw tijd.',
  'question.fifth': 'Is het begin van een seizoen een riskante tijd?',
  'answer.fifth':
    'Niet meer en niet minder dan elke andere. Riot Games verbiedt boosting het hele jaar door, en het antwoord kan een schorsing, verloren beloningen of een ban zijn. We kennen geen week waarin dat anders is.',
} as const satisfies ServiceWords
