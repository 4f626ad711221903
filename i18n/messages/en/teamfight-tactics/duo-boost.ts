import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Two boards, one team. Climb in Double Up with a booster as your partner.',
  description:
    'Climb the Double Up ladder of TFT with a booster at your side, from {price} a division. You play your own board, no password needed.',
  'about.title': 'Why duo means Double Up here',
  'about.first':
    'In Ranked, everyone plays for themselves: a friend in the lobby is one of seven opponents. Double Up is the mode for two. Four teams share a lobby; partners share their health, send each other units and help out on the other board. It has a ladder of its own from Iron to Challenger, with 100 LP a division, and your team’s placement counts for both of you.',
  'about.second':
    'You play your board and the booster plays theirs. They send you the units you need, and you send what you can spare. Enter your Double Up rank as the start, not your Ranked one, or the distance and price will be wrong. Your schedule sets the pace. You can add {games.addon.coaching} and {games.addon.bonus-win}; you can’t choose champions, for the same reason as everywhere in this game: the shop decides.',
  'question.first': 'Can we climb in Ranked together?',
  'answer.first':
    'No. In that queue, you’d be opponents, and two players who arrange their placements break yet another rule. A duo order is always Double Up. For your rank in Ranked, order an elo boost.',
  'question.second': 'Can I be penalized even if I do the playing?',
  'answer.second':
    'Yes, and so can your partner. Riot Games’ terms forbid paid boosting even if you play your own board. Your login is safe, since no one else uses it; your account isn’t. You confirm that before you pay.',
  'question.third': 'I have no Double Up rank yet. What now?',
  'answer.third':
    'A climb needs a start, because the price counts divisions from there. Play your first Double Up games yourself, or order them as a placement boost in duo. After that, you have a rank to enter here.',
  'question.fourth': 'Which placements gain LP?',
  'answer.fourth':
    'The top two of the four teams gain LP, and the other two lose some. Bad lobbies are part of every climb and making up for them is included in the price. You pay for the division you chose, not for single games.',
  'question.fifth': 'How do we find hours that suit us both?',
  'answer.fifth':
    'You enter the hours you can play when you order. Boosters see them before they claim, so the one who takes your order knows your schedule. If no one takes it within {figures.start}, you can cancel and get everything back.',
} as const satisfies ServiceWords
