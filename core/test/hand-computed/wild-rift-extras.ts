import { type HandComputed, ordersOf } from './notation.ts'

const { climb, placements, wins } = ordersOf('wild-rift')

/** Wild Rift by hand: add-ons, playing along, wins, placement games and discounts, in EUR. */
export const wildRiftExtras: readonly HandComputed[] = [
  {
    shows: 'playing along as an add-on',
    order: climb('Gold IV', 'Platinum IV', { addons: ['duo'] }),
    bill: 'climb gold 4 x 9.00 = 36.00, base 36.00, addon duo = 18.00, total 54.00, booster 32.40',
  },
  {
    shows: 'priority',
    order: climb('Silver IV', 'Gold IV', { addons: ['priority'] }),
    bill: 'climb silver 4 x 6.00 = 24.00, base 24.00, addon priority = 6.00, total 30.00, booster 18.00',
  },
  {
    shows: 'a private stream',
    order: climb('Emerald I', 'Diamond III', { addons: ['stream'] }),
    bill: 'climb emerald 1 x 22.00 = 22.00, climb diamond 1 x 55.00 = 55.00, base 77.00, addon stream = 11.55, total 88.55, booster 53.13',
  },
  {
    shows: 'champions',
    order: climb('Bronze I', 'Gold IV', { addons: ['characters'] }),
    bill: 'climb bronze 1 x 4.00 = 4.00, climb silver 4 x 6.00 = 24.00, base 28.00, addon characters = 2.80, total 30.80, booster 18.48',
  },
  {
    shows: 'solo queue only',
    order: climb('Platinum IV', 'Emerald IV', { addons: ['solo-only'] }),
    bill: 'climb platinum 4 x 13.00 = 52.00, base 52.00, addon solo-only = 15.60, total 67.60, booster 40.56',
  },
  {
    shows: 'coaching',
    order: climb('Iron IV', 'Silver IV', { addons: ['coaching'] }),
    bill: 'climb iron 4 x 2.00 = 8.00, climb bronze 4 x 4.00 = 16.00, base 24.00, addon coaching = 4.80, total 28.80, booster 17.28',
  },
  {
    shows: 'the bonus win is a win in Platinum',
    order: climb('Gold I', 'Platinum IV', { addons: ['bonus-win'] }),
    bill: 'climb gold 1 x 9.00 = 9.00, base 9.00, addon bonus-win = 7.00, total 16.00, booster 9.60',
  },
  {
    shows: 'the bonus win in Challenger',
    order: climb('Master 380', 'Challenger 420', { addons: ['bonus-win'] }),
    bill: 'points master 40 at 35.00 = 35.00, base 35.00, addon bonus-win = 33.00, total 68.00, booster 40.80',
  },
  {
    shows: 'appearing offline is free',
    order: climb('Gold II', 'Gold I', { addons: ['offline'] }),
    bill: 'climb gold 1 x 9.00 = 9.00, base 9.00, addon offline = 0.00, total 9.00, booster 5.40',
  },
  {
    shows: 'all add-ons of a booster alone',
    order: climb('Gold III 41-60', 'Emerald IV', {
      server: 'na',
      gain: 'high',
      addons: ['priority', 'stream', 'characters', 'solo-only', 'coaching', 'bonus-win', 'offline'],
    }),
    bill: 'climb gold 3 x 9.00 = 27.00, climb platinum 4 x 13.00 = 52.00, bracket 41-60 = -2.25, gain high = -3.84, server na = 10.94, base 83.85, addon priority = 20.96, addon stream = 12.58, addon characters = 8.39, addon solo-only = 25.16, addon coaching = 16.77, addon bonus-win = 9.00, addon offline = 0.00, total 176.71, booster 106.03',
  },
  {
    shows: 'duo-boost is half more from the start',
    order: climb('Silver IV', 'Gold IV', { service: 'duo-boost' }),
    bill: 'climb silver 4 x 6.00 = 24.00, base 24.00, addon duo = 12.00, total 36.00, booster 21.60',
  },
  {
    shows: 'duo-boost with a bracket, champions and coaching',
    order: climb('Diamond III 81-100', 'Master 40', {
      service: 'duo-boost',
      addons: ['characters', 'coaching'],
    }),
    bill: 'climb diamond 3 x 55.00 = 165.00, points master 40 at 35.00 = 35.00, bracket 81-100 = -27.50, base 172.50, addon duo = 86.25, addon characters = 17.25, addon coaching = 34.50, total 310.50, booster 186.30',
  },
  {
    shows: 'wins in Iron',
    order: wins('Iron IV', 3),
    bill: 'wins iron 3 x 4.70 = 14.10, base 14.10, total 14.10, booster 8.46',
  },
  {
    shows: 'wins in Bronze',
    order: wins('Bronze II', 2, { server: 'na' }),
    bill: 'wins bronze 2 x 5.00 = 10.00, server na = 1.50, base 11.50, total 11.50, booster 6.90',
  },
  {
    shows: 'wins in Silver',
    order: wins('Silver I', 5, { addons: ['priority'] }),
    bill: 'wins silver 5 x 5.40 = 27.00, base 27.00, addon priority = 6.75, total 33.75, booster 20.25',
  },
  {
    shows: 'wins in Gold, together',
    order: wins('Gold IV', 3, { duo: true, addons: ['characters'] }),
    bill: 'wins gold 3 x 5.80 = 17.40, base 17.40, addon duo = 8.70, addon characters = 1.74, total 27.84, booster 16.70',
  },
  {
    shows: 'wins in Platinum',
    order: wins('Platinum II', 4, { server: 'latam' }),
    bill: 'wins platinum 4 x 7.00 = 28.00, server latam = -4.20, base 23.80, total 23.80, booster 14.28',
  },
  {
    shows: 'wins in Emerald with one as a bonus',
    order: wins('Emerald III', 10, { addons: ['bonus-win'] }),
    bill: 'wins emerald 10 x 9.00 = 90.00, base 90.00, addon bonus-win = 9.00, total 99.00, booster 59.40',
  },
  {
    shows: 'wins in Diamond in the Legendary Queue',
    order: wins('Diamond IV', 3, { queue: 'legendary' }),
    bill: 'wins diamond 3 x 12.50 = 37.50, base 37.50, total 37.50, booster 22.50',
  },
  {
    shows: 'wins in Sovereign',
    order: wins('Sovereign 900', 2, { addons: ['stream'] }),
    bill: 'wins sovereign 2 x 33.00 = 66.00, base 66.00, addon stream = 9.90, total 75.90, booster 45.54',
  },
  {
    shows: 'unranked costs as Silver: the first ten games',
    order: placements(null, 10),
    bill: 'games unranked 10 x 3.60 = 36.00, base 36.00, total 36.00, booster 21.60',
  },
  {
    shows: 'after Iron',
    order: placements('Iron II', 5),
    bill: 'games iron 5 x 3.00 = 15.00, base 15.00, total 15.00, booster 9.00',
  },
  {
    shows: 'after Bronze, together',
    order: placements('Bronze III', 6, { duo: true }),
    bill: 'games bronze 6 x 3.00 = 18.00, base 18.00, addon duo = 9.00, total 27.00, booster 16.20',
  },
  {
    shows: 'after Silver',
    order: placements('Silver IV', 3, { platform: 'ios' }),
    bill: 'games silver 3 x 3.60 = 10.80, base 10.80, total 10.80, booster 6.48',
  },
  {
    shows: 'after Gold',
    order: placements('Gold I', 7, { server: 'na' }),
    bill: 'games gold 7 x 4.20 = 29.40, server na = 4.41, base 33.81, total 33.81, booster 20.29',
  },
  {
    shows: 'after Platinum',
    order: placements('Platinum IV', 10, { addons: ['solo-only'] }),
    bill: 'games platinum 10 x 5.40 = 54.00, base 54.00, addon solo-only = 16.20, total 70.20, booster 42.12',
  },
  {
    shows: 'after Emerald',
    order: placements('Emerald II', 1, { addons: ['bonus-win'] }),
    bill: 'games emerald 1 x 7.00 = 7.00, base 7.00, addon bonus-win = 9.00, total 16.00, booster 9.60',
  },
  {
    shows: 'after Diamond',
    order: placements('Diamond III', 2, { queue: 'legendary' }),
    bill: 'games diamond 2 x 9.00 = 18.00, base 18.00, total 18.00, booster 10.80',
  },
  {
    shows: 'after Challenger',
    order: placements('Challenger 500', 5, { addons: ['priority', 'offline'] }),
    bill: 'games challenger 5 x 30.00 = 150.00, base 150.00, addon priority = 37.50, addon offline = 0.00, total 187.50, booster 112.50',
  },
  {
    shows: 'a coupon of 20 percent on add-ons too',
    order: climb('Gold IV', 'Platinum IV', { addons: ['priority'] }),
    discounts: [{ source: 'coupon', percent: 20 }],
    bill: 'climb gold 4 x 9.00 = 36.00, base 36.00, addon priority = 9.00, discount coupon = -9.00, total 36.00, booster 27.00',
  },
  {
    shows: 'a coupon of 4.00 with a level of 10 percent',
    order: climb('Silver IV', 'Gold IV'),
    discounts: [
      { source: 'coupon', amount: 400 },
      { source: 'level', percent: 10 },
    ],
    bill: 'climb silver 4 x 6.00 = 24.00, base 24.00, discount coupon = -4.00, discount level = -2.00, total 18.00, booster 14.40',
  },
  {
    shows: 'a coupon of 28 percent and a level of 10 meet the cap',
    order: climb('Emerald IV', 'Emerald III'),
    discounts: [
      { source: 'coupon', percent: 28 },
      { source: 'level', percent: 10 },
    ],
    bill: 'climb emerald 1 x 22.00 = 22.00, base 22.00, discount coupon = -6.16, discount level = -0.44, total 15.40, booster 13.20',
  },
]
