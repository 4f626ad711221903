import { type HandComputed, ordersOf } from './notation.ts'

const { climb } = ordersOf('wild-rift')

/** Wild Rift by hand: climbs with their points, brackets, gains, servers and queues, in EUR. */
export const wildRiftClimbs: readonly HandComputed[] = [
  {
    shows: 'one division and nothing else',
    order: climb('Iron IV', 'Iron III'),
    bill: 'climb iron 1 x 2.00 = 2.00, base 2.00, total 2.00, booster 1.20',
  },
  {
    shows: 'Iron I to Bronze IV is an Iron division, the first of two tiers',
    order: climb('Iron I', 'Bronze III', { platform: 'ios' }),
    bill: 'climb iron 1 x 2.00 = 2.00, climb bronze 1 x 4.00 = 4.00, base 6.00, total 6.00, booster 3.60',
  },
  {
    shows: 'Silver I to Gold IV is a Silver division',
    order: climb('Silver I', 'Gold IV', { server: 'br', platform: 'ios' }),
    bill: 'climb silver 1 x 6.00 = 6.00, base 6.00, total 6.00, booster 3.60',
  },
  {
    shows: 'the whole closed ladder, a line a tier',
    order: climb('Iron IV', 'Master 0', { server: 'sea' }),
    bill: 'climb iron 4 x 2.00 = 8.00, climb bronze 4 x 4.00 = 16.00, climb silver 4 x 6.00 = 24.00, climb gold 4 x 9.00 = 36.00, climb platinum 4 x 13.00 = 52.00, climb emerald 4 x 22.00 = 88.00, climb diamond 4 x 55.00 = 220.00, base 444.00, total 444.00, booster 266.40',
  },
  {
    shows: 'the second of two marks in Iron is the middle bracket: a quarter',
    order: climb('Iron III 41-60', 'Iron II'),
    bill: 'climb iron 1 x 2.00 = 2.00, bracket 41-60 = -0.50, base 1.50, total 1.50, booster 0.90',
  },
  {
    shows: 'the second of three marks in Bronze: 15 percent',
    order: climb('Bronze IV 21-40', 'Bronze III', { server: 'me' }),
    bill: 'climb bronze 1 x 4.00 = 4.00, bracket 21-40 = -0.60, base 3.40, total 3.40, booster 2.04',
  },
  {
    shows: 'the third of three marks in Silver: 35 percent of the first division',
    order: climb('Silver IV 61-80', 'Silver I'),
    bill: 'climb silver 3 x 6.00 = 18.00, bracket 61-80 = -2.10, base 15.90, total 15.90, booster 9.54',
  },
  {
    shows: 'the second of four marks in Gold: 15 percent',
    order: climb('Gold III 21-40', 'Gold I'),
    bill: 'climb gold 2 x 9.00 = 18.00, bracket 21-40 = -1.35, base 16.65, total 16.65, booster 9.99',
  },
  {
    shows: 'the third of four marks in Gold: a quarter',
    order: climb('Gold IV 41-60', 'Gold III'),
    bill: 'climb gold 1 x 9.00 = 9.00, bracket 41-60 = -2.25, base 6.75, total 6.75, booster 4.05',
  },
  {
    shows: 'the last of four marks in Platinum: 35 percent',
    order: climb('Platinum IV 61-80', 'Platinum II'),
    bill: 'climb platinum 2 x 13.00 = 26.00, bracket 61-80 = -4.55, base 21.45, total 21.45, booster 12.87',
  },
  {
    shows: 'the second of five marks in Emerald: 15 percent',
    order: climb('Emerald IV 21-40', 'Emerald III'),
    bill: 'climb emerald 1 x 22.00 = 22.00, bracket 21-40 = -3.30, base 18.70, total 18.70, booster 11.22',
  },
  {
    shows: 'the third of five marks in Emerald: a quarter',
    order: climb('Emerald II 41-60', 'Emerald I'),
    bill: 'climb emerald 1 x 22.00 = 22.00, bracket 41-60 = -5.50, base 16.50, total 16.50, booster 9.90',
  },
  {
    shows: 'the fourth of five marks in Diamond: 35 percent of the first division',
    order: climb('Diamond IV 61-80', 'Diamond II'),
    bill: 'climb diamond 2 x 55.00 = 110.00, bracket 61-80 = -19.25, base 90.75, total 90.75, booster 54.45',
  },
  {
    shows: 'the last of five marks in Diamond: half of the first division',
    order: climb('Diamond IV 81-100', 'Diamond II'),
    bill: 'climb diamond 2 x 55.00 = 110.00, bracket 81-100 = -27.50, base 82.50, total 82.50, booster 49.50',
  },
  {
    shows: 'low gains: a quarter of 11.05 is 2.7625',
    order: climb('Platinum II 21-40', 'Platinum I', { gain: 'low' }),
    bill: 'climb platinum 1 x 13.00 = 13.00, bracket 21-40 = -1.95, gain low = 2.76, base 13.81, total 13.81, booster 8.29',
  },
  {
    shows: 'high gains: 5 percent of 46.75 is 2.3375',
    order: climb('Diamond IV 21-40', 'Diamond III', { gain: 'high' }),
    bill: 'climb diamond 1 x 55.00 = 55.00, bracket 21-40 = -8.25, gain high = -2.34, base 44.41, total 44.41, booster 26.65',
  },
  {
    shows: 'low gains: a quarter of 5.10 is 1.275, the half cent rounded up',
    order: climb('Silver III 21-40', 'Silver II', { gain: 'low' }),
    bill: 'climb silver 1 x 6.00 = 6.00, bracket 21-40 = -0.90, gain low = 1.28, base 6.38, total 6.38, booster 3.83',
  },
  {
    shows: 'North America on an iPhone',
    order: climb('Gold IV', 'Platinum IV', { server: 'na', platform: 'ios' }),
    bill: 'climb gold 4 x 9.00 = 36.00, server na = 5.40, base 41.40, total 41.40, booster 24.84',
  },
  {
    shows: 'Latin America',
    order: climb('Emerald IV', 'Diamond IV', { server: 'latam' }),
    bill: 'climb emerald 4 x 22.00 = 88.00, server latam = -13.20, base 74.80, total 74.80, booster 44.88',
  },
  {
    shows: 'bracket, gains and server build on one another',
    order: climb('Gold II 61-80', 'Emerald III', { gain: 'low', server: 'latam' }),
    bill: 'climb gold 2 x 9.00 = 18.00, climb platinum 4 x 13.00 = 52.00, climb emerald 1 x 22.00 = 22.00, bracket 61-80 = -3.15, gain low = 22.21, server latam = -16.66, base 94.40, total 94.40, booster 56.64',
  },
  {
    shows: 'the Legendary Queue costs as Ranked',
    order: climb('Diamond IV', 'Diamond I', { queue: 'legendary' }),
    bill: 'climb diamond 3 x 55.00 = 165.00, base 165.00, total 165.00, booster 99.00',
  },
  {
    shows: 'Diamond I to Master is a Diamond division',
    order: climb('Diamond I', 'Master 0', { queue: 'legendary', server: 'na' }),
    bill: 'climb diamond 1 x 55.00 = 55.00, server na = 8.25, base 63.25, total 63.25, booster 37.95',
  },
  {
    shows: 'Diamond II to 90 points in Master',
    order: climb('Diamond II 41-60', 'Master 90'),
    bill: 'climb diamond 2 x 55.00 = 110.00, points master 90 at 35.00 = 78.75, bracket 41-60 = -13.75, base 175.00, total 175.00, booster 105.00',
  },
  {
    shows: 'the least that can be bought in Master',
    order: climb('Master 0', 'Master 40'),
    bill: 'points master 40 at 35.00 = 35.00, base 35.00, total 35.00, booster 21.00',
  },
  {
    shows: '47 points are 41.125, rounded to 41.13',
    order: climb('Master 3', 'Master 50'),
    bill: 'points master 47 at 35.00 = 41.13, base 41.13, total 41.13, booster 24.68',
  },
  {
    shows: 'Master to Grandmaster',
    order: climb('Master 150', 'Grandmaster 250'),
    bill: 'points master 100 at 35.00 = 87.50, base 87.50, total 87.50, booster 52.50',
  },
  {
    shows: 'Grandmaster to Sovereign over Challenger',
    order: climb('Grandmaster 200', 'Sovereign 900', { server: 'latam' }),
    bill: 'points master 700 at 35.00 = 612.50, server latam = -91.88, base 520.62, total 520.62, booster 312.37',
  },
  {
    shows: 'within Sovereign',
    order: climb('Sovereign 1000', 'Sovereign 1060', { gain: 'high' }),
    bill: 'points master 60 at 35.00 = 52.50, gain high = -2.63, base 49.87, total 49.87, booster 29.92',
  },
]
