import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Kies een doel. Een booster speelt je lobby’s in Ranked of Double Up tot je er bent.',
  description:
    'Elo-boost voor Teamfight Tactics, in Ranked of Double Up, vanaf {price} per divisie. Elke lobby vastgelegd, prijs uitgesplitst. Niet gespeeld, geld terug.',
  'about.title': 'LP in lobby’s van acht',
  'about.first':
    'In Teamfight Tactics bepaalt je eindplek je LP. De bovenste helft van de lobby krijgt LP, de onderste verliest, en de eerste plek levert meer op dan de vierde. Een divisie kost 100 LP, net als in League of Legends, maar de twee ranks hebben niets met elkaar te maken, ook niet op hetzelfde Riot-account. Ranked en Double Up hebben ook elk hun eigen ladder, en elke nieuwe set begint met een reset.',
  'about.second':
    'De booster speelt hele lobby’s op je account, en een lobby die goed gaat duurt lang: wie hoog eindigt, blijft tot het laatst. Blijf intussen uitgelogd in beide games, want League of Legends gebruikt dezelfde login. Champions kun je niet vooraf kiezen, omdat de shop bepaalt wat er langskomt. “{games.addon.coaching}” past beter bij deze game: boards en keuzes kun je achteraf rustig bespreken.',
  'question.first': 'Wordt een booster elke keer eerste?',
  'answer.first':
    'Nee. Met vaste plekken in de top vier klim je; eerste plekken forceren kost LP. In het logboek zie je derde en vierde plekken, en af en toe een achtste. Je betaalt voor de divisie aan het eind, en een slechte lobby wordt in de volgende goedgemaakt.',
  'question.second': 'Kan ik tijdens de bestelling League of Legends spelen?',
  'answer.second':
    'Niet tegelijk. Beide games gebruiken hetzelfde Riot-account, en als jij inlogt, vliegt de booster midden in een lobby eruit. Pauzeer de bestelling op de bestelpagina als je het account zelf wilt gebruiken, en hervat hem daarna.',
  'question.third': 'Wat gebeurt er als er een nieuwe set begint?',
  'answer.third':
    'Dan worden de ranks gereset en kan een klim die nog niet af is, niet verder. Vergelijk vooraf de verwachte tijd met het einde van de set. Is de klim dan nog niet klaar, dan kan ons team hem stoppen en krijg je je geld terug voor de divisies die ontbreken.',
  'question.fourth': 'Waarom kan ik geen champions of comp kiezen?',
  'answer.fourth':
    'Omdat niemand zich eraan kan houden. De shop, de items en units die anderen ook zoeken bepalen wat er kan, en een comp forceren kost LP. Daarom heeft Teamfight Tactics de extra “{games.addon.characters.champions}” niet.',
  'question.fifth': 'Bestraft Riot boosting ook in TFT?',
  'answer.fifth':
    'Ja. De voorwaarden zijn dezelfde als bij League of Legends, en het account ook. Een schorsing of ban treft alles wat erop staat, ook Little Legends, arena’s en skins. We kunnen niet beloven dat het jou niet overkomt.',
} as const satisfies ServiceWords
