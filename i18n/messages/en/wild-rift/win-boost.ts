import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Buy net wins, and with them marks. Losses are made good within the price.',
  description:
    'Net wins in Wild Rift, in Ranked or Legendary Queue, from {price} a net win. A loss costs you nothing more. Android and iOS, solo or duo.',
  'about.title': 'A win is a mark, most of the time',
  'about.first':
    'Up to Diamond a win is usually worth one mark, so net wins can be held against a division almost directly: five of them in Diamond are about one division. Ranked Fortitude sometimes makes it two, or keeps a mark after a defeat. From Master on a win brings points, and how many depends on the game. The order counts wins and losses; the marks they bring are yours, be they more or fewer.',
  'about.second':
    'You enter rank, number, server, platform and queue. The tier sets the price of a win, and the price does not move when you climb during the order. Legendary Queue can be chosen from Diamond on and is solo. In Ranked you may play along on your own phone. Champions can be named; on a young account with few of them, name none and let the booster see what is there.',
  'question.first': 'Five net wins from Emerald II: where do I end up?',
  'answer.first':
    'Usually one division higher, in Emerald I, because a division there takes five marks. Fortitude can make it a little more. It is no promise of a rank: if you need one, order it as the target of an elo boost.',
  'question.second': 'What happens after a loss?',
  'answer.second':
    'The count goes down by one and the booster plays on, at no cost to you. A defeat in which fortitude saved your mark is still a defeat in the count, so you lose nothing by it.',
  'question.third': 'Can I buy wins for a season reward?',
  'answer.third':
    'Yes, if the reward asks for a rank or for ranked wins. Look at the time range and at the end of the season, which waits for no order. Wins that were not reached are refunded when staff stop it.',
  'question.fourth': 'May I play ARAM or normal games meanwhile?',
  'answer.fourth':
    'They do not touch the count, but two devices cannot be signed in at once. Pause the order before you play, so that no ranked game is cut off, and resume it when you are done.',
  'question.fifth': 'Do a few wins put my account at risk?',
  'answer.fifth':
    'Yes. Riot Games draws no public line between one boosted game and fifty, and a suspension or ban can follow from either. Duo keeps your login private, but it stays a breach of the terms. You confirm this at checkout.',
} as const satisfies ServiceWords
