import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Five games decide where your season starts. Let a booster play them, or play them with one.',
  description:
    'League of Legends placement games by a booster, solo or duo. From {price} a game, priced by your last rank, with every result recorded.',
  'about.title': 'What five games can and cannot do',
  'about.first':
    'After a reset, each queue asks for five placement games before it shows a rank. The game looks at your hidden MMR from the season before and at these five results, and sets you into a division. A placement game moves you further than a later one, but it does not erase an old MMR: an account that ended in Silver will not be placed in Diamond by five wins.',
  'about.second':
    'You enter the rank you ended last season with, or unranked, and how many of the five games are left. A booster plays them on your account, or you play along and keep your password. Solo/Duo and Flex place you separately, so an order covers one of them. Champions can be named; keep the list wide enough that a ban or two does not empty it.',
  'question.first': 'Which rank will I get after placements?',
  'answer.first':
    'Nobody can know it beforehand. It depends on your old MMR, the results and the opponents. You buy games played by a strong player, not a division. If you want a certain rank, order an elo boost after your placements.',
  'question.second': 'I am unranked. What does a game cost?',
  'answer.second':
    'An unranked placement is priced like Silver, since there is no last rank to go by. If you did have a rank last season, enter it: the price of a game follows its tier, then server and queue.',
  'question.third': 'What happens when a placement game is lost?',
  'answer.third':
    'It counts as played, because a placement game cannot be repeated. The order is for a number of games, and a loss stands in the record like a win. If you want losses to be won back, a win boost is the service for that.',
  'question.fourth': 'I have played two of the five. Can I order the rest?',
  'answer.fourth':
    'Yes, set the number to three. You can order any number from one to five, and price and time follow. Play no further ranked games in that queue while the order runs, or there will be fewer left than you paid for.',
  'question.fifth': 'Can I be punished for five games?',
  'answer.fifth':
    'Yes. Riot Games’ terms do not ask how many games someone else has played for you. A suspension, lost rewards or a ban can follow from a single one. Playing along keeps your password with you, but it remains paid boosting.',
} as const satisfies ServiceWords
