import { type HandComputed, ordersOf } from './notation.ts'

const { climb } = ordersOf('valorant')

/** Valorant by hand: climbs with their points, brackets, gains, servers and queues, in EUR. */
export const valorantClimbs: readonly HandComputed[] = [
  {
    shows: 'one division and nothing else',
    order: climb('Iron 1', 'Iron 2'),
    bill: 'climb iron 1 x 4.00 = 4.00, base 4.00, total 4.00, booster 2.40',
  },
  {
    shows: 'Iron 3 to Bronze 1 is an Iron division',
    order: climb('Iron 3', 'Bronze 1', { server: 'br' }),
    bill: 'climb iron 1 x 4.00 = 4.00, base 4.00, total 4.00, booster 2.40',
  },
  {
    shows: 'Silver 3 to Gold 1 is a Silver division, the first of two tiers',
    order: climb('Silver 3', 'Gold 2', { server: 'ap' }),
    bill: 'climb silver 1 x 6.00 = 6.00, climb gold 1 x 9.00 = 9.00, base 15.00, total 15.00, booster 9.00',
  },
  {
    shows: 'the whole closed ladder: three divisions a tier',
    order: climb('Iron 1', 'Immortal 0'),
    bill: 'climb iron 3 x 4.00 = 12.00, climb bronze 3 x 5.00 = 15.00, climb silver 3 x 6.00 = 18.00, climb gold 3 x 9.00 = 27.00, climb platinum 3 x 12.00 = 36.00, climb diamond 3 x 22.00 = 66.00, climb ascendant 3 x 36.00 = 108.00, base 282.00, total 282.00, booster 169.20',
  },
  {
    shows: 'Bronze to Platinum',
    order: climb('Bronze 2', 'Platinum 1'),
    bill: 'climb bronze 2 x 5.00 = 10.00, climb silver 3 x 6.00 = 18.00, climb gold 3 x 9.00 = 27.00, base 55.00, total 55.00, booster 33.00',
  },
  {
    shows: '21-40 RR: 15 percent of the only division',
    order: climb('Gold 1 21-40', 'Gold 2'),
    bill: 'climb gold 1 x 9.00 = 9.00, bracket 21-40 = -1.35, base 7.65, total 7.65, booster 4.59',
  },
  {
    shows: '41-60 RR: a quarter of the only division',
    order: climb('Ascendant 1 41-60', 'Ascendant 2'),
    bill: 'climb ascendant 1 x 36.00 = 36.00, bracket 41-60 = -9.00, base 27.00, total 27.00, booster 16.20',
  },
  {
    shows: '61-80 RR: 35 percent of the first division',
    order: climb('Platinum 2 61-80', 'Diamond 1'),
    bill: 'climb platinum 2 x 12.00 = 24.00, bracket 61-80 = -4.20, base 19.80, total 19.80, booster 11.88',
  },
  {
    shows: '81-100 RR: half of the first division',
    order: climb('Diamond 1 81-100', 'Diamond 3'),
    bill: 'climb diamond 2 x 22.00 = 44.00, bracket 81-100 = -11.00, base 33.00, total 33.00, booster 19.80',
  },
  {
    shows: 'low gains',
    order: climb('Platinum 1', 'Platinum 3', { gain: 'low' }),
    bill: 'climb platinum 2 x 12.00 = 24.00, gain low = 6.00, base 30.00, total 30.00, booster 18.00',
  },
  {
    shows: 'low gains: a quarter of 7.65 is 1.9125',
    order: climb('Gold 2 21-40', 'Gold 3', { gain: 'low' }),
    bill: 'climb gold 1 x 9.00 = 9.00, bracket 21-40 = -1.35, gain low = 1.91, base 9.56, total 9.56, booster 5.74',
  },
  {
    shows: 'high gains',
    order: climb('Diamond 2', 'Ascendant 1', { gain: 'high' }),
    bill: 'climb diamond 2 x 22.00 = 44.00, gain high = -2.20, base 41.80, total 41.80, booster 25.08',
  },
  {
    shows: 'high gains: 5 percent of 16.50 is 0.825, the half cent rounded up',
    order: climb('Diamond 3 41-60', 'Ascendant 1', { gain: 'high' }),
    bill: 'climb diamond 1 x 22.00 = 22.00, bracket 41-60 = -5.50, gain high = -0.83, base 15.67, total 15.67, booster 9.40',
  },
  {
    shows: 'North America',
    order: climb('Silver 1', 'Gold 1', { server: 'na' }),
    bill: 'climb silver 3 x 6.00 = 18.00, server na = 2.70, base 20.70, total 20.70, booster 12.42',
  },
  {
    shows: 'North America: 15 percent of 18.70 is 2.805, the half cent rounded up',
    order: climb('Diamond 1 21-40', 'Diamond 2', { server: 'na' }),
    bill: 'climb diamond 1 x 22.00 = 22.00, bracket 21-40 = -3.30, server na = 2.81, base 21.51, total 21.51, booster 12.91',
  },
  {
    shows: 'Latin America',
    order: climb('Gold 1', 'Diamond 1', { server: 'latam' }),
    bill: 'climb gold 3 x 9.00 = 27.00, climb platinum 3 x 12.00 = 36.00, server latam = -9.45, base 53.55, total 53.55, booster 32.13',
  },
  {
    shows: 'Latin America: 15 percent off 18.70 is 2.805, the half cent rounded up',
    order: climb('Diamond 1 21-40', 'Diamond 2', { server: 'latam' }),
    bill: 'climb diamond 1 x 22.00 = 22.00, bracket 21-40 = -3.30, server latam = -2.81, base 15.89, total 15.89, booster 9.53',
  },
  {
    shows: 'bracket, low gains and server build on one another',
    order: climb('Gold 3 61-80', 'Platinum 3', { gain: 'low', server: 'na' }),
    bill: 'climb gold 1 x 9.00 = 9.00, climb platinum 2 x 12.00 = 24.00, bracket 61-80 = -3.15, gain low = 7.46, server na = 5.60, base 42.91, total 42.91, booster 25.75',
  },
  {
    shows: 'Ascendant 3 to Immortal is an Ascendant division',
    order: climb('Ascendant 3', 'Immortal 0'),
    bill: 'climb ascendant 1 x 36.00 = 36.00, base 36.00, total 36.00, booster 21.60',
  },
  {
    shows: 'Ascendant 2 to Immortal with 130 RR',
    order: climb('Ascendant 2 21-40', 'Immortal 130'),
    bill: 'climb ascendant 2 x 36.00 = 72.00, points immortal 130 at 24.00 = 78.00, bracket 21-40 = -5.40, base 144.60, total 144.60, booster 86.76',
  },
  {
    shows: 'Ascendant 3 near its top, with the RR that reach the minimum',
    order: climb('Ascendant 3 81-100', 'Immortal 30'),
    bill: 'climb ascendant 1 x 36.00 = 36.00, points immortal 30 at 24.00 = 18.00, bracket 81-100 = -18.00, base 36.00, total 36.00, booster 21.60',
  },
  {
    shows: 'the least that can be bought in Immortal',
    order: climb('Immortal 30', 'Immortal 70'),
    bill: 'points immortal 40 at 24.00 = 24.00, base 24.00, total 24.00, booster 14.40',
  },
  {
    shows: 'Immortal 1 to Immortal 3: 175 RR',
    order: climb('Immortal 50', 'Immortal 225'),
    bill: 'points immortal 175 at 24.00 = 105.00, base 105.00, total 105.00, booster 63.00',
  },
  {
    shows: 'Immortal to Radiant',
    order: climb('Immortal 200', 'Radiant 550', { gain: 'high' }),
    bill: 'points immortal 350 at 24.00 = 210.00, gain high = -10.50, base 199.50, total 199.50, booster 119.70',
  },
  {
    shows: 'within Radiant: 77 RR are 46.20',
    order: climb('Radiant 600', 'Radiant 677', { server: 'latam' }),
    bill: 'points immortal 77 at 24.00 = 46.20, server latam = -6.93, base 39.27, total 39.27, booster 23.56',
  },
]
