import { expect, test } from 'vitest'
import { games } from '../games/games.ts'
import { campIndex } from '../games/ladder.ts'
import { climb, place, placements, winsAt } from '../test/test-configs.ts'
import { type ClaimableOrder, type ClaimingBooster, claimRefusal, orderLevel } from './claiming.ts'
import { orderStatuses } from './lifecycle.ts'

const lol = games['league-of-legends']
const levelOf = (words: string) => campIndex(lol, place(words))

const booster: ClaimingBooster = {
  id: 'someone',
  isBooster: true,
  banned: false,
  paused: false,
  filters: ['league-of-legends:elo-boost:euw'],
  ceilings: { 'league-of-legends': levelOf('Diamond I') },
  unplayed: {},
  activeSolo: 0,
  activeDuo: 0,
  soloLimit: 2,
  duoLimit: 2,
  blockedOrderIds: [],
  laterOrderIds: [],
  othersOrderIds: [],
  ownOrderIds: [],
  awayAt: null,
  awayUntil: null,
}
const order: ClaimableOrder = {
  id: 'one',
  customerId: 'customer',
  status: 'waiting_for_booster',
  filter: 'league-of-legends:elo-boost:euw',
  game: 'league-of-legends',
  service: 'elo-boost',
  coachId: null,
  level: levelOf('Platinum IV'),
  queue: 'solo-duo',
  isDuo: false,
  frozen: false,
  reservedBy: null,
}

/** Each rule of domain 3 in its order, with a case that breaks it. */
const rules: [code: string, Partial<ClaimingBooster>, Partial<ClaimableOrder>][] = [
  ['user_not_booster', { isBooster: false }, {}],
  ['account_banned', { banned: true }, {}],
  ['order_not_available', {}, { customerId: 'someone' }],
  ['booster_paused', { paused: true }, {}],
  ['booster_not_available', { filters: ['league-of-legends:elo-boost:eune'] }, {}],
  ['not_eligible_to_claim_this_league_orders', {}, { level: levelOf('Master') }],
  ['queue_left_out', { unplayed: { 'league-of-legends': ['solo-duo'] } }, {}],
  ['solo_order_claim_limit_reached', { activeSolo: 2 }, {}],
  ['order_not_available', {}, { status: 'boosting' }],
  ['booster_blocked_on_order', { blockedOrderIds: ['two', 'one'] }, {}],
  ['order_frozen', {}, { frozen: true }],
  ['order_names_other', { othersOrderIds: ['one'] }, {}],
  ['order_opens_later', { laterOrderIds: ['one'] }, {}],
]

test('a matching booster can claim', () => {
  expect(claimRefusal(booster, order)).toBeNull()
  expect(claimRefusal({ ...booster, activeSolo: 1, activeDuo: 9 }, order)).toBeNull()
  expect(claimRefusal({ ...booster, activeSolo: 9, activeDuo: 1 }, { ...order, isDuo: true })).toBeNull()
  expect(claimRefusal(booster, { ...order, level: levelOf('Diamond I') })).toBeNull()
})

test.each(rules)('%s', (code, ofBooster, ofOrder) => {
  expect(claimRefusal({ ...booster, ...ofBooster }, { ...order, ...ofOrder })).toBe(code)
})

test('the duo limit counts duo orders', () => {
  const duo = { ...order, isDuo: true }
  expect(claimRefusal({ ...booster, activeDuo: 2 }, duo)).toBe('duo_order_claim_limit_reached')
})

test('a lesson is its coach’s alone, whatever the coach’s filters, limits and pause are', () => {
  const lesson = { ...order, coachId: 'someone', level: levelOf('Master') }
  const coach = { ...booster, filters: [], ceilings: {}, soloLimit: 0, paused: true }
  expect(claimRefusal(coach, lesson)).toBeNull()
  expect(claimRefusal({ ...coach, id: 'another' }, lesson)).toBe('coach_not_eligible')
  expect(claimRefusal({ ...coach, banned: true }, lesson)).toBe('account_banned')
  expect(claimRefusal(coach, { ...lesson, status: 'boosting' })).toBe('order_not_available')
})

test('a booster without a rank limit for a game can’t claim its orders', () => {
  expect(claimRefusal({ ...booster, ceilings: {} }, { ...order, level: 0 })).toBe(
    'not_eligible_to_claim_this_league_orders',
  )
})

test('of several reasons the first in domain 3 is returned', () => {
  rules.forEach(([code], first) => {
    const broken = rules.slice(first)
    const all = broken.reduce((sum, [, ofBooster]) => ({ ...sum, ...ofBooster }), booster)
    const on = broken.reduce((sum, [, , ofOrder]) => ({ ...sum, ...ofOrder }), order)
    expect(claimRefusal(all, on)).toBe(code)
  })
})

test('only a waiting order can be claimed', () => {
  const free = orderStatuses.filter((status) => claimRefusal(booster, { ...order, status }) === null)
  expect(free).toEqual(['waiting_for_booster'])
})

test('the level is the target of a climb and the start of wins and placements', () => {
  expect(orderLevel(climb('league-of-legends', 'Silver II', 'Platinum IV'))).toBe(levelOf('Platinum IV'))
  expect(orderLevel(winsAt('league-of-legends', 'Gold II', 5))).toBe(levelOf('Gold II'))
  expect(orderLevel(placements('league-of-legends', 'Master', 5))).toBe(levelOf('Master'))
  expect(orderLevel(placements('league-of-legends', null, 5))).toBe(levelOf('Silver IV'))
})
