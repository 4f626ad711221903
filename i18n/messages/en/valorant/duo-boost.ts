import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Queue for Competitive with a booster. You play on your own account, with the agents you like.',
  description:
    'Valorant duo boost: play Competitive with a booster on your own account, from {price} a division. No password, every match recorded.',
  'about.title': 'Queueing as a duo',
  'about.first':
    'Competitive lets two players queue together if their ranks are close enough; Riot decides how close, and the rule gets stricter toward the top. Your booster joins with an account that fits. RR is calculated for each player separately, from MMR, result and rounds, so you earn what your own account earns. And two players with a plan already cover two of the four roles before agent select begins.',
  'about.second':
    'You play every match, so the hours you enter decide how fast it goes; include your time zone. Many customers want to play the duelist, and that works well: a booster as initiator or controller opens up sites for you. You can add {games.addon.stream} and {games.addon.coaching}, but not {games.addon.solo-only} or {games.addon.offline}, since those are for orders played without you.',
  'question.first': 'Do I need a microphone?',
  'answer.first':
    'No. Callouts help in Valorant, and many duos use voice, but it isn’t required. Pings and in-game chat are enough. Giving hours you can really keep matters more.',
  'question.second': 'What if my rank is too far from the booster’s?',
  'answer.second':
    'Then the two of you couldn’t queue, so the booster brings an account within range. Finding one isn’t your job. As you rank up, the range moves with you, and the booster has to keep up.',
  'question.third': 'How is a duo climb priced?',
  'answer.third':
    'Just like the same climb as an elo boost, plus a duo line that always comes with this service. RR you already have lowers the price of the first division only. The quote shows every line, and nothing is added at checkout.',
  'question.fourth': 'Can a friend of mine join us?',
  'answer.fourth':
    'An order is for one customer and one booster. A third player narrows the ranks that can queue together and isn’t part of what you pay for. Your friend can place an order of their own.',
  'question.fifth': 'Is my account safe if I do the playing?',
  'answer.fifth':
    'Your login is, since no one asks for it. You can still be penalized: Riot Games treats paid boosting as a violation in a duo as well, and can suspend or ban you for it. You’ll see the same statement at checkout.',
} as const satisfies ServiceWords
