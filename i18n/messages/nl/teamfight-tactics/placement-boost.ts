import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'De eerste ranked games van een set: een booster speelt ze in Ranked, of jullie samen in Double Up.',
  description:
    'Plaatsingswedstrijden in TFT aan het begin van een set, in Ranked of Double Up, vanaf {price} per game. Je laatste rank bepaalt de prijs.',
  'about.title': 'De eerste lobby’s van een set',
  'about.first':
    'Bij elke set wordt de ladder gereset, en dan bepalen je eerste vijf ranked games waar je begint. Ze tellen zwaarder dan latere games. Eindig je een paar keer in de top vier, dan bespaart dat je daarna een hoop lobby’s. Helemaal opnieuw begin je niet, want de game onthoudt je verborgen MMR en daarmee je oude rank. Ranked en Double Up plaatsen je apart, en een bestelling is voor één van de twee.',
  'about.second':
    'Vul in met welke rank je de vorige set eindigde, of kies {games.unranked}, en hoeveel games je wilt. In Ranked speelt een booster ze op je account. In Double Up kun je meespelen, en dan is er geen login nodig. Rond een nieuwe set wordt er veel gepatcht, dus de booster speelt wat er die week sterk is. Champions of een comp kiezen kan daarom niet.',
  'question.first': 'In welke tier kom ik terecht?',
  'answer.first':
    'Dat bepaalt de game, uit je verborgen MMR en deze resultaten. Met vijf goede plekken begin je hoger, maar een tier kunnen we vooraf niet noemen. Wil je een bepaalde tier, neem dan een elo-boost.',
  'question.second': 'Wordt een vijfde plek overgedaan?',
  'answer.second':
    'Nee. Een plaatsingswedstrijd krijg je maar één keer, dus elke lobby telt, hoe die ook afloopt. Je betaalt voor een aantal games. Stopt een bestelling voordat ze allemaal gespeeld zijn, dan krijg je de rest terug.',
  'question.third': 'Ik heb de vorige set overgeslagen. Wat vul ik in?',
  'answer.third':
    'Kies {games.unranked}; je betaalt dan de prijs van Silver. Een rank van langer geleden doet er voor de prijs niet toe, want de calculator vraagt alleen naar de laatste set. In je verborgen MMR kan die rank nog wel zitten.',
  'question.fourth': 'Kan ik plaatsingswedstrijden in Double Up laten spelen?',
  'answer.fourth':
    'Ja, kies Double Up als queue. Een booster speelt op je account, of je bent zelf de partner en geeft alleen je Riot ID door. Het telt voor je rank in Double Up; in Ranked verandert er niets.',
  'question.fifth': 'Loopt mijn account gevaar door vijf lobby’s?',
  'answer.fifth':
    'Ja. Laat je iemand anders jouw board spelen, dan is dat vanaf de eerste ronde tegen de voorwaarden van Riot Games. Je hele Riot-account kan geschorst of gebannen worden. Weeg dat voor je bestelling af tegen een betere start.',
} as const satisfies ServiceWords
