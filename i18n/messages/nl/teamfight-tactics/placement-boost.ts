import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'De eerste ranked games van een set: een booster speelt ze in Ranked, of jullie samen in Double Up.',
  description:
    'Plaatsingswedstrijden in Teamfight Tactics aan het begin van een set, vanaf {price} per game. Prijs volgens je laatste rank, in Ranked of Double Up.',
  'about.title': 'De eerste lobby’s van een set',
  'about.first':
    'Elke set reset de ladder, en je eerste vijf ranked games plaatsen je opnieuw. Ze verschuiven je meer dan latere games, dus een reeks plekken in de top vier aan het begin scheelt je daarna veel lobby’s. Je oude rank telt nog mee, want de game onthoudt je verborgen MMR. Ranked en Double Up plaatsen je apart, en een bestelling is voor één van de twee.',
  'about.second':
    'Vul de rank in waarmee je de vorige set eindigde, of {games.unranked}, en het aantal games. In Ranked speelt een booster ze alleen op je account. In Double Up kun je meespelen, en dan is er geen login nodig. Een nieuwe set wordt vaak gepatcht, dus de booster speelt wat er die week sterk is. Champions of een comp kiezen kan niet.',
  'question.first': 'In welke tier kom ik terecht?',
  'answer.first':
    'Dat bepaalt de game, op basis van je verborgen MMR en je resultaten in deze lobby’s. Vijf goede plekken geven je een betere start, geen tier die we vooraf kunnen noemen. Wil je een bepaalde tier, neem dan een elo-boost.',
  'question.second': 'Wordt een vijfde plek overgedaan?',
  'answer.second':
    'Nee. Je krijgt elke plaatsingswedstrijd maar één keer, dus elke lobby telt, hoe die ook afloopt. Je betaalt voor een aantal games. Stopt een bestelling voordat ze allemaal gespeeld zijn, dan krijg je de rest terug.',
  'question.third': 'Ik heb de vorige set overgeslagen. Wat vul ik in?',
  'answer.third':
    'Kies {games.unranked}; je betaalt dan de prijs van Silver. Een rank uit een oudere set verandert niets aan de prijs, want de calculator vraagt alleen naar de laatste. Je verborgen MMR kan die rank nog wel kennen.',
  'question.fourth': 'Kan ik plaatsingswedstrijden in Double Up laten spelen?',
  'answer.fourth':
    'Ja, kies Double Up als queue. Een booster speelt op je account, of je bent zelf de partner en geeft alleen je Riot ID door. Het resultaat telt voor je rank in Double Up en verandert niets aan Ranked.',
  'question.fifth': 'Loopt mijn account gevaar door vijf lobby’s?',
  'answer.fifth':
    'Ja. Als iemand anders jouw board speelt, is dat vanaf de eerste ronde tegen de voorwaarden van Riot Games, en de straf kan een schorsing of een ban van je hele Riot-account zijn. Weeg dat af tegen een betere start voordat je bestelt.',
} as const satisfies ServiceWords
