import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'A booster plays the net wins you buy, and you get the marks that come with them. Losses are made up for at no extra cost.',
  description:
    'Net wins in Wild Rift, in Ranked or Legendary Queue, from {price} a net win. A loss costs you nothing extra. Android and iOS, solo or duo.',
  'about.title': 'A win is a mark, most of the time',
  'about.first':
    'Up to Diamond, a win is usually worth one mark, so you can almost count net wins in divisions: five of them in Diamond are about one division. Ranked Fortitude sometimes makes it two, or keeps a mark after a defeat. From Master up, a win earns points, and how many depends on the match. The order counts wins and losses; the marks they earn are yours, more or fewer.',
  'about.second':
    'You enter your rank, the number of wins, your server, platform and queue. Your tier sets the price of a win, and the price doesn’t change if you rank up during the order. You can choose {games.queue.legendary} from Diamond up; it’s solo only. In Ranked, you can play along on your own phone. You can ask for specific champions; on a new account with only a few, choose none and let the booster see what’s there.',
  'question.first': 'Five net wins from Emerald II: where do I end up?',
  'answer.first':
    'Usually one division higher, in Emerald I, because a division there takes five marks. Fortitude can make it a little more. That’s not a promised rank: if you need one, make it the target of an elo boost.',
  'question.second': 'What happens after a loss?',
  'answer.second':
    'The count goes down by one and the booster plays on, at no cost to you. If fortitude saves your mark, the defeat still counts as one, so the booster wins it back all the same.',
  'question.third': 'Can I buy wins for a season reward?',
  'answer.third':
    'Yes, if the reward asks for a rank or for ranked wins. Compare the time range with the end of the season, because the season won’t wait for your order. If staff stop it, you’re refunded for the wins that weren’t reached.',
  'question.fourth': 'Can I play ARAM or normals in the meantime?',
  'answer.fourth':
    'They don’t affect the count, but two devices can’t be signed in at once. Pause the order before you play so no ranked game gets cut off, and resume it when you’re done.',
  'question.fifth': 'Do a few wins put my account at risk?',
  'answer.fifth':
    'Yes. Riot Games draws no public line between one boosted game and fifty, and a suspension or ban can follow from either. Duo keeps your login private, but it still breaks the terms. You confirm this at checkout.',
} as const satisfies ServiceWords
