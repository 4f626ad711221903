import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Nog vijf matches, dan heb je een rank. Laat een booster ze spelen, of speel ze samen.',
  description:
    'Plaatsingswedstrijden in Valorant, solo of duo, vanaf {price} per game. Prijs op basis van je laatste rank of unranked, elke match vastgelegd.',
  'about.title': 'Wat plaatsingswedstrijden in Valorant doen',
  'about.first':
    'Na een reset verbergt Competitive je rank tot je vijf matches hebt gespeeld. Het begint bij de MMR die je had, weegt resultaten, rondes en prestaties, en komt vaak uit op een rank onder die waarmee je eindigde. Een goede start werkt verder door dan die eerste rank: de MMR die eruit volgt, bepaalt hoeveel RR je wins in de weken erna opleveren. Een nieuw account moet eerst het level halen waarop Competitive vrijkomt.',
  'about.second':
    'Bestel er zoveel van de vijf als je nog hebt. De prijs van een game hangt af van je rank van vorig seizoen; had je er geen, dan geldt de prijs van Silver. Een booster speelt de matches op jouw account, of jullie spelen ze als duo, en dan is je Riot ID alles wat we nodig hebben. Ook agents kun je kiezen. Komt er over een paar dagen een reset, wacht die dan af: matches van daarvoor plaatsen je niet.',
  'question.first': 'Vijf wins, en toch onder mijn oude rank?',
  'answer.first':
    'Dat komt voor. Valorant plaatst je graag wat lager zodat er ruimte is om te stijgen, en een oude MMR weegt zwaarder dan vijf resultaten. Wat goede plaatsingswedstrijden wel opleveren, is meer RR per win daarna.',
  'question.second': 'Tellen kills mee?',
  'answer.second':
    'Prestaties tellen wel wat mee, maar resultaten meer. De booster speelt om rondes te winnen, niet om bovenaan het scorebord te staan. Elke match zie je in het logboek; wat Riot ervan maakt, blijkt na de laatste.',
  'question.third': 'Wat als er een remake komt of iemand weggaat?',
  'answer.third':
    'Een remake is geen plaatsingswedstrijd en telt dus ook niet mee in je bestelling. Een match die met vier tegen vijf doorgaat, telt voor de game, en dus ook voor ons, gewonnen of verloren.',
  'question.fourth': 'Kan ik ze bestellen voor een nieuw account?',
  'answer.fourth':
    'Ja, zodra Competitive er vrijgespeeld is. Kies {games.unranked} als laatste rank. We levelen accounts niet tot dat punt en verkopen ze ook niet. Het moet je eigen account zijn.',
  'question.fifth': 'Kan ik voor vijf matches gebannen worden?',
  'answer.fifth':
    'Ja. Accounts delen en boosting zijn vanaf de eerste match tegen de voorwaarden van Riot Games, en de straf loopt van een schorsing tot een permanente ban. Speel je mee, dan deel je niets, maar boosting blijft het.',
} as const satisfies ServiceWords
