import { type HandComputed, ordersOf } from './notation.ts'

const { climb, placements, wins } = ordersOf('valorant')

/** Valorant by hand: add-ons, playing along, wins, placement games and discounts, in EUR. */
export const valorantExtras: readonly HandComputed[] = [
  {
    shows: 'playing along as an add-on',
    order: climb('Gold 1', 'Platinum 1', { addons: ['duo'] }),
    bill: 'climb gold 3 x 9.00 = 27.00, base 27.00, addon duo = 13.50, total 40.50, booster 24.30',
  },
  {
    shows: 'playing along with agents, a bonus win and priority',
    order: climb('Gold 1 41-60', 'Platinum 1', { addons: ['duo', 'characters', 'bonus-win', 'priority'] }),
    bill: 'climb gold 3 x 9.00 = 27.00, bracket 41-60 = -2.25, base 24.75, addon duo = 12.38, addon priority = 6.19, addon characters = 2.48, addon bonus-win = 5.00, total 50.80, booster 30.48',
  },
  {
    shows: 'priority',
    order: climb('Silver 2', 'Gold 2', { addons: ['priority'] }),
    bill: 'climb silver 2 x 6.00 = 12.00, climb gold 1 x 9.00 = 9.00, base 21.00, addon priority = 5.25, total 26.25, booster 15.75',
  },
  {
    shows: 'a private stream: 15 percent of 33.30 is 4.995',
    order: climb('Platinum 1 81-100', 'Diamond 1', { gain: 'normal', addons: ['stream'] }),
    bill: 'climb platinum 3 x 12.00 = 36.00, bracket 81-100 = -6.00, base 30.00, addon stream = 4.50, total 34.50, booster 20.70',
  },
  {
    shows: 'agents',
    order: climb('Bronze 1', 'Silver 1', { addons: ['characters'] }),
    bill: 'climb bronze 3 x 5.00 = 15.00, base 15.00, addon characters = 1.50, total 16.50, booster 9.90',
  },
  {
    shows: 'solo queue only',
    order: climb('Diamond 1', 'Diamond 3', { addons: ['solo-only'] }),
    bill: 'climb diamond 2 x 22.00 = 44.00, base 44.00, addon solo-only = 13.20, total 57.20, booster 34.32',
  },
  {
    shows: 'coaching',
    order: climb('Iron 1', 'Bronze 3', { addons: ['coaching'] }),
    bill: 'climb iron 3 x 4.00 = 12.00, climb bronze 2 x 5.00 = 10.00, base 22.00, addon coaching = 4.40, total 26.40, booster 15.84',
  },
  {
    shows: 'the bonus win is a win in Ascendant',
    order: climb('Diamond 3', 'Ascendant 1', { addons: ['bonus-win'] }),
    bill: 'climb diamond 1 x 22.00 = 22.00, base 22.00, addon bonus-win = 9.00, total 31.00, booster 18.60',
  },
  {
    shows: 'the bonus win in Immortal',
    order: climb('Ascendant 3', 'Immortal 0', { server: 'na', addons: ['bonus-win'] }),
    bill: 'climb ascendant 1 x 36.00 = 36.00, server na = 5.40, base 41.40, addon bonus-win = 20.00, total 61.40, booster 36.84',
  },
  {
    shows: 'appearing offline is free',
    order: climb('Gold 1', 'Gold 3', { addons: ['offline'] }),
    bill: 'climb gold 2 x 9.00 = 18.00, base 18.00, addon offline = 0.00, total 18.00, booster 10.80',
  },
  {
    shows: 'all add-ons of a booster alone',
    order: climb('Platinum 2 21-40', 'Ascendant 2', {
      server: 'latam',
      gain: 'high',
      addons: ['priority', 'stream', 'characters', 'solo-only', 'coaching', 'bonus-win', 'offline'],
    }),
    bill: 'climb platinum 2 x 12.00 = 24.00, climb diamond 3 x 22.00 = 66.00, climb ascendant 1 x 36.00 = 36.00, bracket 21-40 = -1.80, gain high = -6.21, server latam = -17.70, base 100.29, addon priority = 25.07, addon stream = 15.04, addon characters = 10.03, addon solo-only = 30.09, addon coaching = 20.06, addon bonus-win = 9.00, addon offline = 0.00, total 209.58, booster 125.75',
  },
  {
    shows: 'duo-boost is half more from the start',
    order: climb('Silver 1', 'Gold 1', { service: 'duo-boost' }),
    bill: 'climb silver 3 x 6.00 = 18.00, base 18.00, addon duo = 9.00, total 27.00, booster 16.20',
  },
  {
    shows: 'duo-boost in Immortal',
    order: climb('Immortal 100', 'Immortal 250', { service: 'duo-boost', addons: ['coaching', 'bonus-win'] }),
    bill: 'points immortal 150 at 24.00 = 90.00, base 90.00, addon duo = 45.00, addon coaching = 18.00, addon bonus-win = 20.00, total 173.00, booster 103.80',
  },
  {
    shows: 'duo-boost: half of 7.65 is 3.825, the half cent rounded up',
    order: climb('Gold 1 21-40', 'Gold 2', { service: 'duo-boost' }),
    bill: 'climb gold 1 x 9.00 = 9.00, bracket 21-40 = -1.35, base 7.65, addon duo = 3.83, total 11.48, booster 6.89',
  },
  {
    shows: 'wins in Iron',
    order: wins('Iron 2', 4),
    bill: 'wins iron 4 x 2.10 = 8.40, base 8.40, total 8.40, booster 5.04',
  },
  {
    shows: 'wins in Bronze',
    order: wins('Bronze 3', 3, { server: 'na' }),
    bill: 'wins bronze 3 x 2.30 = 6.90, server na = 1.04, base 7.94, total 7.94, booster 4.76',
  },
  {
    shows: 'wins in Silver',
    order: wins('Silver 1', 7, { addons: ['characters'] }),
    bill: 'wins silver 7 x 2.70 = 18.90, base 18.90, addon characters = 1.89, total 20.79, booster 12.47',
  },
  {
    shows: 'wins in Gold, together',
    order: wins('Gold 2', 5, { duo: true }),
    bill: 'wins gold 5 x 3.50 = 17.50, base 17.50, addon duo = 8.75, total 26.25, booster 15.75',
  },
  {
    shows: 'wins in Platinum',
    order: wins('Platinum 3', 2, { addons: ['offline'] }),
    bill: 'wins platinum 2 x 5.00 = 10.00, base 10.00, addon offline = 0.00, total 10.00, booster 6.00',
  },
  {
    shows: 'wins in Diamond',
    order: wins('Diamond 1', 10, { addons: ['priority', 'coaching'] }),
    bill: 'wins diamond 10 x 7.00 = 70.00, base 70.00, addon priority = 17.50, addon coaching = 14.00, total 101.50, booster 60.90',
  },
  {
    shows: 'wins in Ascendant',
    order: wins('Ascendant 2', 20),
    bill: 'wins ascendant 20 x 9.00 = 180.00, base 180.00, total 180.00, booster 108.00',
  },
  {
    shows: 'wins in Radiant cost as in Immortal',
    order: wins('Radiant 700', 3, { addons: ['bonus-win'] }),
    bill: 'wins radiant 3 x 20.00 = 60.00, base 60.00, addon bonus-win = 20.00, total 80.00, booster 48.00',
  },
  {
    shows: 'unranked costs as Silver',
    order: placements(null, 5),
    bill: 'games unranked 5 x 4.50 = 22.50, base 22.50, total 22.50, booster 13.50',
  },
  {
    shows: 'after Iron',
    order: placements('Iron 3', 5, { server: 'latam' }),
    bill: 'games iron 5 x 3.60 = 18.00, server latam = -2.70, base 15.30, total 15.30, booster 9.18',
  },
  {
    shows: 'after Bronze',
    order: placements('Bronze 1', 2),
    bill: 'games bronze 2 x 3.60 = 7.20, base 7.20, total 7.20, booster 4.32',
  },
  {
    shows: 'after Silver',
    order: placements('Silver 2', 3, { addons: ['priority'] }),
    bill: 'games silver 3 x 4.50 = 13.50, base 13.50, addon priority = 3.38, total 16.88, booster 10.13',
  },
  {
    shows: 'after Gold, together',
    order: placements('Gold 3', 5, { duo: true }),
    bill: 'games gold 5 x 6.00 = 30.00, base 30.00, addon duo = 15.00, total 45.00, booster 27.00',
  },
  {
    shows: 'after Platinum',
    order: placements('Platinum 1', 4, { addons: ['bonus-win'] }),
    bill: 'games platinum 4 x 8.00 = 32.00, base 32.00, addon bonus-win = 5.00, total 37.00, booster 22.20',
  },
  {
    shows: 'after Diamond',
    order: placements('Diamond 3', 1),
    bill: 'games diamond 1 x 12.00 = 12.00, base 12.00, total 12.00, booster 7.20',
  },
  {
    shows: 'after Ascendant',
    order: placements('Ascendant 1', 5, { server: 'na' }),
    bill: 'games ascendant 5 x 16.00 = 80.00, server na = 12.00, base 92.00, total 92.00, booster 55.20',
  },
  {
    shows: 'after Immortal',
    order: placements('Immortal 180', 5, { addons: ['stream'] }),
    bill: 'games immortal 5 x 24.00 = 120.00, base 120.00, addon stream = 18.00, total 138.00, booster 82.80',
  },
  {
    shows: 'a coupon of 15 percent of 5.10: 0.765, the half cent rounded up',
    order: climb('Silver 1 21-40', 'Silver 2'),
    discounts: [{ source: 'coupon', percent: 15 }],
    bill: 'climb silver 1 x 6.00 = 6.00, bracket 21-40 = -0.90, base 5.10, discount coupon = -0.77, total 4.33, booster 3.06',
  },
  {
    shows: 'a coupon of 10.00 and a level of 3 percent',
    order: climb('Gold 1', 'Diamond 1'),
    discounts: [
      { source: 'coupon', amount: 1000 },
      { source: 'level', percent: 3 },
    ],
    bill: 'climb gold 3 x 9.00 = 27.00, climb platinum 3 x 12.00 = 36.00, base 63.00, discount coupon = -10.00, discount level = -1.59, total 51.41, booster 37.80',
  },
  {
    shows: 'a coupon of 25.00 ends at the cap of 30 percent',
    order: climb('Gold 1', 'Diamond 1', { addons: ['priority'] }),
    discounts: [{ source: 'coupon', amount: 2500 }],
    bill: 'climb gold 3 x 9.00 = 27.00, climb platinum 3 x 12.00 = 36.00, base 63.00, addon priority = 15.75, discount coupon = -23.63, total 55.12, booster 47.25',
  },
]
