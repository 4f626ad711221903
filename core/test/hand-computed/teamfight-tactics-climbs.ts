import { type HandComputed, ordersOf } from './notation.ts'

const { climb } = ordersOf('teamfight-tactics')

/** Teamfight Tactics by hand: climbs with their points, brackets, gains, servers and queues, in EUR. */
export const teamfightTacticsClimbs: readonly HandComputed[] = [
  {
    shows: 'one division and nothing else',
    order: climb('Iron IV', 'Iron III', { server: 'eune' }),
    bill: 'climb iron 1 x 4.00 = 4.00, base 4.00, total 4.00, booster 2.40',
  },
  {
    shows: 'Bronze I to Silver IV is a Bronze division',
    order: climb('Bronze I', 'Silver IV', { server: 'br' }),
    bill: 'climb bronze 1 x 5.00 = 5.00, base 5.00, total 5.00, booster 3.00',
  },
  {
    shows: 'Silver I to Gold IV is a Silver division',
    order: climb('Silver I', 'Gold IV', { server: 'tr' }),
    bill: 'climb silver 1 x 7.00 = 7.00, base 7.00, total 7.00, booster 4.20',
  },
  {
    shows: 'the whole closed ladder, a line a tier',
    order: climb('Iron IV', 'Master 0', { server: 'ru' }),
    bill: 'climb iron 4 x 4.00 = 16.00, climb bronze 4 x 5.00 = 20.00, climb silver 4 x 7.00 = 28.00, climb gold 4 x 12.00 = 48.00, climb platinum 4 x 18.00 = 72.00, climb emerald 4 x 28.00 = 112.00, climb diamond 4 x 60.00 = 240.00, base 536.00, total 536.00, booster 321.60',
  },
  {
    shows: '21-40 LP: 15 percent off the first division, 4.20',
    order: climb('Emerald IV 21-40', 'Emerald II', { server: 'jp' }),
    bill: 'climb emerald 2 x 28.00 = 56.00, bracket 21-40 = -4.20, base 51.80, total 51.80, booster 31.08',
  },
  {
    shows: '41-60 LP: a quarter of the only division',
    order: climb('Platinum I 41-60', 'Emerald IV', { server: 'me' }),
    bill: 'climb platinum 1 x 18.00 = 18.00, bracket 41-60 = -4.50, base 13.50, total 13.50, booster 8.10',
  },
  {
    shows: '61-80 LP: 35 percent of the first Silver division, none of Gold',
    order: climb('Silver I 61-80', 'Gold II', { server: 'sea' }),
    bill: 'climb silver 1 x 7.00 = 7.00, climb gold 2 x 12.00 = 24.00, bracket 61-80 = -2.45, base 28.55, total 28.55, booster 17.13',
  },
  {
    shows: '81-100 LP: half of the first division',
    order: climb('Gold IV 81-100', 'Gold I', { server: 'tw' }),
    bill: 'climb gold 3 x 12.00 = 36.00, bracket 81-100 = -6.00, base 30.00, total 30.00, booster 18.00',
  },
  {
    shows: 'low gains: a quarter more',
    order: climb('Gold II', 'Platinum IV', { gain: 'low', server: 'vn' }),
    bill: 'climb gold 2 x 12.00 = 24.00, gain low = 6.00, base 30.00, total 30.00, booster 18.00',
  },
  {
    shows: 'high gains: 5 percent less of what the bracket left',
    order: climb('Emerald II 41-60', 'Diamond IV', { gain: 'high' }),
    bill: 'climb emerald 2 x 28.00 = 56.00, bracket 41-60 = -7.00, gain high = -2.45, base 46.55, total 46.55, booster 27.93',
  },
  {
    shows: 'high gains: 0.2975 is 0.30',
    order: climb('Silver IV 21-40', 'Silver III', { gain: 'high' }),
    bill: 'climb silver 1 x 7.00 = 7.00, bracket 21-40 = -1.05, gain high = -0.30, base 5.65, total 5.65, booster 3.39',
  },
  {
    shows: 'low gains: 1.4875 is 1.49',
    order: climb('Silver III 21-40', 'Silver II', { gain: 'low' }),
    bill: 'climb silver 1 x 7.00 = 7.00, bracket 21-40 = -1.05, gain low = 1.49, base 7.44, total 7.44, booster 4.46',
  },
  {
    shows: 'North America after the bracket',
    order: climb('Gold III 21-40', 'Gold I', { server: 'na' }),
    bill: 'climb gold 2 x 12.00 = 24.00, bracket 21-40 = -1.80, server na = 3.33, base 25.53, total 25.53, booster 15.32',
  },
  {
    shows: 'LAN',
    order: climb('Platinum IV', 'Platinum II', { server: 'lan' }),
    bill: 'climb platinum 2 x 18.00 = 36.00, server lan = -5.40, base 30.60, total 30.60, booster 18.36',
  },
  {
    shows: 'LAS: 15 percent of 5.95 is 0.8925',
    order: climb('Silver II 21-40', 'Silver I', { server: 'las' }),
    bill: 'climb silver 1 x 7.00 = 7.00, bracket 21-40 = -1.05, server las = -0.89, base 5.06, total 5.06, booster 3.04',
  },
  {
    shows: 'Oceania',
    order: climb('Diamond IV', 'Diamond III', { server: 'oce' }),
    bill: 'climb diamond 1 x 60.00 = 60.00, server oce = 6.00, base 66.00, total 66.00, booster 39.60',
  },
  {
    shows: 'Double Up costs as Ranked',
    order: climb('Gold IV', 'Platinum III', { queue: 'double-up' }),
    bill: 'climb gold 4 x 12.00 = 48.00, climb platinum 1 x 18.00 = 18.00, base 66.00, total 66.00, booster 39.60',
  },
  {
    shows: 'gains and server in Double Up',
    order: climb('Bronze II 61-80', 'Gold III', { queue: 'double-up', gain: 'low', server: 'oce' }),
    bill: 'climb bronze 2 x 5.00 = 10.00, climb silver 4 x 7.00 = 28.00, climb gold 1 x 12.00 = 12.00, bracket 61-80 = -1.75, gain low = 12.06, server oce = 6.03, base 66.34, total 66.34, booster 39.80',
  },
  {
    shows: 'Diamond I to Master is a Diamond division',
    order: climb('Diamond I 41-60', 'Master 0'),
    bill: 'climb diamond 1 x 60.00 = 60.00, bracket 41-60 = -15.00, base 45.00, total 45.00, booster 27.00',
  },
  {
    shows: 'Diamond III to 250 LP in Master',
    order: climb('Diamond III', 'Master 250'),
    bill: 'climb diamond 3 x 60.00 = 180.00, points master 250 at 27.00 = 168.75, base 348.75, total 348.75, booster 209.25',
  },
  {
    shows: 'the least that can be bought in Master',
    order: climb('Master 10', 'Master 50'),
    bill: 'points master 40 at 27.00 = 27.00, base 27.00, total 27.00, booster 16.20',
  },
  {
    shows: '73 LP is 49.275, the half cent rounded up',
    order: climb('Master 27', 'Master 100'),
    bill: 'points master 73 at 27.00 = 49.28, base 49.28, total 49.28, booster 29.57',
  },
  {
    shows: 'Master to Grandmaster',
    order: climb('Master 300', 'Grandmaster 420', { gain: 'high' }),
    bill: 'points master 120 at 27.00 = 81.00, gain high = -4.05, base 76.95, total 76.95, booster 46.17',
  },
  {
    shows: 'Grandmaster to Challenger in North America',
    order: climb('Grandmaster 640', 'Challenger 840', { server: 'na' }),
    bill: 'points master 200 at 27.00 = 135.00, server na = 20.25, base 155.25, total 155.25, booster 93.15',
  },
  {
    shows: 'within Challenger',
    order: climb('Challenger 900', 'Challenger 1100', { addons: ['priority'] }),
    bill: 'points master 200 at 27.00 = 135.00, base 135.00, addon priority = 33.75, total 168.75, booster 101.25',
  },
]
