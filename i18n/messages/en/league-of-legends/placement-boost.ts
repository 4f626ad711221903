import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Five games decide where your season starts. Let a booster play them, or play them with one.',
  description:
    'LoL placement games played by a booster, solo or duo. From {price} a game, priced by your last rank, with every result recorded.',
  'about.title': 'What five games can and can’t do',
  'about.first':
    'After a reset, each queue requires five placement games before it shows a rank. The game combines your hidden MMR from last season with these five results to place you in a division. A placement game moves you further than a later one, but it doesn’t erase your old MMR: five wins won’t place an account in Diamond if it ended in Silver.',
  'about.second':
    'Enter the rank you ended last season with, or {games.unranked}, and how many of the five games are left. A booster plays them on your account, or you play along and keep your password to yourself. Solo/Duo and Flex place you separately, so an order covers just one of them. If you choose champions, choose enough that a ban or two doesn’t rule them all out.',
  'question.first': 'Which rank will I get after placements?',
  'answer.first':
    'No one can know in advance. It depends on your old MMR, the results and the opponents. You’re buying games played by a strong player, not a division. If you want a specific rank, order an elo boost after your placements.',
  'question.second': 'I’m unranked. What does a game cost?',
  'answer.second':
    'An unranked placement is priced like Silver, since there’s no last rank to go by. If you did have a rank last season, enter it: the price of a game depends on its tier, then on server and queue.',
  'question.third': 'What happens when a placement game is lost?',
  'answer.third':
    'It counts as played, because a placement game can’t be repeated. You order a number of games, and the record shows losses as well as wins. If you want losses to be won back, order a win boost.',
  'question.fourth': 'I’ve played two of the five. Can I order the rest?',
  'answer.fourth':
    'Yes, set the number to three. You can order any number from one to five, and the price and time adjust. Don’t play any more ranked games in that queue while the order runs, or there will be fewer left than you paid for.',
  'question.fifth': 'Can I be penalized for just five games?',
  'answer.fifth':
    'Yes. Riot Games’ terms don’t care how many games someone else plays for you. Even one can lead to a suspension, lost rewards or a ban. If you play along, you keep your password to yourself, but it’s still paid boosting.',
} as const satisfies ServiceWords
