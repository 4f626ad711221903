import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Choose where you are and where you want to be. A booster plays the games in between on your account.',
  description:
    'LoL elo boost from {price} a division. Price line by line, every game recorded, a refund for what isn’t played.',
  'about.title': 'How a climb works in League of Legends',
  'about.first':
    'Solo/Duo and Flex are separate ladders, each with its own hidden MMR. A division takes 100 LP, and a full bar moves you up without a promotion series. From Master up there are no divisions: LP has no cap, and Grandmaster and Challenger start at thresholds further up. How much LP you gain per win depends on your MMR, so the calculator asks for it along with your division and server.',
  'about.second':
    'The booster signs in with the login from your vault and plays the queue you chose until the target is reached. Your part is easy: don’t play ranked in that queue in the meantime, and stay out of the client during a game, because signing in kicks the booster out. Choosing champions narrows the booster’s picks, and {games.addon.solo-only} rules out a premade partner, so both cost extra.',
  'question.first': 'What can Riot do to my account?',
  'answer.first':
    'Riot Games forbids boosting, and letting a stranger sign in to your account breaks its terms as well. Known penalties are the loss of ranked rewards, a suspension or a permanent ban. We can’t rule out any of them. You confirm this before you pay, so keep it in mind.',
  'question.second': 'Why do you ask how much LP I gain per win?',
  'answer.second':
    'Because it follows your MMR. If you gain clearly less from a win than you lose from a loss, each division needs more games, so {games.gain.low} costs more and takes longer. If you gain clearly more, choose {games.gain.high}. If it’s about even, choose {games.gain.normal}.',
  'question.third': 'Who pays for lost games and dodges?',
  'answer.third':
    'Not you. The price is for the target, so LP lost to a defeat or a dodge is won back at no extra cost. Every game is recorded with its result and your rank afterward, so you see the dips as well.',
  'question.fourth': 'Can I order a climb in Flex?',
  'answer.fourth':
    'Yes. Choose {games.queue.flex} as the queue and enter your Flex rank, which is separate from Solo/Duo. The queue has its own line in the price. A climb in one queue doesn’t move your rank in the other, so order for the one you care about.',
  'question.fifth': 'What if the season ends before my order does?',
  'answer.fifth':
    'A reset moves every account, so an unfinished climb can’t simply continue. Before you order, compare the time range on this page with the days left in the season. If time runs short, staff can stop the order: you pay for what the recorded games achieved and get the rest back.',
} as const satisfies ServiceWords
