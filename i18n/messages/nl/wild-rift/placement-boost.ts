import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Plaatsingswedstrijden heeft Wild Rift niet. Dit komt er het dichtst bij: je eerste ranked games van het seizoen, door een booster gespeeld of samen.',
  description:
    'Je eerste ranked games van het seizoen in Wild Rift, door een booster of samen, vanaf {price} per game. Tot tien games, met de marks erbij.',
  'about.title': 'Een seizoensstart zonder plaatsing',
  'about.first':
    'Op pc bepaalt een handvol games je rank. In Wild Rift niet: een nieuw seizoen zet je een stuk onder de rank waarmee je eindigde, en vanaf daar ga je meteen verder. Hoe ver je zakt, hangt van die rank af. Toch maken de eerste games verschil. Iedereen klimt tegelijk terug, dus in een lobby kom je van alles tegen, en met een paar wins op rij sta je al snel weer waar je was.',
  'about.second':
    'Bestel een tot tien ranked games aan het begin van het seizoen. Je rank van vorig seizoen bepaalt wat een game kost; had je er geen, dan betaal je de prijs van Silver. Een booster speelt op je account, of met jou in een party. Wins, nederlagen en marks leggen we allemaal vast. Welke rank eruit komt, bepalen de games; die kunnen we niet beloven.',
  'question.first': 'Waarom heet het dan {games.service.placement-boost}?',
  'answer.first':
    'Omdat de service in al onze games zo heet en overal hetzelfde doet: je seizoen goed laten beginnen. In Wild Rift zijn dat je eerste ranked games, want een plaatsingsfase is er niet.',
  'question.second': 'Ik heb dit seizoen al een paar games gespeeld. Ben ik te laat?',
  'answer.second':
    'Nee. Je bestelt een aantal ranked games, en die kunnen het hele seizoen gespeeld worden. In de eerste dagen heb je er het meest aan, als de ladder nog in beweging is. Later ben je meestal beter af met net wins of een klim.',
  'question.third': 'Worden verloren games vervangen?',
  'answer.third':
    'Nee. Je bestelt games, en een verloren game is ook gespeeld. Met wat geluk redt Ranked Fortitude de mark. Wil je dat nederlagen worden goedgemaakt, neem dan een win-boost: daar telt alleen het verschil.',
  'question.fourth': 'Wat is het verschil tussen solo en duo?',
  'answer.fourth':
    'Solo: de booster logt op een eigen apparaat in op je Riot-account. Duo: je speelt op je eigen telefoon, met de booster in je party, en geeft alleen je naam in de game door. Duo kost je ook zelf tijd en heeft een eigen regel in de prijs.',
  'question.fifth': 'Is het begin van een seizoen extra riskant?',
  'answer.fifth':
    'Nee, het risico is altijd even groot. Riot Games verbiedt boosting het hele jaar. De straf kan een schorsing, een ban of het verlies van je beloningen zijn, in elke week van het seizoen.',
} as const satisfies ServiceWords
