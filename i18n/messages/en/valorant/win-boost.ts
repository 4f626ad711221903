import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'A booster plays a fixed number of net wins in Competitive at the rank you have today, alone or with you.',
  description:
    'Net wins in Valorant’s Competitive, from {price} a net win. Priced by your current rank, solo or duo. Losses cost you nothing extra.',
  'about.title': 'Wins instead of a target',
  'about.first':
    'In Valorant, RR per win differs from player to player, so some prefer to buy wins and take the RR as it comes. Net wins are wins minus losses: eight won and three lost make five. The order is done when that difference is reached, so after a defeat the booster simply plays on. Draws change nothing. How far the wins carry you depends on your MMR.',
  'about.second':
    'The rank you enter sets the price of a win, and that price stays the same even if you rank up along the way. Immortal and Radiant share one price. Solo means a booster on your account; in a duo, you play along and share no password. Add agents if you want your usual picks to show in the match history. If you’re after a specific rank, an elo boost is the better choice.',
  'question.first': 'How much RR will ten net wins get me?',
  'answer.first':
    'It depends on your gains. If you get 18 RR for a win and lose 18 for a loss, ten net wins come to 180 RR, not quite two divisions. If losses cost you more than wins earn, it’s less. The order counts matches, not RR.',
  'question.second': 'What about draws and surrenders?',
  'answer.second':
    'A draw in overtime is neither a win nor a loss, so the count doesn’t change; the same goes for a remake. After a surrender, the match counts the way the game shows it, won or lost.',
  'question.third': 'Can I play along in a win order?',
  'answer.third':
    'Yes. Switch to duo and the booster joins your party. The quote gets a line for it, and the time range gets longer, because matches wait until you’re there. Your ranks have to be close enough for Competitive to let you queue together.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Until a booster starts, you can cancel the order yourself and get everything back. After that, staff can stop the order, and you’re refunded for the net wins still missing from the record. At six of ten, you’re refunded for four, along with their share of the add-ons.',
  'question.fifth': 'Does buying wins break the rules?',
  'answer.fifth':
    'Yes, like every form of boosting. Riot Games can take away rewards, suspend your account or ban it for good, and it doesn’t name a number of matches that’s safe. Only order if you can live with that.',
} as const satisfies ServiceWords
