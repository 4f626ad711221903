import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'From the rank you hold to the rank you name, in Competitive, 100 RR at a time.',
  description:
    'Valorant elo boost in Competitive, from {price} a division. RR recorded match by match, price line by line, refund for what was not climbed.',
  'about.title': 'How RR move, and what that means for a climb',
  'about.first':
    'Every division from Iron 1 to Ascendant 3 takes 100 RR. A win brings more RR when your hidden MMR lies above the rank you show, and the round difference and your own performance can count as well. There is no promotion match: at 100 RR you are through. From Immortal on RR have no ceiling, and Radiant also asks for a place among the best of your region.',
  'about.second':
    'The booster plays Competitive on your account, in your region. Tell us what a usual win brings you, since an account with low gain needs more matches. Agents can be named as an add-on if they are unlocked. Private stream shows you the rounds live, coaching tells you why they were won. While the order runs, leave Competitive alone: your own matches would shift the RR that the record builds on.',
  'question.first': 'Which agents can I ask for?',
  'answer.first':
    'Any that are unlocked on your account; the booster then plays only those. Name agents of more than one role. Who locks first has the agent, and a list of one duelist leaves nothing when a teammate is faster.',
  'question.second': 'Why does my friend gain more RR per win?',
  'answer.second':
    'RR follow the distance between MMR and rank. With an MMR above your rank, wins pay more than losses cost; below it, the other way round. Choose low, normal or high by your latest matches. It changes price and time.',
  'question.third': 'Does the price cover lost matches?',
  'answer.third':
    'Yes. The quote is for the rank you named. Defeats, dodged lobbies and the RR they take belong to the way there, and the booster plays on until you arrive. The record shows all of it.',
  'question.fourth': 'Can you bring me to Radiant?',
  'answer.fourth':
    'It can be ordered, and only a booster cleared for that height can claim it. Radiant needs enough RR and one of a limited number of places in your region, and both shift daily. The order is for the RR you enter, so look at the leaderboard first.',
  'question.fifth': 'What does Riot do about boosted accounts?',
  'answer.fifth':
    'Boosting and account sharing break the terms. Riot Games can take ranked rewards, suspend or ban, and Vanguard runs on every machine on which your account is used. What follows from that is not in our hands. You accept this before you pay.',
} as const satisfies ServiceWords
