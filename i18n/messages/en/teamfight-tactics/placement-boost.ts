import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'The first ranked games of a set, played by a booster in Ranked, or together with you in Double Up.',
  description:
    'TFT placement games at the start of a set, from {price} a game. Priced by your last rank, in Ranked or together in Double Up.',
  'about.title': 'The first lobbies of a set',
  'about.first':
    'Every set resets the ladder, and the first five ranked games place you. They move you further than later ones, so a run of top fours at the start saves you a lot of lobbies later. Your old rank still counts, because the game remembers the hidden rating behind it. Ranked and Double Up place you separately, and an order is for one of the two.',
  'about.second':
    'Enter the rank you ended the last set with, or {games.unranked}, and the number of games. In Ranked, a booster plays them alone on your account. In Double Up, you can play along, and then no login is needed. A new set gets patched often, so the booster plays whatever is strong that week. You can’t choose champions or a composition.',
  'question.first': 'Which tier will I land in?',
  'answer.first':
    'The game decides, based on your hidden rating and your results in these lobbies. Five good placements give you a better start, not a tier we could name in advance. For a specific tier, order an elo boost.',
  'question.second': 'Is a fifth place played again?',
  'answer.second':
    'No. You only get each placement game once, so every lobby counts, no matter how it ends. You pay for a number of games. If an order is stopped before all of them are played, you’re refunded for the rest.',
  'question.third': 'I skipped the last set. What do I enter?',
  'answer.third':
    'Choose {games.unranked}; the games are then priced like Silver. A rank from an older set doesn’t affect the price, because the calculator only asks for the last one. Your hidden rating might still remember it.',
  'question.fourth': 'Can placements be played in Double Up?',
  'answer.fourth':
    'Yes, choose it as the queue. Either a booster plays on your account, or you’re the partner and only share your Riot ID. The result counts for your Double Up rank and leaves Ranked unchanged.',
  'question.fifth': 'Do five lobbies put my account at risk?',
  'answer.fifth':
    'They do. Someone else playing your board breaks Riot Games’ terms from the first round, and the penalty can be a suspension or a ban of your whole Riot account. Weigh that against a better start before you order.',
} as const satisfies ServiceWords
