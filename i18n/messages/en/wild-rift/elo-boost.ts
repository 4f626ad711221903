import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'A booster plays on your account, mark by mark to the tier you want, on Android or iOS.',
  description:
    'Wild Rift elo boost on Android and iOS, from {price} a division. Marks recorded game by game, price line by line, refund by progress.',
  'about.title': 'Marks, fortitude and the way to Master',
  'about.first':
    'Wild Rift counts marks instead of LP. Usually, a win earns one and a loss costs one, and a division takes two marks in Iron and up to five in Emerald and Diamond. Ranked Fortitude, earned by fair and steady play, can add a mark or save one. From Master up, points are open-ended, with Grandmaster, Challenger and Sovereign above. Low divisions are short and cheap; Diamond is the long stretch.',
  'about.second':
    'The booster plays on your Riot account, on their own device. You choose platform and server, and the marks you already have lower the price of the first division. You can ask for specific champions if your account has them. {games.queue.legendary} opens at Diamond and is solo only. Stay signed out while games run, since signing in on your phone would end the booster’s session in the middle of a fight.',
  'question.first': 'My game is linked to Google, Apple or Facebook. What do I share?',
  'answer.first':
    'A Riot login, and never the login of one of those services: it unlocks far more than a game. If you sign in through another service, set up a Riot username and password for the account first, and check that you can sign in with them.',
  'question.second': 'Does the platform change the price?',
  'answer.second':
    'No. Rank, champions and skins belong to the Riot account and are the same on Android and iOS. We only ask so the booster knows which system you usually play on.',
  'question.third': 'How are the marks I already have counted?',
  'answer.third':
    'Choose your division and the marks you have in it. The more marks you already have, the less that division costs. Every later division costs full price, because you enter it with no marks.',
  'question.fourth': 'Can the booster play {games.queue.legendary}?',
  'answer.fourth':
    'Yes, if you choose it and are in Diamond or above, where the game opens it. It’s for solo players only, so you can’t play along. The booster then plays that queue and no other.',
  'question.fifth': 'Can I lose my account over this?',
  'answer.fifth':
    'Yes. Riot Games’ terms forbid boosting and account sharing in Wild Rift as well. Penalties range from lost season rewards to a permanent ban, and with a ban you lose everything you bought in the game. No one can promise that it won’t happen.',
} as const satisfies ServiceWords
