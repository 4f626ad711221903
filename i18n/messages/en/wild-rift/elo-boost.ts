import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Mark by mark to the tier you want, on Android or iOS.',
  description:
    'Wild Rift elo boost on Android and iOS, from {price} a division. Marks recorded game by game, price line by line, refund by progress.',
  'about.title': 'Marks, fortitude and the way to Master',
  'about.first':
    'Wild Rift counts marks instead of LP. As a rule a win brings one and a loss takes one, and a division asks for two marks in Iron and up to five in Emerald and Diamond. Ranked Fortitude, filled by fair and steady play, can add a mark or save one. From Master on points are open, with Grandmaster, Challenger and Sovereign above. Low divisions are short and cost little; Diamond is the long stretch.',
  'about.second':
    'The booster plays on your Riot account, on a device of their own. You name platform and server, and the marks you already hold lower the price of the first division. Champions can be asked for if your account has them. Legendary Queue opens at Diamond and is played alone. Stay signed out while games run, since your phone would end the booster’s session in the middle of a fight.',
  'question.first': 'My game is bound to Google, Apple or Facebook. What do I give?',
  'answer.first':
    'A Riot login, and never the login of such a service: that one opens far more than a game. If you sign in through another service, set up a Riot username and password for the account first, and try once whether you get in with them.',
  'question.second': 'Does the platform change the price?',
  'answer.second':
    'No. Rank, champions and skins belong to the Riot account and are the same on Android and iOS. We ask for it so that the booster knows on which system the account is usually played.',
  'question.third': 'How are the marks I already have counted?',
  'answer.third':
    'Choose your division and the marks you hold in it. The fuller that division already is, the less it costs. All later divisions have their full price, because you enter them with no marks.',
  'question.fourth': 'Can the booster play Legendary Queue?',
  'answer.fourth':
    'Yes, if you choose it and stand in Diamond or above, where the game opens it. It is for single players, so playing along is not possible there. The booster then plays that queue and no other.',
  'question.fifth': 'Can I lose my account over this?',
  'answer.fifth':
    'Yes. Riot Games’ terms forbid boosting and account sharing in Wild Rift as well. Penalties reach from lost season rewards to a permanent ban, and a ban takes along everything you bought in the game. Nobody can promise that it won’t happen.',
} as const satisfies ServiceWords
