import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Kies een doel. Een booster speelt je lobby’s in Ranked of Double Up tot je daar staat.',
  description:
    'Elo-boost voor Teamfight Tactics in Ranked of Double Up, vanaf {price} per divisie. Elke lobby vastgelegd, prijs per regel, geld terug naar voortgang.',
  'about.title': 'LP in lobby’s van acht',
  'about.first':
    'In Teamfight Tactics bepaalt de plaats waarop je eindigt je LP. De bovenste helft van de lobby wint, de onderste verliest, en een eerste plaats levert meer op dan een vierde. Een divisie kost 100 LP, net als in League of Legends, maar de twee ranks hebben niets met elkaar te maken, ook niet op hetzelfde Riot-account. Ranked en Double Up hebben op hun beurt aparte ladders, en elke nieuwe set begint met een reset.',
  'about.second':
    'De booster speelt hele lobby’s op jouw account, en een lobby die goed gaat is een lange: wie hoog eindigt, blijft tot het eind. Blijf intussen uitgelogd uit beide games, want League of Legends gebruikt dezelfde login. Champions kun je niet vooraf noemen, omdat de shop bepaalt wat een lobby te bieden heeft. Coaching past als extra beter bij deze game: borden en beslissingen kun je achteraf bekijken.',
  'question.first': 'Wordt een booster elke keer eerste?',
  'answer.first':
    'Nee. Met steeds een top 4 klim je; wie eerste plaatsen forceert, verliest LP. In het logboek zie je derde en vierde plaatsen, en af en toe een achtste. Je betaalt voor de divisie aan het eind, en een slechte lobby maken de volgende goed.',
  'question.second': 'Kan ik tijdens de bestelling League of Legends spelen?',
  'answer.second':
    'Niet op hetzelfde moment. Beide games draaien op één Riot-account, en een tweede login gooit de eerste midden in een lobby eruit. Pauzeer de bestelling op haar pagina als je het account voor jezelf wilt, en ga daarna verder.',
  'question.third': 'Wat gebeurt er als een nieuwe set begint?',
  'answer.third':
    'Ranks worden gereset en de klim verliest zijn grond. Vergelijk de verwachte tijd met het einde van de set voordat je bestelt. Een klim die dan nog niet af is, kan door het team gestopt worden, en de divisies die ontbreken worden terugbetaald.',
  'question.fourth': 'Waarom kan ik geen champions of comp kiezen?',
  'answer.fourth':
    'Omdat niemand zich eraan zou kunnen houden. Shops, items en units waar meer spelers op uit zijn bepalen wat er kan, en een geforceerde comp kost LP. Daarom is er in Teamfight Tactics geen extra voor bepaalde champions.',
  'question.fifth': 'Straft Riot boosting ook in TFT?',
  'answer.fifth':
    'Ja. De voorwaarden zijn die van League of Legends, en het account is dat ook. Een schorsing of ban raakt alles wat erop staat, Little Legends, arena’s en skins inbegrepen. We kunnen niet beloven dat het jouwe gespaard blijft.',
} as const satisfies ServiceWords
