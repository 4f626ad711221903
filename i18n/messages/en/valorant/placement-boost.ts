import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Five matches stand between you and a rank. Have them played, or play them with a booster.',
  description:
    'Valorant placement matches, solo or duo, from {price} a game. Priced by your last rank or as unranked, every match recorded with its result.',
  'about.title': 'What placement matches do in Valorant',
  'about.first':
    'After a reset, Competitive hides your rank until five matches are played. It starts from the MMR you had, weighs results, rounds and performance, and often shows a rank below the one you ended on. A good start matters beyond that first rank: the MMR it leaves behind decides how many RR your wins bring in the weeks that follow. A new account must first reach the level that unlocks Competitive.',
  'about.second':
    'Order as many of the five as you still have. The price of a game goes by the rank of your last season; unranked is priced like Silver. The matches are played by a booster on your account, or by the two of you as a duo, and then your Riot ID is all we need. Agents can be named. If a reset is only days away, wait for it: matches before it place nothing.',
  'question.first': 'Five wins, and still below my old rank?',
  'answer.first':
    'That happens. Valorant tends to place low, so that there is room to climb, and an old MMR weighs more than five results. What good placements do bring is a higher RR gain afterwards.',
  'question.second': 'Do kills count in placements?',
  'answer.second':
    'Performance has some weight there, the result has more. The booster plays to win rounds, not for the scoreboard. You see every match in the record; what Riot makes of it shows after the last one.',
  'question.third': 'What if a match is remade or somebody leaves?',
  'answer.third':
    'A remake is no placement match, so it does not count in your order either. A match that goes on four against five counts for the game, and so it does for us, won or lost.',
  'question.fourth': 'Can I order placements on a new account?',
  'answer.fourth':
    'Yes, once Competitive is unlocked on it. Choose unranked as your last rank. We do not level accounts up to that point, and we do not sell any. The account has to be your own.',
  'question.fifth': 'Can five matches get me banned?',
  'answer.fifth':
    'They can. Account sharing and boosting break Riot Games’ terms from the first match on, and penalties reach from a suspension to a permanent ban. If you play along, nothing is shared, but it is boosting all the same.',
} as const satisfies ServiceWords
