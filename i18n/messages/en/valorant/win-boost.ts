import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'A fixed number of net wins in Competitive, at the rank you hold today.',
  description:
    'Net wins in Valorant’s Competitive, from {price} a net win. Losses are won back at no cost, solo or duo, at the price of your rank.',
  'about.title': 'Wins instead of a target',
  'about.first':
    'RR per win differ from player to player in Valorant, so some prefer to buy wins and take the RR as they come. Net wins are wins minus losses: eight won and three lost are five. The order is done when the difference is reached, and a defeat only means that the booster plays on. Draws change nothing. How far the wins carry you is decided by your MMR.',
  'about.second':
    'The rank you enter sets the price of a win, and it stays while the order runs, even when you climb. Immortal and Radiant share one price. Solo means a booster on your account; as a duo you play along and give no password. Add agents if you want your usual picks to show in the match history. If a certain rank is what you are after, elo boost is the better order.',
  'question.first': 'How many RR will ten net wins bring?',
  'answer.first':
    'It depends on your gain. If a win brings 18 RR and a loss takes 18, ten net wins are 180 RR, not quite two divisions. If losses cost you more than wins bring, it is less. The order counts matches, not RR.',
  'question.second': 'What about draws and surrenders?',
  'answer.second':
    'A draw in overtime is neither a win nor a loss, so the count stays where it was; a remake is treated the same. After a surrender the match counts as the game shows it, won or lost.',
  'question.third': 'Can I play along in a win order?',
  'answer.third':
    'Yes. Switch to duo and the booster joins your party. The quote gets a line for it, and the time range grows, because matches wait until you are there. Your ranks must be close enough for Competitive to let you queue together.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'In full until a booster starts, and you cancel yourself. Later staff stop the order, and the net wins that the record lacks are refunded. With six of ten reached, four come back, together with their share of the add-ons.',
  'question.fifth': 'Does buying wins break the rules?',
  'answer.fifth':
    'Yes, like every form of boosting. Riot Games can remove rewards, suspend the account or ban it for good, and it names no number of matches below which nothing happens. Order only if you can live with that.',
} as const satisfies ServiceWords
