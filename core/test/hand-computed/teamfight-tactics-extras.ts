import { type HandComputed, ordersOf } from './notation.ts'

const { climb, placements, wins } = ordersOf('teamfight-tactics')

/** Teamfight Tactics by hand: add-ons, playing along, wins, placement games and discounts, in EUR. */
export const teamfightTacticsExtras: readonly HandComputed[] = [
  {
    shows: 'playing along in Double Up',
    order: climb('Gold IV', 'Platinum IV', { queue: 'double-up', addons: ['duo'] }),
    bill: 'climb gold 4 x 12.00 = 48.00, base 48.00, addon duo = 24.00, total 72.00, booster 43.20',
  },
  {
    shows: 'priority',
    order: climb('Silver IV', 'Gold IV', { addons: ['priority'] }),
    bill: 'climb silver 4 x 7.00 = 28.00, base 28.00, addon priority = 7.00, total 35.00, booster 21.00',
  },
  {
    shows: 'a private stream',
    order: climb('Gold I 61-80', 'Platinum III', { addons: ['stream'] }),
    bill: 'climb gold 1 x 12.00 = 12.00, climb platinum 1 x 18.00 = 18.00, bracket 61-80 = -4.20, base 25.80, addon stream = 3.87, total 29.67, booster 17.80',
  },
  {
    shows: 'solo queue only',
    order: climb('Iron II', 'Bronze I', { addons: ['solo-only'] }),
    bill: 'climb iron 2 x 4.00 = 8.00, climb bronze 3 x 5.00 = 15.00, base 23.00, addon solo-only = 6.90, total 29.90, booster 17.94',
  },
  {
    shows: 'coaching',
    order: climb('Emerald I', 'Diamond III', { addons: ['coaching'] }),
    bill: 'climb emerald 1 x 28.00 = 28.00, climb diamond 1 x 60.00 = 60.00, base 88.00, addon coaching = 17.60, total 105.60, booster 63.36',
  },
  {
    shows: 'the bonus win is a win in Diamond',
    order: climb('Emerald I', 'Diamond IV', { addons: ['bonus-win'] }),
    bill: 'climb emerald 1 x 28.00 = 28.00, base 28.00, addon bonus-win = 14.00, total 42.00, booster 25.20',
  },
  {
    shows: 'the bonus win in the open tier',
    order: climb('Diamond II', 'Master 0', { addons: ['bonus-win'] }),
    bill: 'climb diamond 2 x 60.00 = 120.00, base 120.00, addon bonus-win = 21.00, total 141.00, booster 84.60',
  },
  {
    shows: 'appearing offline is free',
    order: climb('Bronze IV', 'Bronze II', { addons: ['offline'] }),
    bill: 'climb bronze 2 x 5.00 = 10.00, base 10.00, addon offline = 0.00, total 10.00, booster 6.00',
  },
  {
    shows: 'all add-ons of a booster alone',
    order: climb('Gold II 41-60', 'Emerald II', {
      server: 'na',
      gain: 'low',
      addons: ['priority', 'stream', 'solo-only', 'coaching', 'bonus-win', 'offline'],
    }),
    bill: 'climb gold 2 x 12.00 = 24.00, climb platinum 4 x 18.00 = 72.00, climb emerald 2 x 28.00 = 56.00, bracket 41-60 = -3.00, gain low = 37.25, server na = 27.94, base 214.19, addon priority = 53.55, addon stream = 32.13, addon solo-only = 64.26, addon coaching = 42.84, addon bonus-win = 9.00, addon offline = 0.00, total 415.97, booster 249.58',
  },
  {
    shows: 'duo-boost is half more from the start',
    order: climb('Silver IV', 'Gold IV', { service: 'duo-boost' }),
    bill: 'climb silver 4 x 7.00 = 28.00, base 28.00, addon duo = 14.00, total 42.00, booster 25.20',
  },
  {
    shows: 'duo-boost from Diamond to Master with all that fits to playing along',
    order: climb('Diamond I 21-40', 'Master 80', {
      service: 'duo-boost',
      server: 'las',
      addons: ['priority', 'stream', 'coaching', 'bonus-win'],
    }),
    bill: 'climb diamond 1 x 60.00 = 60.00, points master 80 at 27.00 = 54.00, bracket 21-40 = -9.00, server las = -15.75, base 89.25, addon duo = 44.63, addon priority = 22.31, addon stream = 13.39, addon coaching = 17.85, addon bonus-win = 21.00, total 208.43, booster 125.06',
  },
  {
    shows: 'wins in Iron',
    order: wins('Iron II', 3),
    bill: 'wins iron 3 x 2.30 = 6.90, base 6.90, total 6.90, booster 4.14',
  },
  {
    shows: 'wins in Bronze in Latin America',
    order: wins('Bronze I', 7, { server: 'las' }),
    bill: 'wins bronze 7 x 2.60 = 18.20, server las = -2.73, base 15.47, total 15.47, booster 9.28',
  },
  {
    shows: 'wins in Silver',
    order: wins('Silver IV', 10, { addons: ['priority'] }),
    bill: 'wins silver 10 x 3.20 = 32.00, base 32.00, addon priority = 8.00, total 40.00, booster 24.00',
  },
  {
    shows: 'wins in Gold together in Double Up',
    order: wins('Gold III', 5, { queue: 'double-up', duo: true }),
    bill: 'wins gold 5 x 4.60 = 23.00, base 23.00, addon duo = 11.50, total 34.50, booster 20.70',
  },
  {
    shows: 'wins in Platinum with one as a bonus',
    order: wins('Platinum II', 2, { addons: ['bonus-win'] }),
    bill: 'wins platinum 2 x 7.00 = 14.00, base 14.00, addon bonus-win = 7.00, total 21.00, booster 12.60',
  },
  {
    shows: 'wins in Emerald in Oceania',
    order: wins('Emerald I', 1, { server: 'oce' }),
    bill: 'wins emerald 1 x 9.00 = 9.00, server oce = 0.90, base 9.90, total 9.90, booster 5.94',
  },
  {
    shows: 'wins in Diamond',
    order: wins('Diamond IV', 20),
    bill: 'wins diamond 20 x 14.00 = 280.00, base 280.00, total 280.00, booster 168.00',
  },
  {
    shows: 'wins in Master',
    order: wins('Master 0', 4, { addons: ['solo-only', 'stream'] }),
    bill: 'wins master 4 x 21.00 = 84.00, base 84.00, addon stream = 12.60, addon solo-only = 25.20, total 121.80, booster 73.08',
  },
  {
    shows: 'unranked costs as Silver',
    order: placements(null, 5),
    bill: 'games unranked 5 x 3.60 = 18.00, base 18.00, total 18.00, booster 10.80',
  },
  {
    shows: 'after Iron, together in Double Up',
    order: placements('Iron III', 5, { queue: 'double-up', duo: true }),
    bill: 'games iron 5 x 2.60 = 13.00, base 13.00, addon duo = 6.50, total 19.50, booster 11.70',
  },
  {
    shows: 'after Bronze',
    order: placements('Bronze IV', 2, { server: 'na' }),
    bill: 'games bronze 2 x 3.00 = 6.00, server na = 0.90, base 6.90, total 6.90, booster 4.14',
  },
  {
    shows: 'after Silver',
    order: placements('Silver I', 4),
    bill: 'games silver 4 x 3.60 = 14.40, base 14.40, total 14.40, booster 8.64',
  },
  {
    shows: 'after Gold with a bonus win of Gold',
    order: placements('Gold II', 5, { addons: ['bonus-win'] }),
    bill: 'games gold 5 x 4.70 = 23.50, base 23.50, addon bonus-win = 4.60, total 28.10, booster 16.86',
  },
  {
    shows: 'after Platinum',
    order: placements('Platinum III', 3, { addons: ['coaching'] }),
    bill: 'games platinum 3 x 6.00 = 18.00, base 18.00, addon coaching = 3.60, total 21.60, booster 12.96',
  },
  {
    shows: 'after Emerald',
    order: placements('Emerald II', 1),
    bill: 'games emerald 1 x 8.00 = 8.00, base 8.00, total 8.00, booster 4.80',
  },
  {
    shows: 'after Diamond',
    order: placements('Diamond I', 5, { server: 'oce', addons: ['priority'] }),
    bill: 'games diamond 5 x 12.00 = 60.00, server oce = 6.00, base 66.00, addon priority = 16.50, total 82.50, booster 49.50',
  },
  {
    shows: 'after Master',
    order: placements('Master 150', 5),
    bill: 'games master 5 x 25.00 = 125.00, base 125.00, total 125.00, booster 75.00',
  },
  {
    shows: 'a coupon of 12.5 percent',
    order: climb('Gold IV', 'Platinum IV'),
    discounts: [{ source: 'coupon', percent: 12.5 }],
    bill: 'climb gold 4 x 12.00 = 48.00, base 48.00, discount coupon = -6.00, total 42.00, booster 28.80',
  },
  {
    shows: 'a coupon of 3.00 and a level of 4 percent of what is left',
    order: wins('Silver IV', 10),
    discounts: [
      { source: 'coupon', amount: 300 },
      { source: 'level', percent: 4 },
    ],
    bill: 'wins silver 10 x 3.20 = 32.00, base 32.00, discount coupon = -3.00, discount level = -1.16, total 27.84, booster 19.20',
  },
  {
    shows: 'a coupon of 35 percent ends at the cap, and the level finds nothing left',
    order: climb('Gold IV', 'Platinum IV'),
    discounts: [
      { source: 'coupon', percent: 35 },
      { source: 'level', percent: 5 },
    ],
    bill: 'climb gold 4 x 12.00 = 48.00, base 48.00, discount coupon = -14.40, discount level = 0.00, total 33.60, booster 28.80',
  },
  {
    shows: 'a coupon with a cap of 40 percent lets both discounts stand',
    order: climb('Gold IV', 'Platinum IV'),
    discounts: [
      { source: 'coupon', percent: 30, cap: 40 },
      { source: 'level', percent: 10 },
    ],
    bill: 'climb gold 4 x 12.00 = 48.00, base 48.00, discount coupon = -14.40, discount level = -3.36, total 30.24, booster 28.80',
  },
]
