import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Two boards, one team. Climb in Double Up with a booster as your partner.',
  description:
    'Climb the Double Up ladder of Teamfight Tactics with a booster at your side, from {price} a division. You play yourself and give no password.',
  'about.title': 'Why duo means Double Up here',
  'about.first':
    'In Ranked everyone plays for themselves: a friend in the lobby is one of seven opponents. Double Up is the mode for two. Four teams share a lobby; partners live off the same health, send each other units and help out on the other board. It has a ladder of its own from Iron to Challenger, with 100 LP a division, and the team’s place counts for both of you.',
  'about.second':
    'You play your board and the booster plays theirs. They pass you the units you need, and you pass on what you can spare. Enter your Double Up rank as the start, not your Ranked one, or distance and price will be wrong. Your free hours set the pace. Coaching and a bonus win can be added; specific champions cannot, for the same reason as everywhere in this game: the shop decides.',
  'question.first': 'Can we climb in Ranked together?',
  'answer.first':
    'No. In that queue you would be opponents, and two players who arrange their places break the rules once more. An order with a partner is always Double Up. For your rank in Ranked there is elo boost.',
  'question.second': 'Can I be punished although I play myself?',
  'answer.second':
    'Yes, you can, and so can your partner. Riot Games’ terms forbid paid boosting also when you sit at your own board. Your login is out of danger, since nobody else uses it; your account is not. You confirm that before you pay.',
  'question.third': 'I have no Double Up rank yet. What now?',
  'answer.third':
    'A climb needs a start, because the price counts divisions from there. Play your first Double Up games alone, or order them as a placement boost in duo. After that you have a rank to enter here.',
  'question.fourth': 'Which places bring us forward?',
  'answer.fourth':
    'The first two of the four teams gain LP, the other two lose some. Bad lobbies belong to every climb and are made up for within the price. You pay for the division you named, not for single games.',
  'question.fifth': 'How do we find hours that suit both?',
  'answer.fifth':
    'You write down when you can play as a part of the order. Boosters read that before they claim, so whoever takes it knows your hours. If nobody takes it within an hour, you can cancel and get everything back.',
} as const satisfies ServiceWords
