import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Vijf matches staan tussen jou en een rank. Laat ze spelen, of speel ze met een booster.',
  description:
    'Placement-matches in Valorant, solo of duo, vanaf {price} per game. Prijs naar je laatste rank of als unranked, elke match met resultaat vastgelegd.',
  'about.title': 'Wat placement-matches in Valorant doen',
  'about.first':
    'Na een reset verbergt Competitive je rank tot er vijf matches gespeeld zijn. Het gaat uit van de MMR die je had, weegt resultaten, rondes en prestatie, en toont vaak een rank onder die waarmee je eindigde. Een goede start telt verder dan die eerste rank: de MMR die hij achterlaat bepaalt hoeveel RR je winst in de weken erna oplevert. Een nieuw account moet eerst het level halen dat Competitive unlockt.',
  'about.second':
    'Bestel er zoveel van de vijf als je nog hebt. De prijs van een game volgt je rank van vorig seizoen; unranked kost evenveel als Silver. De matches worden door een booster op jouw account gespeeld, of door jullie samen als duo, en dan is je Riot ID alles wat we nodig hebben. Agents kun je noemen. Is een reset nog maar dagen weg, wacht er dan op: matches daarvóór plaatsen niets.',
  'question.first': 'Vijf keer winst, en toch onder mijn oude rank?',
  'answer.first':
    'Dat komt voor. Valorant plaatst meestal laag, zodat er ruimte is om te klimmen, en een oude MMR weegt zwaarder dan vijf resultaten. Wat goede placements wel opleveren, is daarna meer RR per winst.',
  'question.second': 'Tellen kills in placements?',
  'answer.second':
    'Prestatie heeft daar enig gewicht, het resultaat meer. De booster speelt om rondes te winnen, niet voor het scorebord. Je ziet elke match in het logboek; wat Riot ervan maakt blijkt na de laatste.',
  'question.third': 'Wat als er een remake komt of iemand weggaat?',
  'answer.third':
    'Een remake is geen placement-match, dus telt hij ook niet in je bestelling. Een match die met vier tegen vijf doorgaat telt voor de game, en dus ook voor ons, gewonnen of verloren.',
  'question.fourth': 'Kan ik placements op een nieuw account bestellen?',
  'answer.fourth':
    'Ja, zodra Competitive erop unlocked is. Kies unranked als laatste rank. We levelen geen accounts tot dat punt, en we verkopen er geen. Het account moet van jezelf zijn.',
  'question.fifth': 'Kan ik door vijf matches een ban krijgen?',
  'answer.fifth':
    'Ja. Het delen van accounts en boosting zijn vanaf de eerste match tegen de voorwaarden van Riot Games, en straffen lopen van een schorsing tot een permanente ban. Als je meespeelt wordt er niets gedeeld, maar boosting is het evengoed.',
} as const satisfies ServiceWords
