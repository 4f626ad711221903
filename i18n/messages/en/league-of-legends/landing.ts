import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'League of Legends boosting',
  lead: 'From Iron to Challenger, in Solo/Duo or Flex. Set a climb, see its price line by line, and follow each game.',
  description:
    'League of Legends boosting from {price} a division: elo, duo, placements and net wins. Prices line by line, recorded games, refunds by progress.',
  'about.title': 'The ladder, and what we do on it',
  'about.first':
    'Seven tiers of four divisions lead from Iron IV to Diamond I, and each division takes 100 LP. Above them stand Master, Grandmaster and Challenger, where LP have no ceiling and the seats at the very top are limited. A reset opens the season with five placement games. Solo/Duo and Flex keep separate ranks, and so does every server: a rank on EU West says nothing on North America.',
  'about.second':
    'Four services answer four wishes. A certain division is an elo boost, or a duo boost if you want to play yourself. A fresh season is a placement boost. Some room above a demotion is a win boost. In each you see the same things: the price line by line, a time range, a record of the games, and the amount that would come back if the order stopped now.',
  'service.elo': 'A booster climbs on your account to the division you name.',
  'service.duo': 'You climb yourself, with a booster as your partner and no password given.',
  'service.placement': 'Up to five games after the reset, priced by your last rank.',
  'service.win': 'A number of net wins at your rank. A lost game is won back.',
  'question.first': 'Which service fits me?',
  'answer.first':
    'If a rank is the goal, take elo boost, or duo boost to play yourself. After a reset, start with placements. If you only want to get away from a demotion, take a few net wins. You can price all four without an account.',
  'question.second': 'Is boosting against the rules of League of Legends?',
  'answer.second':
    'Yes. Riot Games forbids it and may take ranked rewards, suspend the account or ban it. That holds for duo as well. We state it before every payment and ask you to confirm it, because no service can take that risk off you.',
  'question.third': 'How do you keep my Riot login?',
  'answer.third':
    'In a vault: encrypted, open only to the booster of your order and only while they are boosting. Each view is recorded with its time, and you can read the record. You can replace or revoke the login, and it is purged when the order closes.',
  'question.fourth': 'Do I need an account here?',
  'answer.fourth':
    'No, an e-mail is enough to order as a guest. An order that is not paid is cancelled after 48 hours, with one reminder by e-mail before that. Nothing is charged for it.',
  'question.fifth': 'When is the booster paid?',
  'answer.fifth':
    'After your check. The booster hands in proof of the result, and you have 72 hours to look at it. Only then is their share credited, and it is held for another seven days before it can be paid out.',
  'question.sixth': 'Which servers can I choose?',
  'answer.sixth':
    'EU West, EU Nordic & East, North America, Brazil, both servers of Latin America, Oceania, Turkey, Russia, Japan, Middle East, Southeast Asia, Taiwan and Vietnam. Korea is not served, because boosting is a criminal offence there. If a server costs more or less, the quote says so on its own line.',
} as const satisfies LandingWords
