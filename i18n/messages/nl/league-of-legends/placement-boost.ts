import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Vijf games bepalen waar je seizoen begint. Laat een booster ze spelen, of speel ze samen.',
  description:
    'Plaatsingswedstrijden in LoL, door een booster of samen, vanaf {price} per game. Je laatste rank bepaalt de prijs, je ziet elk resultaat.',
  'about.title': 'Wat vijf games wel en niet kunnen',
  'about.first':
    'Na een reset heb je in geen enkele queue een rank tot je daar vijf plaatsingswedstrijden hebt gespeeld. Je divisie volgt dan uit twee dingen: die vijf resultaten en je verborgen MMR van vorig seizoen. Een plaatsingswedstrijd telt zwaarder dan een game later in het seizoen, maar wist die oude MMR niet uit. Eindigde je in Silver, dan sta je ook na vijf wins niet in Diamond.',
  'about.second':
    'Vul in met welke rank je vorig seizoen eindigde, of kies {games.unranked}, en hoeveel van de vijf games je nog hebt. Een booster speelt ze op jouw account. Of je speelt mee en houdt je wachtwoord voor jezelf. Solo/Duo en Flex plaatsen je apart, dus een bestelling geldt voor één van de twee. Kies je champions, kies er dan genoeg, zodat je booster na een ban of twee nog iets te picken heeft.',
  'question.first': 'Welke rank krijg ik na de plaatsingswedstrijden?',
  'answer.first':
    'Dat weet vooraf niemand. Je oude MMR, de resultaten en de tegenstanders bepalen het samen. Je koopt dus games van een sterke speler, geen divisie. Wil je een bepaalde rank, bestel dan na je plaatsingswedstrijden een elo-boost.',
  'question.second': 'Ik ben unranked. Wat kost een game?',
  'answer.second':
    'Evenveel als voor een speler in Silver, want zonder laatste rank moeten we ergens van uitgaan. Had je vorig seizoen wel een rank, vul die dan in. De tier bepaalt de prijs van een game, daarna komen je server en je queue erbij.',
  'question.third': 'Wat gebeurt er als een plaatsingswedstrijd verloren gaat?',
  'answer.third':
    'Dan telt die toch als gespeeld, want een plaatsingswedstrijd kun je niet overdoen. Je bestelt een aantal games, en in het logboek staan wins en nederlagen allebei. Wil je dat nederlagen worden goedgemaakt, neem dan een win-boost.',
  'question.fourth': 'Ik heb er al twee van de vijf gespeeld. Kan ik de rest bestellen?',
  'answer.fourth':
    'Ja, zet het aantal op drie. Alles van één tot vijf kan, en prijs en tijd passen zich aan. Speel intussen zelf geen ranked in die queue, anders blijven er minder games over dan je hebt betaald.',
  'question.fifth': 'Kan ik voor maar vijf games gestraft worden?',
  'answer.fifth':
    'Ja. Het maakt Riot Games niet uit hoeveel games iemand anders voor je speelt. Eén kan al genoeg zijn voor een schorsing, een ban of het verlies van je beloningen. Speel je mee, dan houd je je wachtwoord voor jezelf, maar het blijft betaalde boosting.',
} as const satisfies ServiceWords
