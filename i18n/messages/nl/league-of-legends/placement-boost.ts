import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Vijf games bepalen waar je seizoen begint. Laat een booster ze spelen, of speel ze samen.',
  description:
    'Plaatsingswedstrijden in League of Legends door een booster, solo of duo. Vanaf {price} per game, op basis van je laatste rank. Elk resultaat vastgelegd.',
  'about.title': 'Wat vijf games wel en niet kunnen',
  'about.first':
    'Na een reset speel je in elke queue vijf plaatsingswedstrijden voordat je een rank ziet. De game combineert je verborgen MMR van vorig seizoen met die vijf resultaten en zet je in een divisie. Een plaatsingswedstrijd telt zwaarder dan een latere game, maar wist je oude MMR niet uit: wie in Silver eindigde, staat na vijf wins niet in Diamond.',
  'about.second':
    'Vul de rank in waarmee je vorig seizoen eindigde, of {games.unranked}, en hoeveel van de vijf games je nog hebt. Een booster speelt ze op jouw account, of je speelt mee en houdt je wachtwoord voor jezelf. Solo/Duo en Flex plaatsen je apart, dus een bestelling geldt voor één van de twee. Kies je champions, kies er dan genoeg, zodat een ban of twee ze niet allemaal uitsluit.',
  'question.first': 'Welke rank krijg ik na de plaatsingswedstrijden?',
  'answer.first':
    'Dat weet niemand vooraf. Het hangt af van je oude MMR, de resultaten en de tegenstanders. Je koopt games van een sterke speler, geen divisie. Wil je een bepaalde rank, bestel dan na je plaatsingswedstrijden een elo-boost.',
  'question.second': 'Ik ben unranked. Wat kost een game?',
  'answer.second':
    'Zonder laatste rank betaal je de prijs van Silver, want dan is er niets om van uit te gaan. Had je vorig seizoen wel een rank, vul die dan in: de prijs van een game hangt af van de tier, en daarna van server en queue.',
  'question.third': 'Wat gebeurt er als een plaatsingswedstrijd verloren gaat?',
  'answer.third':
    'Die telt als gespeeld, want een plaatsingswedstrijd kun je niet overdoen. Je bestelt een aantal games, en in het logboek staan de verliezen naast de wins. Wil je dat verliezen worden goedgemaakt, neem dan een win-boost.',
  'question.fourth': 'Ik heb er al twee van de vijf gespeeld. Kan ik de rest bestellen?',
  'answer.fourth':
    'Ja, zet het aantal op drie. Je kunt er één tot vijf bestellen; prijs en tijd passen zich aan. Speel zelf geen ranked meer in die queue zolang de bestelling loopt, want anders blijven er minder games over dan je hebt betaald.',
  'question.fifth': 'Kan ik voor maar vijf games gestraft worden?',
  'answer.fifth':
    'Ja. In de voorwaarden van Riot Games maakt het niet uit hoeveel games iemand anders voor je speelt. Eén kan al genoeg zijn voor een schorsing, verlies van beloningen of een ban. Speel je mee, dan blijft je wachtwoord bij jou, maar het blijft betaalde boosting.',
} as const satisfies ServiceWords
