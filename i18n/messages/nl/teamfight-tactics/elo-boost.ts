import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Kies een doel. Een booster speelt je lobby’s in Ranked of Double Up tot je er bent.',
  description:
    'Elo-boost voor TFT, in Ranked of Double Up, vanaf {price} per divisie. Je ziet hoe elke lobby afloopt. Niet gespeeld, geld terug.',
  'about.title': 'LP verdienen in een lobby van acht',
  'about.first':
    'In Teamfight Tactics draait alles om je eindplek. Eindig je in de top vier, dan krijg je LP, en van een eerste plek meer dan van een vierde. Eindig je lager, dan verlies je LP. Een divisie is 100 LP, net als in League of Legends, maar met je rank daar heeft het niets te maken, ook niet op hetzelfde Riot-account. Ranked en Double Up zijn twee aparte ladders, en bij elke nieuwe set worden ze gereset.',
  'about.second':
    'De booster speelt hele lobby’s op je account. Gaat het goed, dan duurt dat lang, want wie hoog eindigt, zit er tot het laatst. Log intussen in geen van beide games in: League of Legends gebruikt dezelfde login. Champions vooraf kiezen kan niet, want de shop bepaalt wat er langskomt. “{games.addon.coaching}” heeft hier meer zin. Dan bespreek je achteraf rustig de boards en de keuzes.',
  'question.first': 'Wordt een booster elke keer eerste?',
  'answer.first':
    'Nee. Klimmen doe je door steeds in de top vier te eindigen; wie eerste plekken forceert, verliest LP. In het logboek zie je dus ook derde en vierde plekken, en af en toe een achtste. Je betaalt voor de divisie aan het eind. Een slechte lobby maken we in de volgende goed.',
  'question.second': 'Kan ik tijdens de bestelling League of Legends spelen?',
  'answer.second':
    'Niet tegelijk. Het is hetzelfde Riot-account, dus als jij inlogt, vliegt de booster midden in een lobby eruit. Wil je zelf spelen, pauzeer de bestelling dan op de bestelpagina en hervat hem daarna.',
  'question.third': 'Wat gebeurt er als er een nieuwe set begint?',
  'answer.third':
    'Dan worden de ranks gereset en kan een halve klim niet verder. Kijk dus vooraf of de verwachte tijd nog in de set past. Lukt het toch niet, dan kan ons team de klim stoppen en krijg je geld terug voor de divisies die ontbreken.',
  'question.fourth': 'Waarom kan ik geen champions of comp kiezen?',
  'answer.fourth':
    'Omdat niemand dat kan waarmaken. Het hangt af van de shop, de items en de units waar anderen ook op jagen. Wie dan toch een comp forceert, verliest LP. Daarom vind je “{games.addon.characters.champions}” niet bij Teamfight Tactics.',
  'question.fifth': 'Bestraft Riot boosting ook in TFT?',
  'answer.fifth':
    'Ja. De voorwaarden zijn dezelfde als bij League of Legends, en het account ook. Bij een schorsing of ban kun je bij niets meer, ook niet bij je Little Legends, arena’s en skins. We kunnen niet beloven dat het jou niet overkomt.',
} as const satisfies ServiceWords
