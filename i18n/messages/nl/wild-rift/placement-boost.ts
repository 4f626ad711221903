import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift heeft geen plaatsingswedstrijden. Dit komt er het dichtst bij: je eerste ranked games van het seizoen.',
  description:
    'Je eerste ranked games van het seizoen in Wild Rift, door een booster of samen, vanaf {price} per game. Tot tien, elk vastgelegd met de marks.',
  'about.title': 'Een seizoensstart zonder plaatsing',
  'about.first':
    'Op pc bepaalt een handvol games je rank. Wild Rift doet het anders: een nieuw seizoen zet je een stuk onder de rank waarmee je eindigde, en vanaf daar speel je meteen verder. Hoe ver je zakt, hangt van die rank af. De eerste games zijn toch belangrijk, want iedereen klimt tegelijk terug en de lobby’s zijn gemengd. Met een reeks wins ben je dan snel weer terug.',
  'about.second':
    'Deze bestelling is voor een tot tien ranked games aan het begin van het seizoen. Je rank van vorig seizoen bepaalt de prijs van een game; had je er geen, dan betaal je de prijs van Silver. Een booster speelt op je account, of met jou in een party. Wins, verliezen en marks worden vastgelegd. De rank waar je uitkomt is het resultaat van de games, geen belofte.',
  'question.first': 'Waarom heet het dan {games.service.placement-boost}?',
  'answer.first':
    'Omdat de service in al onze games zo heet en overal hetzelfde doet: zorgen voor een goede start van het seizoen. In Wild Rift gaat het om je eerste ranked games, want een plaatsingsfase is er niet.',
  'question.second': 'Ik heb dit seizoen al een paar games gespeeld. Ben ik te laat?',
  'answer.second':
    'Nee. De bestelling is voor het aantal ranked games dat je kiest, wanneer ze ook gespeeld worden. Ze helpen het meest in de eerste dagen, voordat de ladder tot rust komt. Later heb je meestal meer aan net wins of een klim.',
  'question.third': 'Worden verloren games vervangen?',
  'answer.third':
    'Nee. Je bestelt games, en een verloren game is gespeeld. Ranked Fortitude kan de mark nog redden. Wil je dat verliezen worden goedgemaakt, neem dan een win-boost: daar telt alleen het verschil.',
  'question.fourth': 'Wat is het verschil tussen solo en duo?',
  'answer.fourth':
    'Solo: de booster logt op een ander apparaat in op je Riot-account. Duo: je speelt op je eigen telefoon met de booster in je party, en geeft alleen je naam in de game door. Duo heeft een eigen regel in de prijs en kost jou ook tijd.',
  'question.fifth': 'Is het begin van een seizoen extra riskant?',
  'answer.fifth':
    'Niet meer en niet minder dan anders. Riot Games verbiedt boosting het hele jaar, en de straf kan een schorsing, verlies van beloningen of een ban zijn. We kennen geen week waarin dat anders is.',
} as const satisfies ServiceWords
