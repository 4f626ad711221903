import { type HandComputed, ordersOf } from './notation.ts'

const { climb, placements, wins } = ordersOf('league-of-legends')

/** League of Legends by hand: add-ons, playing along, wins, placement games and discounts, in EUR. */
export const leagueOfLegendsExtras: readonly HandComputed[] = [
  {
    shows: 'playing along as an add-on is half of the base price',
    order: climb('Gold IV', 'Platinum IV', { addons: ['duo'] }),
    bill: 'climb gold 4 x 12.00 = 48.00, base 48.00, addon duo = 24.00, total 72.00, booster 43.20',
  },
  {
    shows: 'priority is a quarter',
    order: climb('Silver IV 21-40', 'Silver I', { addons: ['priority'] }),
    bill: 'climb silver 3 x 8.00 = 24.00, bracket 21-40 = -1.20, base 22.80, addon priority = 5.70, total 28.50, booster 17.10',
  },
  {
    shows: 'a private stream is 15 percent: 4.335 rounded up',
    order: climb('Platinum IV 61-80', 'Platinum II', { server: 'las', addons: ['stream'] }),
    bill: 'climb platinum 2 x 20.00 = 40.00, bracket 61-80 = -7.00, server las = -4.95, base 28.05, addon stream = 4.21, total 32.26, booster 19.36',
  },
  {
    shows: 'champions are 10 percent',
    order: climb('Iron II', 'Bronze II', { addons: ['characters'] }),
    bill: 'climb iron 2 x 5.00 = 10.00, climb bronze 2 x 6.00 = 12.00, base 22.00, addon characters = 2.20, total 24.20, booster 14.52',
  },
  {
    shows: 'solo queue only is 30 percent',
    order: climb('Emerald III', 'Diamond IV', { addons: ['solo-only'] }),
    bill: 'climb emerald 3 x 29.00 = 87.00, base 87.00, addon solo-only = 26.10, total 113.10, booster 67.86',
  },
  {
    shows: 'coaching during the order is 20 percent',
    order: climb('Gold I', 'Platinum II', { addons: ['coaching'] }),
    bill: 'climb gold 1 x 12.00 = 12.00, climb platinum 2 x 20.00 = 40.00, base 52.00, addon coaching = 10.40, total 62.40, booster 37.44',
  },
  {
    shows: 'the bonus win is a win at the target: Gold, though the climb is Silver',
    order: climb('Silver I', 'Gold IV', { addons: ['bonus-win'] }),
    bill: 'climb silver 1 x 8.00 = 8.00, base 8.00, addon bonus-win = 4.00, total 12.00, booster 7.20',
  },
  {
    shows: 'the bonus win of a climb into Grandmaster; the server does not touch it',
    order: climb('Diamond I', 'Grandmaster 400', { server: 'na', addons: ['bonus-win'] }),
    bill: 'climb diamond 1 x 66.00 = 66.00, points master 400 at 27.00 = 270.00, server na = 50.40, base 386.40, addon bonus-win = 31.00, total 417.40, booster 250.44',
  },
  {
    shows: 'all that a booster alone can do, each of the same base price',
    order: climb('Gold III 41-60', 'Emerald III', {
      server: 'na',
      queue: 'flex',
      gain: 'low',
      addons: ['priority', 'stream', 'characters', 'solo-only', 'coaching', 'bonus-win', 'offline'],
    }),
    bill: 'climb gold 3 x 12.00 = 36.00, climb platinum 4 x 20.00 = 80.00, climb emerald 1 x 29.00 = 29.00, bracket 41-60 = -3.00, gain low = 35.50, server na = 26.63, queue flex = -20.41, base 183.72, addon priority = 45.93, addon stream = 27.56, addon characters = 18.37, addon solo-only = 55.12, addon coaching = 36.74, addon bonus-win = 7.40, addon offline = 0.00, total 374.84, booster 224.90',
  },
  {
    shows: 'duo-boost is half more from the start',
    order: climb('Silver IV', 'Gold IV', { service: 'duo-boost' }),
    bill: 'climb silver 4 x 8.00 = 32.00, base 32.00, addon duo = 16.00, total 48.00, booster 28.80',
  },
  {
    shows: 'duo-boost with bracket, priority, champions, coaching and a bonus win',
    order: climb('Gold II 21-40', 'Platinum II', {
      service: 'duo-boost',
      addons: ['priority', 'characters', 'coaching', 'bonus-win'],
    }),
    bill: 'climb gold 2 x 12.00 = 24.00, climb platinum 2 x 20.00 = 40.00, bracket 21-40 = -1.80, base 62.20, addon duo = 31.10, addon priority = 15.55, addon characters = 6.22, addon coaching = 12.44, addon bonus-win = 6.40, total 133.91, booster 80.35',
  },
  {
    shows: 'duo-boost in Flex among the open tiers',
    order: climb('Master 100', 'Grandmaster 460', {
      service: 'duo-boost',
      queue: 'flex',
      addons: ['stream'],
    }),
    bill: 'points master 360 at 27.00 = 243.00, queue flex = -24.30, base 218.70, addon duo = 109.35, addon stream = 32.81, total 360.86, booster 216.52',
  },
  {
    shows: 'wins in Iron',
    order: wins('Iron IV', 1),
    bill: 'wins iron 1 x 1.60 = 1.60, base 1.60, total 1.60, booster 0.96',
  },
  {
    shows: 'wins in Bronze, in Flex',
    order: wins('Bronze III', 7, { queue: 'flex' }),
    bill: 'wins bronze 7 x 1.60 = 11.20, queue flex = -1.12, base 10.08, total 10.08, booster 6.05',
  },
  {
    shows: 'wins in Silver with the bonus win of the same rank',
    order: wins('Silver II', 5, { addons: ['bonus-win'] }),
    bill: 'wins silver 5 x 2.40 = 12.00, base 12.00, addon bonus-win = 2.40, total 14.40, booster 8.64',
  },
  {
    shows: 'wins in Gold together',
    order: wins('Gold I', 3, { duo: true, addons: ['coaching'] }),
    bill: 'wins gold 3 x 4.00 = 12.00, base 12.00, addon duo = 6.00, addon coaching = 2.40, total 20.40, booster 12.24',
  },
  {
    shows: 'wins in Platinum for North America',
    order: wins('Platinum IV', 2, { server: 'na' }),
    bill: 'wins platinum 2 x 6.40 = 12.80, server na = 1.92, base 14.72, total 14.72, booster 8.83',
  },
  {
    shows: 'the most wins of one order, in Emerald',
    order: wins('Emerald II', 20, { addons: ['priority', 'offline'] }),
    bill: 'wins emerald 20 x 7.40 = 148.00, base 148.00, addon priority = 37.00, addon offline = 0.00, total 185.00, booster 111.00',
  },
  {
    shows: 'wins in Diamond',
    order: wins('Diamond III', 4, { addons: ['solo-only', 'characters'] }),
    bill: 'wins diamond 4 x 12.00 = 48.00, base 48.00, addon characters = 4.80, addon solo-only = 14.40, total 67.20, booster 40.32',
  },
  {
    shows: 'wins in Challenger cost as in every open tier',
    order: wins('Challenger 1000', 2, { addons: ['bonus-win'] }),
    bill: 'wins challenger 2 x 31.00 = 62.00, base 62.00, addon bonus-win = 31.00, total 93.00, booster 55.80',
  },
  {
    shows: 'unranked costs as Silver',
    order: placements(null, 5),
    bill: 'games unranked 5 x 2.50 = 12.50, base 12.50, total 12.50, booster 7.50',
  },
  {
    shows: 'unranked with a bonus win of Silver',
    order: placements(null, 3, { addons: ['bonus-win'] }),
    bill: 'games unranked 3 x 2.50 = 7.50, base 7.50, addon bonus-win = 2.40, total 9.90, booster 5.94',
  },
  {
    shows: 'after Iron',
    order: placements('Iron I', 5),
    bill: 'games iron 5 x 2.00 = 10.00, base 10.00, total 10.00, booster 6.00',
  },
  {
    shows: 'after Bronze, together in Oceania',
    order: placements('Bronze II', 4, { duo: true, server: 'oce' }),
    bill: 'games bronze 4 x 2.00 = 8.00, server oce = 0.80, base 8.80, addon duo = 4.40, total 13.20, booster 7.92',
  },
  {
    shows: 'after Silver',
    order: placements('Silver III', 1, { server: 'na' }),
    bill: 'games silver 1 x 2.50 = 2.50, server na = 0.38, base 2.88, total 2.88, booster 1.73',
  },
  {
    shows: 'after Gold with a stream',
    order: placements('Gold IV', 5, { addons: ['stream'] }),
    bill: 'games gold 5 x 2.80 = 14.00, base 14.00, addon stream = 2.10, total 16.10, booster 9.66',
  },
  {
    shows: 'after Platinum in Flex',
    order: placements('Platinum I', 5, { queue: 'flex' }),
    bill: 'games platinum 5 x 4.20 = 21.00, queue flex = -2.10, base 18.90, total 18.90, booster 11.34',
  },
  {
    shows: 'after Emerald',
    order: placements('Emerald IV', 2, { addons: ['bonus-win', 'characters'] }),
    bill: 'games emerald 2 x 5.40 = 10.80, base 10.80, addon characters = 1.08, addon bonus-win = 7.40, total 19.28, booster 11.57',
  },
  {
    shows: 'after Diamond',
    order: placements('Diamond II', 3, { server: 'lan' }),
    bill: 'games diamond 3 x 9.00 = 27.00, server lan = -4.05, base 22.95, total 22.95, booster 13.77',
  },
  {
    shows: 'after Grandmaster',
    order: placements('Grandmaster 500', 5, { addons: ['priority'] }),
    bill: 'games grandmaster 5 x 30.00 = 150.00, base 150.00, addon priority = 37.50, total 187.50, booster 112.50',
  },
  {
    shows: 'a coupon of 10 percent is taken from the price with its add-ons',
    order: wins('Gold II', 5, { addons: ['priority'] }),
    discounts: [{ source: 'coupon', percent: 10 }],
    bill: 'wins gold 5 x 4.00 = 20.00, base 20.00, addon priority = 5.00, discount coupon = -2.50, total 22.50, booster 15.00',
  },
  {
    shows: 'a coupon of 5.00',
    order: climb('Silver II 41-60', 'Platinum IV', { addons: ['priority', 'characters'] }),
    discounts: [{ source: 'coupon', amount: 500 }],
    bill: 'climb silver 2 x 8.00 = 16.00, climb gold 4 x 12.00 = 48.00, bracket 41-60 = -2.00, base 62.00, addon priority = 15.50, addon characters = 6.20, discount coupon = -5.00, total 78.70, booster 50.22',
  },
  {
    shows: 'a level of 5 percent comes off what the coupon left',
    order: climb('Silver II 41-60', 'Platinum IV', { addons: ['priority', 'characters'] }),
    discounts: [
      { source: 'coupon', percent: 15 },
      { source: 'level', percent: 5 },
    ],
    bill: 'climb silver 2 x 8.00 = 16.00, climb gold 4 x 12.00 = 48.00, bracket 41-60 = -2.00, base 62.00, addon priority = 15.50, addon characters = 6.20, discount coupon = -12.56, discount level = -3.56, total 67.58, booster 50.22',
  },
  {
    shows: 'half off ends at the cap of 30 percent',
    order: climb('Gold IV', 'Gold I'),
    discounts: [{ source: 'coupon', percent: 50 }],
    bill: 'climb gold 3 x 12.00 = 36.00, base 36.00, discount coupon = -10.80, total 25.20, booster 21.60',
  },
  {
    shows: 'the cap holds for both together: the level gets what is left of it',
    order: climb('Gold IV', 'Platinum IV'),
    discounts: [
      { source: 'coupon', percent: 25 },
      { source: 'level', percent: 10 },
    ],
    bill: 'climb gold 4 x 12.00 = 48.00, base 48.00, discount coupon = -12.00, discount level = -2.40, total 33.60, booster 28.80',
  },
  {
    shows: 'a coupon with a cap of its own goes beyond 30 percent',
    order: climb('Gold IV', 'Gold I'),
    discounts: [{ source: 'coupon', percent: 50, cap: 60 }],
    bill: 'climb gold 3 x 12.00 = 36.00, base 36.00, discount coupon = -18.00, total 18.00, booster 18.00',
  },
  {
    shows: 'a coupon with a lower cap of its own ends there',
    order: climb('Gold IV', 'Gold I'),
    discounts: [{ source: 'coupon', percent: 50, cap: 20 }],
    bill: 'climb gold 3 x 12.00 = 36.00, base 36.00, discount coupon = -7.20, total 28.80, booster 21.60',
  },
  {
    shows: 'a coupon worth more than the order ends at the cap',
    order: climb('Iron IV', 'Iron III'),
    discounts: [{ source: 'coupon', amount: 1000 }],
    bill: 'climb iron 1 x 5.00 = 5.00, base 5.00, discount coupon = -1.50, total 3.50, booster 3.00',
  },
]
