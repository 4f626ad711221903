import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Vijf games bepalen waar je seizoen begint. Laat een booster ze spelen, of speel ze samen.',
  description:
    'Placement-games in League of Legends door een booster, solo of duo. Vanaf {price} per game, naar je laatste rank, met elk resultaat vastgelegd.',
  'about.title': 'Wat vijf games wel en niet kunnen',
  'about.first':
    'Na een reset vraagt elke queue vijf placement-games voordat hij een rank toont. De game kijkt naar je verborgen MMR van het seizoen ervoor en naar deze vijf resultaten, en zet je in een divisie. Een placement-game verplaatst je verder dan een latere game, maar wist geen oude MMR uit: een account dat in Silver eindigde, komt met vijf keer winst niet in Diamond terecht.',
  'about.second':
    'Je vult de rank in waarmee je vorig seizoen eindigde, of unranked, en hoeveel van de vijf games er nog over zijn. Een booster speelt ze op jouw account, of je speelt mee en houdt je wachtwoord. Solo/Duo en Flex plaatsen je apart, dus een bestelling geldt voor een van de twee. Je kunt champions noemen; houd de lijst zo breed dat een of twee bans hem niet leegmaken.',
  'question.first': 'Welke rank krijg ik na de placements?',
  'answer.first':
    'Dat kan niemand vooraf weten. Het hangt af van je oude MMR, de resultaten en de tegenstanders. Je koopt games die een sterke speler speelt, geen divisie. Wil je een bepaalde rank, bestel dan na je placements een elo-boost.',
  'question.second': 'Ik ben unranked. Wat kost een game?',
  'answer.second':
    'Unranked kost een placement-game evenveel als in Silver, omdat er geen laatste rank is om van uit te gaan. Had je vorig seizoen wel een rank, vul die dan in: de prijs van een game volgt de tier, daarna server en queue.',
  'question.third': 'Wat gebeurt er als een placement-game verloren gaat?',
  'answer.third':
    'Die telt als gespeeld, want een placement-game kan niet over. De bestelling is voor een aantal games, en een verlies staat net als een winst in het logboek. Wil je dat verlies wordt teruggewonnen, dan is win-boost de service daarvoor.',
  'question.fourth': 'Ik heb er al twee van de vijf gespeeld. Kan ik de rest bestellen?',
  'answer.fourth':
    'Ja, zet het aantal op drie. Je kunt elk aantal van één tot vijf bestellen, en prijs en tijd volgen. Speel geen andere ranked games in die queue terwijl de bestelling loopt, anders zijn er minder over dan je betaald hebt.',
  'question.fifth': 'Kan ik voor vijf games gestraft worden?',
  'answer.fifth':
    'Ja. De voorwaarden van Riot Games vragen niet hoeveel games iemand anders voor je gespeeld heeft. Een schorsing, verloren beloningen of een ban kunnen al op één game volgen. Als je meespeelt blijft je wachtwoord bij jou, maar het blijft betaalde boosting.',
} as const satisfies ServiceWords
