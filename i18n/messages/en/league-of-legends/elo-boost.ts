import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Name the division you want and where you stand. A booster plays the games between on your account.',
  description:
    'Raise your League of Legends rank, from {price} a division. Price line by line, every game recorded, a refund for what was not climbed.',
  'about.title': 'How a climb on the League of Legends ladder goes',
  'about.first':
    'Solo/Duo and Flex are separate ladders, each with its own hidden MMR. A division takes 100 LP, and a full bar moves you up without a promotion series. From Master on there are no divisions: LP have no ceiling, and Grandmaster and Challenger begin at thresholds further up. How many LP a win brings depends on your MMR, so the calculator asks for it next to your division and server.',
  'about.second':
    'The booster signs in with the login from your vault and plays the queue you chose until the target is reached. Your part is small: play no ranked games in that queue meanwhile, and stay out of the client during a game, because a second sign-in ends the first. Named champions narrow the booster’s picks, and solo-only queue rules out a premade partner, so both cost extra.',
  'question.first': 'What can Riot do to my account?',
  'answer.first':
    'Riot Games forbids boosting, and a stranger signing in to your account breaks the terms as well. Known measures are the loss of ranked rewards, suspension and a permanent ban. We cannot rule out any of them. You confirm this before you pay, so decide with it in mind.',
  'question.second': 'Why do you ask how many LP I gain per win?',
  'answer.second':
    'Because it follows your MMR. If a win brings clearly less than a loss takes, each division needs more games, so low gain costs more and takes longer. If a win brings clearly more, choose high. About even is normal.',
  'question.third': 'Who pays for lost games and dodges?',
  'answer.third':
    'Not you. The price is for the target, so LP lost to a defeat or a dodge are climbed again at no cost. Each game is recorded with its result and with the standing after it, so you see the dips as well.',
  'question.fourth': 'Can I order a climb in Flex?',
  'answer.fourth':
    'Yes. Choose Flex as the queue and enter your Flex rank, which is separate from Solo/Duo. The queue is a line of its own in the price. A climb in one queue does not move your rank in the other, so order for the one you care about.',
  'question.fifth': 'What if the season ends before the climb does?',
  'answer.fifth':
    'A reset moves every account, so an unfinished climb cannot simply go on. Compare the time range on this page with the days the season still has. If it turns out too tight, staff can stop the order: what the recorded games have earned stays paid, the rest comes back.',
} as const satisfies ServiceWords
