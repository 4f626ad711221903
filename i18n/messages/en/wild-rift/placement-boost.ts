import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift has no placement games. This is what comes closest: your first ranked games of the season.',
  description:
    'Your first ranked games of the Wild Rift season, played by a booster or with one, from {price} a game. Up to ten, each recorded with its marks.',
  'about.title': 'A season start without placements',
  'about.first':
    'On PC a handful of games sets your rank. Wild Rift does it differently: a new season puts you some way below the rank you ended on, and you play on from there at once. How far down you start depends on that rank. The first games still weigh something, because everyone climbs back at the same time and lobbies are mixed. A row of wins then leads back quickly.',
  'about.second':
    'This order is for ranked games at the start of the season, from one up to ten. The rank of last season sets the price of a game; without one it is priced like Silver. A booster plays on your account, or in a party with you. Wins, losses and marks are recorded. The rank that comes out of it is the result of the games and not a promise.',
  'question.first': 'Why is it called placement boost, then?',
  'answer.first':
    'Because it serves the same wish, a good start into the season, and the service has one name in all our games. In Wild Rift it stands for your first ranked games, since a placement phase does not exist.',
  'question.second': 'I have already played some games this season. Is it too late?',
  'answer.second':
    'No. The order covers the number of ranked games you choose, whenever they are played. They help most in the first days, before the ladder has sorted itself out. Later on, net wins or a climb usually give you more.',
  'question.third': 'Are lost games replaced?',
  'answer.third':
    'No. The order is for games, and a lost one has been played. Ranked Fortitude may still save the mark. If losses are to be won back, take a win boost: there only the difference counts.',
  'question.fourth': 'What is the difference between solo and duo?',
  'answer.fourth':
    'Solo: the booster signs in to your Riot account on another device. Duo: you play on your own phone, with the booster in your party, and give your in-game name only. Duo has its own line in the price and needs your time.',
  'question.fifth': 'Is the start of a season a risky time?',
  'answer.fifth':
    'No more and no less than any other. Riot Games forbids boosting all year round, and its answer can be a suspension, lost rewards or a ban. We know of no week in which that is different.',
} as const satisfies ServiceWords
