import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift has no placement games. This is the closest thing: your first ranked games of the season, played by a booster or with one.',
  description:
    'Your first ranked games of the Wild Rift season, played by a booster or with one, from {price} a game. Up to ten, each recorded with its marks.',
  'about.title': 'A season start without placements',
  'about.first':
    'On PC, a handful of games sets your rank. Wild Rift does it differently: a new season puts you some way below the rank you ended on, and you play on from there right away. How far down you start depends on that rank. The first games still matter, because everyone climbs back at the same time and lobbies are mixed. A winning streak then gets you back quickly.',
  'about.second':
    'This order is for ranked games at the start of the season, from one to ten. Last season’s rank sets the price of a game; without one, it costs the same as Silver. A booster plays on your account, or in a party with you. Wins, losses and marks are recorded. The rank you end up with is the result of the games, not a promise.',
  'question.first': 'Why is it called {games.service.placement-boost}, then?',
  'answer.first':
    'Because it does the same job, a good start to the season, and the service has the same name in all our games. In Wild Rift, it means your first ranked games, since there’s no placement phase.',
  'question.second': 'I’ve already played some games this season. Is it too late?',
  'answer.second':
    'No. The order covers the number of ranked games you choose, whenever they’re played. They help most in the first days, before the ladder has settled. Later on, net wins or a climb usually get you more.',
  'question.third': 'Are lost games replaced?',
  'answer.third':
    'No. You order games, and a lost one has been played. Ranked Fortitude might still save the mark. If you want losses won back, order a win boost: there, only the difference counts.',
  'question.fourth': 'What’s the difference between solo and duo?',
  'answer.fourth':
    'Solo: the booster signs in to your Riot account on another device. Duo: you play on your own phone, with the booster in your party, and only share your in-game name. Duo has its own line in the price and takes some of your own time.',
  'question.fifth': 'Is the start of a season a risky time?',
  'answer.fifth':
    'No more and no less than any other. Riot Games forbids boosting all year round, and the penalty can be a suspension, lost rewards or a ban. We don’t know of any week when that’s different.',
} as const satisfies ServiceWords
