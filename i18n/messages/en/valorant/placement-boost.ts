import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Five matches stand between you and a rank. Let a booster play them, or play them together.',
  description:
    'Valorant placement matches, solo or duo, from {price} a game. Priced by your last rank or as unranked, every match recorded with its result.',
  'about.title': 'What placement matches do in Valorant',
  'about.first':
    'After a reset, Competitive hides your rank until you’ve played five matches. It starts from the MMR you had, weighs results, rounds and performance, and often shows a rank below the one you ended on. A good start matters beyond that first rank: the MMR it leaves behind decides how much RR your wins are worth in the weeks that follow. A new account first has to reach the level that unlocks Competitive.',
  'about.second':
    'Order as many of the five as you have left. The price of a game depends on last season’s rank; without one, it’s priced like Silver. A booster plays the matches on your account, or the two of you play them as a duo, and then your Riot ID is all we need. You can choose agents, too. If a reset is only days away, wait for it: matches played before it won’t place you.',
  'question.first': 'Five wins, and still below my old rank?',
  'answer.first':
    'That happens. Valorant tends to place you low so there’s room to rank up, and an old MMR outweighs five results. What good placements do get you is higher RR gains afterward.',
  'question.second': 'Do kills count in placements?',
  'answer.second':
    'Performance has some weight, but results have more. The booster plays to win rounds, not to top the scoreboard. You see every match in the record; what Riot makes of it shows after the last one.',
  'question.third': 'What if a match is remade or someone leaves?',
  'answer.third':
    'A remake isn’t a placement match, so it doesn’t count toward your order either. A match that continues four against five counts for the game, and so it does for us, won or lost. So does a draw.',
  'question.fourth': 'Can I order placements on a new account?',
  'answer.fourth':
    'Yes, once it has unlocked Competitive. Choose {games.unranked} as your last rank. We don’t level accounts up to that point, and we don’t sell any. It has to be your own account.',
  'question.fifth': 'Can five matches get me banned?',
  'answer.fifth':
    'They can. Account sharing and boosting break Riot Games’ terms from the very first match, and penalties range from a suspension to a permanent ban. If you play along, nothing is shared, but it’s boosting all the same.',
} as const satisfies ServiceWords
