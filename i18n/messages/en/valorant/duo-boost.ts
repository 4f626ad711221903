import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Queue for Competitive with a booster. Your account and your agents stay in your hands.',
  description:
    'Valorant duo boost: play Competitive with a booster on your own account, from {price} a division. No password, every match recorded.',
  'about.title': 'Queueing as two',
  'about.first':
    'Competitive takes parties of two as long as their ranks lie close enough; how close is Riot’s rule, and it grows stricter towards the top. Your booster joins with an account that fits. RR are counted for each player alone, from MMR, result and rounds, so you earn what your own account earns. Two players with a plan already cover two of the four roles before agent select begins.',
  'about.second':
    'You play every match, so the hours you name decide how fast it goes; write the time zone with them. Many want the duelist for themselves, and that works well: a booster as initiator or controller opens the sites for you. Private stream and coaching can be added. Solo-only queue and appear offline cannot, since both are meant for orders that are played without you.',
  'question.first': 'Do I need a microphone?',
  'answer.first':
    'No. Calls help in Valorant, and many duos use voice, but nothing in the order asks for it. Pings and the chat in the game are enough. Hours that you can really keep are worth more.',
  'question.second': 'What if my rank is too far from the booster’s?',
  'answer.second':
    'Then the two of you could not queue, so the booster brings an account within the range. Finding one is not your task. As you climb, the range moves with you, and the booster has to follow.',
  'question.third': 'How is a duo climb priced?',
  'answer.third':
    'Like the same climb as an elo boost, with a line for duo that always belongs to this service. RR you already have lower the price of the first division only. Every line stands on the quote, and nothing is added at checkout.',
  'question.fourth': 'Can a friend of mine join us?',
  'answer.fourth':
    'An order is one customer and one booster. A third player narrows the ranks that may queue together and is not part of what you pay for. Your friend can place an order of their own.',
  'question.fifth': 'Is my account safe if I play myself?',
  'answer.fifth':
    'Your login is, since nobody asks for it. A penalty is still possible: Riot Games treats paid boosting as a breach in a duo as well, and can suspend or ban for it. The same statement stands at checkout.',
} as const satisfies ServiceWords
