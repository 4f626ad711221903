import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Choose a target. A booster plays your Ranked or Double Up lobbies until you get there.',
  description:
    'TFT elo boost in Ranked or Double Up, from {price} a division. Every lobby recorded, price line by line, refund by progress.',
  'about.title': 'LP in lobbies of eight',
  'about.first':
    'In Teamfight Tactics, your placement decides your LP. The top half of the lobby gains, the bottom half loses, and first place gains more than fourth. A division takes 100 LP, as in League of Legends, but the two ranks have nothing to do with each other, even on the same Riot account. Ranked and Double Up have separate ladders, too, and every new set starts with a reset.',
  'about.second':
    'The booster plays whole lobbies on your account, and a lobby that goes well is a long one: top players stay until the end. Stay signed out of both games in the meantime, since League of Legends uses the same login. You can’t choose champions in advance, because the shop decides what a lobby offers. {games.addon.coaching} is a better add-on for this game: boards and decisions can be reviewed afterward.',
  'question.first': 'Does a booster finish first every time?',
  'answer.first':
    'No. Steady top fours climb; forcing first places loses LP. You’ll see thirds and fourths in the record, and now and then an eighth. You pay for the division at the end, and the next lobbies make up for a bad one.',
  'question.second': 'Can I play League of Legends during the order?',
  'answer.second':
    'Not at the same time. Both games use the same Riot account, and signing in kicks the booster out in the middle of a lobby. Pause the order on its page when you want the account for yourself, and resume it afterward.',
  'question.third': 'What happens when a new set starts?',
  'answer.third':
    'Ranks are reset, so an unfinished climb can’t continue. Compare the time range with the end of the set before you order. If the climb isn’t finished by then, staff can stop it, and you’re refunded for the missing divisions.',
  'question.fourth': 'Why can’t I choose champions or a composition?',
  'answer.fourth':
    'Because no one could stick to it. Shops, items and contested units decide what’s possible, and forcing a comp loses LP. That’s why Teamfight Tactics has no {games.addon.characters.champions} add-on.',
  'question.fifth': 'Does Riot penalize boosting in TFT, too?',
  'answer.fifth':
    'Yes. The terms are the same as for League of Legends, and so is the account. A suspension or a ban hits everything on it, including Little Legends, arenas and skins. We can’t promise that yours will be spared.',
} as const satisfies ServiceWords
