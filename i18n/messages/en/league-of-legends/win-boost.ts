import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Buy net wins at the rank you hold now. A lost game is won back and costs you nothing more.',
  description:
    'Net wins in League of Legends at your rank, from {price} a net win. Lost games are won back at no cost. Solo or duo, price line by line.',
  'about.title': 'Net wins, counted plainly',
  'about.first':
    'A net win is a win that is left once the losses are taken off. Four won and one lost leave three. The order ends when the number you bought is reached, however many games that takes. It suits players who want some distance from a demotion, a push out of a division they are stuck in, or active games against decay in the high tiers, without naming a target.',
  'about.second':
    'The price follows the tier you stand in when you order. How many LP the wins bring is up to your MMR and changes nothing in the price. A booster plays on your account, or you switch to duo and play along. The bonus win adds one more win to the order at a fixed price. Flex can be chosen as well; enter your Flex rank then.',
  'question.first': 'How many games are five net wins?',
  'answer.first':
    'As many as it takes to have five more wins than losses. Five in a row are enough; with two defeats on the way it is nine games. You pay for five in either case, and the order page shows the count after each game.',
  'question.second': 'Will that bring me to the next division?',
  'answer.second':
    'Perhaps, but it is not part of the order. If a win brings you 20 LP and a loss takes 20, five net wins are 100 LP, one division. If the division is what matters, order an elo boost: there the target is fixed and the number of games is open.',
  'question.third': 'My rank rises while the order runs. Does the price?',
  'answer.third':
    'No. The price is frozen with the order, by the tier in which you placed it. If the wins carry you from Gold to Platinum, the rest of them still cost what your quote says.',
  'question.fourth': 'Do remakes and dodges count?',
  'answer.fourth':
    'No. A remake has no winner, and a dodged lobby never became a game, so neither moves the count. LP that a dodge takes are not made up for here, because this order counts games and not points.',
  'question.fifth': 'Are a few wins too little to be noticed?',
  'answer.fifth':
    'Only Riot Games could answer that, so we do not claim it. Boosting breaks the terms at any size, and measures run from lost ranked rewards to a permanent ban. You read this again at checkout and confirm it there.',
} as const satisfies ServiceWords
