import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'De eerste ranked games van een set, door een booster gespeeld in Ranked of samen met jou in Double Up.',
  description:
    'Placement-games in Teamfight Tactics aan het begin van een set, vanaf {price} per game. Prijs naar je laatste rank, in Ranked of samen in Double Up.',
  'about.title': 'De eerste lobby’s van een set',
  'about.first':
    'Bij elke set wordt de ladder gereset, en de eerste vijf ranked games plaatsen je. Ze verplaatsen je verder dan latere games, dus een rij top 4-plaatsen aan het begin bespaart daarna veel lobby’s. Je oude rank praat nog mee, want de game onthoudt de verborgen rating erachter. Ranked en Double Up plaatsen je apart, en een bestelling is voor een van de twee.',
  'about.second':
    'Vul de rank in waarmee je de vorige set eindigde, of unranked, en het aantal games. In Ranked speelt een booster ze alleen op jouw account. In Double Up mag je meespelen, en dan is er geen login nodig. Een jonge set wordt vaak gepatcht, dus de booster speelt wat die week sterk is. Champions of een comp kun je niet bestellen.',
  'question.first': 'In welke tier kom ik terecht?',
  'answer.first':
    'Dat beslist de game, op basis van je verborgen rating en de plaatsen in deze lobby’s. Vijf goede resultaten geven je een betere start, geen tier die we vooraf kunnen noemen. Voor een tier naar keuze is er elo-boost.',
  'question.second': 'Wordt een vijfde plaats overgespeeld?',
  'answer.second':
    'Nee. Een placement-game bestaat één keer, dus elke lobby telt, op welke plaats ze ook eindigt. Je betaalt voor een aantal games. Wordt een bestelling gestopt voordat ze allemaal gespeeld zijn, dan worden de andere terugbetaald.',
  'question.third': 'Ik heb de vorige set overgeslagen. Wat vul ik in?',
  'answer.third':
    'Kies unranked; de games kosten dan evenveel als in Silver. Een rank uit een oudere set speelt geen rol in de prijs, omdat de calculator alleen naar de laatste vraagt. De verborgen rating herinnert hem zich misschien nog.',
  'question.fourth': 'Kunnen placements in Double Up gespeeld worden?',
  'answer.fourth':
    'Ja, kies dat als queue. Of een booster speelt op jouw account, of jij bent de partner en geeft alleen je Riot ID. Het resultaat telt voor je Double Up-rank en laat Ranked zoals het is.',
  'question.fifth': 'Brengen vijf lobby’s mijn account in gevaar?',
  'answer.fifth':
    'Ja. Iemand anders achter jouw bord is vanaf de eerste ronde tegen de voorwaarden van Riot Games, en het antwoord kan een schorsing of een ban van het hele Riot-account zijn. Weeg dat af tegen een betere start voordat je bestelt.',
} as const satisfies ServiceWords
