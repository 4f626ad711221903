import { type HandComputed, ordersOf } from './notation.ts'

const { climb } = ordersOf('league-of-legends')

/** League of Legends by hand: climbs with their points, brackets, gains, servers and queues, in EUR. */
export const leagueOfLegendsClimbs: readonly HandComputed[] = [
  {
    shows: 'the worked example: a bracket, then add-ons of the base price',
    order: climb('Silver II 41-60', 'Platinum IV', { addons: ['priority', 'characters'] }),
    bill: 'climb silver 2 x 8.00 = 16.00, climb gold 4 x 12.00 = 48.00, bracket 41-60 = -2.00, base 62.00, addon priority = 15.50, addon characters = 6.20, total 83.70, booster 50.22',
  },
  {
    shows: 'one division and nothing else',
    order: climb('Iron IV', 'Iron III', { server: 'eune' }),
    bill: 'climb iron 1 x 5.00 = 5.00, base 5.00, total 5.00, booster 3.00',
  },
  {
    shows: 'Silver I to Gold IV is a Silver division',
    order: climb('Silver I', 'Gold IV', { server: 'br' }),
    bill: 'climb silver 1 x 8.00 = 8.00, base 8.00, total 8.00, booster 4.80',
  },
  {
    shows: 'Bronze IV to Silver IV stays a Bronze climb',
    order: climb('Bronze IV', 'Silver IV', { server: 'tr' }),
    bill: 'climb bronze 4 x 6.00 = 24.00, base 24.00, total 24.00, booster 14.40',
  },
  {
    shows: 'the whole closed ladder, a line a tier, ending at the foot of Master',
    order: climb('Iron IV', 'Master 0', { server: 'jp' }),
    bill: 'climb iron 4 x 5.00 = 20.00, climb bronze 4 x 6.00 = 24.00, climb silver 4 x 8.00 = 32.00, climb gold 4 x 12.00 = 48.00, climb platinum 4 x 20.00 = 80.00, climb emerald 4 x 29.00 = 116.00, climb diamond 4 x 66.00 = 264.00, base 584.00, total 584.00, booster 350.40',
  },
  {
    shows: '21-40 LP takes 15 percent off the only division',
    order: climb('Gold I 21-40', 'Platinum IV', { server: 'ru' }),
    bill: 'climb gold 1 x 12.00 = 12.00, bracket 21-40 = -1.80, base 10.20, total 10.20, booster 6.12',
  },
  {
    shows: '41-60 LP takes 25 percent; low gains add 25 percent of what is left, 5.4375 rounded up',
    order: climb('Emerald II 41-60', 'Emerald I', { gain: 'low' }),
    bill: 'climb emerald 1 x 29.00 = 29.00, bracket 41-60 = -7.25, gain low = 5.44, base 27.19, total 27.19, booster 16.31',
  },
  {
    shows: '61-80 LP takes 35 percent off the first of two divisions',
    order: climb('Platinum IV 61-80', 'Platinum II', { server: 'me' }),
    bill: 'climb platinum 2 x 20.00 = 40.00, bracket 61-80 = -7.00, base 33.00, total 33.00, booster 19.80',
  },
  {
    shows: '81-100 LP takes half of the first of two divisions',
    order: climb('Diamond IV 81-100', 'Diamond II', { server: 'tw' }),
    bill: 'climb diamond 2 x 66.00 = 132.00, bracket 81-100 = -33.00, base 99.00, total 99.00, booster 59.40',
  },
  {
    shows: 'the bracket comes off the cheaper first tier, not off the dearer second',
    order: climb('Silver I 81-100', 'Gold III'),
    bill: 'climb silver 1 x 8.00 = 8.00, climb gold 1 x 12.00 = 12.00, bracket 81-100 = -4.00, base 16.00, total 16.00, booster 9.60',
  },
  {
    shows: 'high gains take 5 percent of 56.10: the half cent of 2.805 is rounded up',
    order: climb('Diamond IV 21-40', 'Diamond III', { gain: 'high' }),
    bill: 'climb diamond 1 x 66.00 = 66.00, bracket 21-40 = -9.90, gain high = -2.81, base 53.29, total 53.29, booster 31.97',
  },
  {
    shows: 'North America adds 15 percent',
    order: climb('Gold IV', 'Gold I', { server: 'na' }),
    bill: 'climb gold 3 x 12.00 = 36.00, server na = 5.40, base 41.40, total 41.40, booster 24.84',
  },
  {
    shows: 'LAN is in Latin America',
    order: climb('Platinum III', 'Platinum I', { server: 'lan' }),
    bill: 'climb platinum 2 x 20.00 = 40.00, server lan = -6.00, base 34.00, total 34.00, booster 20.40',
  },
  {
    shows: 'LAS is in Latin America',
    order: climb('Gold III', 'Platinum IV', { server: 'las', addons: ['offline'] }),
    bill: 'climb gold 3 x 12.00 = 36.00, server las = -5.40, base 30.60, addon offline = 0.00, total 30.60, booster 18.36',
  },
  {
    shows: 'Oceania adds 10 percent',
    order: climb('Emerald IV', 'Emerald II', { server: 'oce' }),
    bill: 'climb emerald 2 x 29.00 = 58.00, server oce = 5.80, base 63.80, total 63.80, booster 38.28',
  },
  {
    shows: 'Flex takes 10 percent',
    order: climb('Bronze I', 'Gold IV', { queue: 'flex' }),
    bill: 'climb bronze 1 x 6.00 = 6.00, climb silver 4 x 8.00 = 32.00, queue flex = -3.80, base 34.20, total 34.20, booster 20.52',
  },
  {
    shows: 'bracket, gains, server and queue build on one another in this order',
    order: climb('Gold II 61-80', 'Emerald IV', { gain: 'low', server: 'na', queue: 'flex' }),
    bill: 'climb gold 2 x 12.00 = 24.00, climb platinum 4 x 20.00 = 80.00, bracket 61-80 = -4.20, gain low = 24.95, server na = 18.71, queue flex = -14.35, base 129.11, total 129.11, booster 77.47',
  },
  {
    shows: 'high gains in Oceania and Flex: each line is rounded alone, before the next is taken of it',
    order: climb('Gold II 21-40', 'Emerald IV', { gain: 'high', server: 'oce', queue: 'flex' }),
    bill: 'climb gold 2 x 12.00 = 24.00, climb platinum 4 x 20.00 = 80.00, bracket 21-40 = -1.80, gain high = -5.11, server oce = 9.71, queue flex = -10.68, base 96.12, total 96.12, booster 57.67',
  },
  {
    shows: 'Diamond I to Master is a Diamond division',
    order: climb('Diamond I', 'Master 0', { server: 'vn' }),
    bill: 'climb diamond 1 x 66.00 = 66.00, base 66.00, total 66.00, booster 39.60',
  },
  {
    shows: 'from Diamond into the open tier: divisions, then 120 LP pro rata of 40',
    order: climb('Diamond II 41-60', 'Master 120'),
    bill: 'climb diamond 2 x 66.00 = 132.00, points master 120 at 27.00 = 81.00, bracket 41-60 = -16.50, base 196.50, total 196.50, booster 117.90',
  },
  {
    shows: 'a start near the top of Diamond I reaches the minimum with Master LP',
    order: climb('Diamond I 81-100', 'Master 40'),
    bill: 'climb diamond 1 x 66.00 = 66.00, points master 40 at 27.00 = 27.00, bracket 81-100 = -33.00, base 60.00, total 60.00, booster 36.00',
  },
  {
    shows: 'the least that can be bought in Master',
    order: climb('Master 35', 'Master 75', { server: 'sea' }),
    bill: 'points master 40 at 27.00 = 27.00, base 27.00, total 27.00, booster 16.20',
  },
  {
    shows: '41 LP is 27.675, the half cent rounded up',
    order: climb('Master 0', 'Master 41'),
    bill: 'points master 41 at 27.00 = 27.68, base 27.68, total 27.68, booster 16.61',
  },
  {
    shows: 'three open tiers are one distance: 900 LP',
    order: climb('Master 0', 'Challenger 900'),
    bill: 'points master 900 at 27.00 = 607.50, base 607.50, total 607.50, booster 364.50',
  },
  {
    shows: 'Grandmaster to Challenger, 351 LP: 236.925 rounded up; gains and server on top',
    order: climb('Grandmaster 450', 'Challenger 801', { gain: 'low', server: 'las' }),
    bill: 'points master 351 at 27.00 = 236.93, gain low = 59.23, server las = -44.42, base 251.74, total 251.74, booster 151.04',
  },
]
