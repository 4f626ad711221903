import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'A booster plays net wins at your current rank, alone or with you. A lost game is won back and costs you nothing extra.',
  description:
    'Net wins in LoL at your rank, from {price} a net win. Lost games are won back at no cost. Solo or duo, price line by line.',
  'about.title': 'How net wins are counted',
  'about.first':
    'Net wins are wins minus losses: four wins and one loss make three. The order ends when you have the number you bought, however many games that takes. Net wins are for players without a target rank who want some distance from demotion, a push out of a division they’re stuck in, or active games against decay in the high tiers.',
  'about.second':
    'The price depends on your tier when you order. How much LP the wins are worth is up to your MMR and doesn’t change the price. A booster plays on your account, or you switch to duo and play along. {games.addon.bonus-win} adds one more win at a fixed price. You can choose Flex as well; in that case, enter your Flex rank.',
  'question.first': 'How many games does it take to get five net wins?',
  'answer.first':
    'As many as it takes to have five more wins than losses. Five in a row is enough; with two losses along the way, it’s nine games. You pay for five either way, and the order page shows the count after every game.',
  'question.second': 'Will that get me to the next division?',
  'answer.second':
    'Maybe, but it isn’t part of the order. If you gain 20 LP per win and lose 20 per loss, five net wins come to 100 LP, which is one division. If the division is what matters, order an elo boost: there, the target is fixed and the number of games is open.',
  'question.third': 'If my rank rises during the order, does the price rise, too?',
  'answer.third':
    'No. The price is locked in based on the tier you had when you ordered. If the wins carry you from Gold to Platinum, the rest of them still cost what your quote says.',
  'question.fourth': 'Do remakes and dodges count?',
  'answer.fourth':
    'No. A remake has no winner, and a dodged lobby never became a game, so neither changes the count. LP lost to a dodge isn’t made up for here, because this order counts games, not points.',
  'question.fifth': 'Are a few wins too little to be noticed?',
  'answer.fifth':
    'Only Riot Games could answer that, so we won’t pretend to. Boosting breaks the terms at any scale, and penalties range from lost ranked rewards to a permanent ban. You’ll see this again at checkout and confirm it there.',
} as const satisfies ServiceWords
