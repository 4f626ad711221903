import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'League of Legends (LoL) boosting',
  lead: 'A booster plays your ranked games, alone or with you, from Iron to Challenger, in Solo/Duo or Flex. See the price line by line, and follow every game.',
  description:
    'League of Legends boosting from {price} a division: elo, duo, placements and net wins. Prices line by line, recorded games, refunds by progress.',
  'about.title': 'The ladder, and how we help you up',
  'about.first':
    'Seven tiers of four divisions lead from Iron IV to Diamond I, and each division takes 100 LP. Above them are Master, Grandmaster and Challenger, where LP has no cap and spots at the very top are limited. After a reset, the season opens with five placement games. Solo/Duo and Flex have separate ranks, and so does every server: your EU West rank means nothing on the North America server.',
  'about.second':
    'For a specific division, choose an elo boost, or a duo boost if you want to play, too. For a new season, choose a placement boost. To get clear of demotion, choose a win boost. Each one shows you the same things: the price line by line, a time range, a record of the games, and how much you’d get back if the order stopped now.',
  'service.elo': 'A booster plays on your account up to the division you choose.',
  'service.duo': 'You do the playing, with a booster as your partner and no password shared.',
  'service.placement': 'Up to five games after the reset, priced by your last rank.',
  'service.win': 'A set number of net wins at your rank. Lost games are won back.',
  'question.first': 'Which service is right for me?',
  'answer.first':
    'If you want a specific rank, order an elo boost, or a duo boost to play alongside the booster. After a reset, start with placements. If you just want to get clear of demotion, order a few net wins. You can see the price of all four without an account.',
  'question.second': 'Is boosting against the rules of League of Legends?',
  'answer.second':
    'Yes. Riot Games forbids it and can take away ranked rewards or suspend or ban the account. That goes for duo, too. We say so before every payment and ask you to confirm it, because no service can take that risk away.',
  'question.third': 'How do you keep my Riot login safe?',
  'answer.third':
    'It’s encrypted in a vault that only the booster on your order can open, and only while boosting. Every view is logged with its time, and you can read the log. You can replace or delete the login at any time, and it’s deleted when the order closes.',
  'question.fourth': 'Do I need an account here?',
  'answer.fourth':
    'No, an e-mail address is enough to order as a guest. If you don’t pay, we send one reminder by e-mail and cancel the order after {figures.payment}. You aren’t charged anything.',
  'question.fifth': 'When is the booster paid?',
  'answer.fifth':
    'After you’ve checked the result. The booster submits proof, and you have {figures.check} to look at it. Only then is their share credited, and it’s on hold for another {figures.hold} before it can be paid out.',
  'question.sixth': 'Which servers can I choose?',
  'answer.sixth':
    'EU West, EU Nordic & East, North America, Brazil, both Latin American servers, Oceania, Turkey, Russia, Japan, Middle East, Southeast Asia, Taiwan and Vietnam. We don’t serve Korea, because boosting is a crime there. If a server costs more or less, the quote shows it on its own line.',
} as const satisfies LandingWords
