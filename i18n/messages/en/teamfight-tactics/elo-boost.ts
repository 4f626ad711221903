import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Choose a target. A booster plays your Ranked or Double Up lobbies until you stand there.',
  description:
    'Teamfight Tactics elo boost in Ranked or Double Up, from {price} a division. Every lobby recorded, price line by line, refund by progress.',
  'about.title': 'LP in lobbies of eight',
  'about.first':
    'In Teamfight Tactics the place you finish in decides your LP. The upper half of the lobby gains, the lower half loses, and a first place brings more than a fourth. A division takes 100 LP, as in League of Legends, but the two ranks have nothing to do with each other, even on the same Riot account. Ranked and Double Up keep separate ladders again, and every new set starts with a reset.',
  'about.second':
    'The booster plays whole lobbies on your account, and a lobby that goes well is a long one: who finishes high stays until the end. Stay signed out of both games meanwhile, since League of Legends uses the same login. Champions cannot be named in advance, because the shop decides what a lobby gives. Coaching fits this game better as an add-on: boards and decisions can be looked at afterwards.',
  'question.first': 'Does a booster finish first every time?',
  'answer.first':
    'No. Steady top fours climb; forcing first places loses LP. You will find thirds and fourths in the record, and now and then an eighth. You pay for the division at the end, and a bad lobby is made up for by the next ones.',
  'question.second': 'Can I play League of Legends during the order?',
  'answer.second':
    'Not at the same moment. Both games run on one Riot account, and a second sign-in throws the first one out in the middle of a lobby. Pause the order on its page when you want the account for yourself, and resume it afterwards.',
  'question.third': 'What happens when a new set starts?',
  'answer.third':
    'Ranks are reset and the climb loses its ground. Compare the time range with the end of the set before you order. A climb that is not finished by then can be stopped by staff, and the divisions that are missing are refunded.',
  'question.fourth': 'Why can’t I choose champions or a composition?',
  'answer.fourth':
    'Because nobody could keep to it. Shops, items and contested units decide what is possible, and a forced composition loses LP. That is why there is no add-on for specific champions in Teamfight Tactics.',
  'question.fifth': 'Does Riot punish boosting in TFT, too?',
  'answer.fifth':
    'Yes. The terms are those of League of Legends, and so is the account. A suspension or a ban hits everything on it, Little Legends, arenas and skins included. We cannot promise that yours is spared.',
} as const satisfies ServiceWords
