import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'A booster plays Competitive on your account, from the rank you have to the rank you want, 100 RR at a time.',
  description:
    'Valorant rank boost (elo boost) in Competitive, from {price} a division. RR recorded match by match, refund for what isn’t played.',
  'about.title': 'How RR moves, and what that means for a climb',
  'about.first':
    'Every division from Iron 1 to Ascendant 3 takes 100 RR. A win is worth more RR when your hidden MMR is above your visible rank, and the round difference and your own performance can count as well. There’s no promotion match: at 100 RR, you’re through. From Immortal up, RR has no cap, and Radiant also takes a place among the best in your region.',
  'about.second':
    'The booster plays Competitive on your account, in your region. Choose how much RR you typically gain per win, since an account with low gains needs more matches. You can choose agents as an add-on if they’re unlocked. {games.addon.stream} shows you the rounds live, and {games.addon.coaching} explains why they were won. While the order runs, stay out of Competitive: your own matches would throw off the RR the record is based on.',
  'question.first': 'Which agents can I ask for?',
  'answer.first':
    'Any that are unlocked on your account; the booster then plays only those. Choose agents from more than one role. The first player to lock an agent gets it, and if your only pick is one duelist, a faster teammate leaves the booster with nothing.',
  'question.second': 'Why does my friend gain more RR per win?',
  'answer.second':
    'RR depends on the gap between MMR and rank. If your MMR is above your rank, you gain more from a win than you lose from a loss; if it’s below, it’s the other way around. Choose {games.gain.low}, {games.gain.normal} or {games.gain.high} based on your latest matches. It affects the price and the time.',
  'question.third': 'Does the price cover lost matches?',
  'answer.third':
    'Yes. The quote is for the rank you chose. Defeats, dodged lobbies and the RR they cost are part of getting there, and the booster plays on until you arrive. The record shows all of it.',
  'question.fourth': 'Can you get me to Radiant?',
  'answer.fourth':
    'You can order it, and only a booster cleared for that rank can claim it. Radiant takes enough RR and one of a limited number of places in your region, and both shift daily. The order is for the RR you enter, so check the leaderboard first.',
  'question.fifth': 'What does Riot do about boosted accounts?',
  'answer.fifth':
    'Boosting and account sharing break the terms. Riot Games can take away ranked rewards, suspend or ban accounts, and Vanguard runs on every computer your account is used on. What happens then is out of our hands. You accept this before you pay.',
} as const satisfies ServiceWords
