import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Nog vijf matches, dan heb je een rank. Laat een booster ze spelen, of speel ze samen.',
  description:
    'Plaatsingswedstrijden in Valorant, met een booster alleen of als duo, vanaf {price} per game. Je laatste rank bepaalt de prijs, ook unranked kan.',
  'about.title': 'Wat plaatsingswedstrijden in Valorant doen',
  'about.first':
    'Na een reset zie je in Competitive pas weer een rank als je vijf matches hebt gespeeld. Valorant begint bij je oude MMR en kijkt dan naar resultaten, rondes en prestaties. Vaak kom je uit onder de rank waarmee je eindigde. Toch loont een goede start: de MMR die je eraan overhoudt, bepaalt hoeveel RR je wins de weken erna opleveren. Is je account nieuw, dan moet je eerst het level halen waarop Competitive vrijkomt.',
  'about.second':
    'Bestel zoveel van de vijf als je nog hebt. Je rank van vorig seizoen bepaalt wat een game kost; had je er geen, dan geldt de prijs van Silver. Een booster speelt op jouw account, of jullie spelen als duo, en dan hebben we genoeg aan je Riot ID. Agents kiezen kan ook. Komt er over een paar dagen een reset? Wacht die dan af, want matches van daarvoor plaatsen je niet.',
  'question.first': 'Vijf wins, en toch onder mijn oude rank?',
  'answer.first':
    'Dat komt voor. Valorant zet je graag wat lager, zodat je nog kunt stijgen, en je oude MMR weegt zwaarder dan vijf resultaten. Wat je aan goede plaatsingswedstrijden overhoudt, is meer RR per win.',
  'question.second': 'Tellen kills mee?',
  'answer.second':
    'Een beetje, maar wins tellen meer. De booster speelt daarom om rondes te winnen, niet om bovenaan het scorebord te staan. In het logboek zie je elke match. Wat Riot ervan maakt, weet je na de laatste.',
  'question.third': 'Wat als er een remake komt of iemand weggaat?',
  'answer.third':
    'Een remake is geen plaatsingswedstrijd en telt dus ook niet mee in je bestelling. Gaat een match met vier tegen vijf door, dan telt die wel, voor Valorant en dus ook voor ons, gewonnen of verloren. Ook een gelijkspel telt.',
  'question.fourth': 'Kan ik ze bestellen voor een nieuw account?',
  'answer.fourth':
    'Ja, als je Competitive er al hebt vrijgespeeld. Kies {games.unranked} als laatste rank. Het moet wel je eigen account zijn: we verkopen geen accounts en levelen ze ook niet.',
  'question.fifth': 'Kan ik voor vijf matches gebannen worden?',
  'answer.fifth':
    'Ja. Accounts delen en boosting zijn vanaf de eerste match tegen de voorwaarden van Riot Games, en de straf loopt van een schorsing tot een permanente ban. Speel je mee, dan deel je je account niet, maar boosting blijft het.',
} as const satisfies ServiceWords
