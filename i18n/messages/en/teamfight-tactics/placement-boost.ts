import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'The first ranked games of a set, played by a booster in Ranked, or together with you in Double Up.',
  description:
    'Teamfight Tactics placement games at the start of a set, from {price} a game. Priced by your last rank, in Ranked or together in Double Up.',
  'about.title': 'The first lobbies of a set',
  'about.first':
    'With each set the ladder is reset, and the first five ranked games place you. They move you further than later ones, so a row of top fours at the start saves many lobbies afterwards. Your old rank still has a say, because the game remembers the hidden rating behind it. Ranked and Double Up place you separately, and an order is for one of the two.',
  'about.second':
    'Enter the rank you ended the last set with, or unranked, and the number of games. In Ranked a booster plays them alone on your account. In Double Up you may play along, and then no login is needed. A young set is patched often, so the booster plays what is strong that week. Neither champions nor a composition can be ordered.',
  'question.first': 'Which tier will I land in?',
  'answer.first':
    'The game decides, from your hidden rating and the places in these lobbies. Five good results give you a better start, not a tier that we could name in advance. A tier of your choice is what elo boost is for.',
  'question.second': 'Is a fifth place played again?',
  'answer.second':
    'No. A placement game exists once, so every lobby counts, whatever place it ends in. You pay for a number of games. If an order is stopped before all of them are played, the others are refunded.',
  'question.third': 'I skipped the last set. What do I enter?',
  'answer.third':
    'Choose unranked; the games are then priced like Silver. A rank from an older set plays no part in the price, because the calculator asks for the last one only. The hidden rating may still remember it.',
  'question.fourth': 'Can placements be played in Double Up?',
  'answer.fourth':
    'Yes, choose it as the queue. Either a booster plays on your account, or you are the partner and give only your Riot ID. The result counts for your Double Up rank and leaves Ranked as it is.',
  'question.fifth': 'Do five lobbies put my account at risk?',
  'answer.fifth':
    'They do. Someone else at your board breaks Riot Games’ terms from the first round on, and the answer can be a suspension or a ban of the whole Riot account. Weigh that against a better start before you order.',
} as const satisfies ServiceWords
