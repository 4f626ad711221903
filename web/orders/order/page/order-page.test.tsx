import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { render, t } from '../lists/test-orders.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { anOrder, at, coaching, kinds, person } from './made-up-orders.ts'

/**
 * Everything that can be pressed, in page order; brackets mark a disabled button. Buttons that only unfold are left
 * out.
 */
function pressable(html: string): string[] {
  return [...html.matchAll(/<(button|a|summary)\b([^>]*)>(.*?)<\/\1>/gs)].flatMap(
    ([, , attributes = '', inner = '']) => {
      if (attributes.includes('aria-expanded')) return []
      // The booster's name leads to their profile; it acts on nothing.
      if (attributes.includes('href="/booster/')) return []
      // The way back to a booster's list acts on nothing either.
      if (attributes.includes('href="/dashboard/booster/active-orders"')) return []
      // The withdrawal leads to the contact form; it has a test of its own.
      if (attributes.includes('href="/contact?topic=withdrawal')) return []
      const label = /aria-label="([^"]*)"/.exec(attributes)?.[1]
      // The five mountains of a rating.
      if (/^\d of 5$/.test(label ?? '')) return []
      const name = inner
        .replace(/<svg.*?<\/svg>/gs, '')
        .replace(/<[^>]*>/g, '')
        .trim()
      return attributes.includes('aria-disabled="true"') ? `(${name})` : (label ?? name)
    },
  )
}

type Kind = keyof typeof kinds
type Seen = Partial<Record<OrderView['viewer'], string>>

/**
 * What each reader can press, by text key; brackets mark a disabled button that says why. Missing readers have no
 * buttons.
 */
const table: Record<Kind, Partial<Record<OrderStatus, Seen>>> = {
  solo: {
    not_paid: { customer: 'pay cancel', staff: 'cancel' },
    waiting_for_account: {
      customer:
        'showPassword store games.addon.duo shell.aboutUs changeOrder cancel order.hours.set tracking.create',
      staff: 'changeOrder cancel',
    },
    waiting_for_booster: {
      customer: 'changeOrder cancel order.hours.set replace revoke tracking.create',
      staff: 'assign changeOrder cancel',
    },
    boosting: {
      customer:
        'changeOrder pause dispute order.silence.other order.hours.set replace revoke tracking.create',
      booster:
        'work.fewer work.more record work.several openVault talk.codeAsk work.login won lost chat.open (finish) dropTitle',
      staff: 'pause changeOrder takeBack dispute cancel',
    },
    verification_required: {
      customer: 'complete dispute replace revoke tracking.create',
      staff: 'staffVerify (staffReject) dispute',
    },
    completed: {
      customer: 'reviews.detail (order.tip.choose) orderAgain favorites.add tracking.create',
    },
    cancelled: { customer: 'orderAgain tracking.create' },
  },
  duo: {
    not_paid: { customer: 'pay cancel', staff: 'cancel' },
    waiting_for_booster: {
      customer: 'changeOrder cancel tracking.create',
      staff: 'assign changeOrder cancel',
    },
    boosting: {
      customer: 'changeOrder pause dispute order.silence.other tracking.create',
      booster: 'work.fewer work.more record work.several won lost chat.open (finish) dropTitle',
      staff: 'pause changeOrder takeBack dispute cancel',
    },
    verification_required: {
      customer: 'complete dispute tracking.create',
      staff: 'staffVerify (staffReject) dispute',
    },
    completed: {
      customer: 'reviews.detail (order.tip.choose) orderAgain favorites.add tracking.create',
    },
    cancelled: { customer: 'orderAgain tracking.create' },
  },
  wins: {
    boosting: {
      customer:
        'changeOrder pause dispute order.silence.other order.hours.set replace revoke tracking.create',
      booster:
        'work.fewer work.more record work.several openVault talk.codeAsk work.login won lost drawn chat.open (finish) dropTitle',
      staff: 'pause changeOrder takeBack dispute cancel',
    },
    verification_required: {
      customer: 'complete dispute replace revoke tracking.create',
      staff: 'staffVerify (staffReject) dispute',
    },
    completed: {
      customer: 'reviews.detail (order.tip.choose) orderAgain favorites.add tracking.create',
    },
  },
  placements: {
    waiting_for_account: {
      customer: 'showPassword store shell.aboutUs changeOrder cancel order.hours.set tracking.create',
      staff: 'changeOrder cancel',
    },
    boosting: {
      customer:
        'changeOrder pause dispute order.silence.other order.hours.set replace revoke tracking.create',
      booster:
        'work.fewer work.more record work.several openVault talk.codeAsk work.login won lost chat.open (finish) dropTitle',
      staff: 'pause changeOrder takeBack dispute cancel',
    },
    verification_required: {
      customer: 'complete dispute replace revoke tracking.create',
      staff: 'staffVerify (staffReject) dispute',
    },
    completed: {
      customer: 'reviews.detail (order.tip.choose) orderAgain favorites.add tracking.create',
    },
  },
  coaching: {
    not_paid: { customer: 'pay cancel', staff: 'cancel' },
    waiting_for_booster: { customer: 'changeOrder cancel', staff: 'assign changeOrder cancel' },
    boosting: {
      customer: '(session.propose) changeOrder pause dispute',
      booster: '(session.propose) (session.record) dropTitle',
      staff: 'pause changeOrder takeBack dispute cancel',
    },
    verification_required: { customer: 'complete dispute', staff: 'staffVerify (staffReject) dispute' },
    completed: {
      customer: 'reviews.detail (order.tip.choose) orderAgain favorites.add',
    },
    cancelled: { customer: 'orderAgain' },
  },
}

const viewers = ['customer', 'booster', 'staff'] as const

function inWords(keys = '', booster = 'kestrel'): string[] {
  return keys.split(' ').flatMap((key) => {
    const name = key.replace(/[()]/g, '')
    if (!name) return []
    const words = t((name.includes('.') ? name : `order.${name}`) as MessageKey, { booster })
    return [key.startsWith('(') ? `(${words})` : words]
  })
}

describe.each(Object.keys(table) as Kind[])('an order: %s', (kind) => {
  test.each(Object.keys(table[kind]) as OrderStatus[])('%s shows each reader their own buttons', (status) => {
    for (const viewer of viewers)
      expect(pressable(render(anOrder(kinds[kind], status, viewer))), viewer).toEqual(
        inWords(table[kind][status]?.[viewer], kind === 'coaching' ? 'vesna' : 'kestrel'),
      )
  })
})

test('a paused order can be resumed, and its booster sees why no game can be recorded', () => {
  const customer = render(anOrder(kinds.duo, 'boosting', 'customer', { paused: true }))
  expect(pressable(customer)).toEqual(
    inWords('resume changeOrder dispute order.silence.other tracking.create'),
  )
  const booster = render(anOrder(kinds.duo, 'boosting', 'booster', { paused: true }))
  expect(pressable(booster)).toContain(`(${t('order.record')})`)
  expect(booster).toContain(t('order.refusal.order_paused'))
})

test('customers can withdraw from the contract of an order that they paid for and that runs', () => {
  const link = (...[status, viewer]: [OrderStatus, (typeof viewers)[number]]) =>
    render(anOrder(kinds.solo, status, viewer)).includes('href="/contact?topic=withdrawal&amp;order=PK-')
  expect(link('boosting', 'customer')).toBe(true)
  expect(link('verification_required', 'customer')).toBe(true)
  expect(link('not_paid', 'customer')).toBe(false)
  expect(link('completed', 'customer')).toBe(false)
  expect(link('boosting', 'booster')).toBe(false)
  expect(link('boosting', 'staff')).toBe(false)
})

test('an order with a deleted login says that it only resumes with a new one', () => {
  const actions = [
    { action: 'resume' as const, refusal: 'order_credentials_not_found' as const, needs_reason: false },
  ]
  const html = render(anOrder(kinds.solo, 'boosting', 'customer', { paused: true, actions }))
  expect(pressable(html)).toEqual(inWords('(resume) tracking.create'))
  expect(html).toContain(t('order.refusal.order_credentials_not_found'))
})

test('a disputed result shows the problem, and can be disputed only once', () => {
  const dispute = {
    opened_at: at(5),
    opened_by: 'customer' as const,
    appeal: false,
    state: 'team_decides' as const,
    until: at(59),
    reply_by: null,
    kind: 'target_not_reached' as const,
    reason: 'My account is still Gold II',
    picture_ids: [],
    answer_by: at(59),
    outcome: null,
    decision: '',
    closed_at: null,
  }
  const rest = { disputed: true, dispute, check_until: null }
  for (const viewer of viewers) {
    const html = render(anOrder(kinds.duo, 'verification_required', viewer, rest))
    expect(html, viewer).toContain('My account is still Gold II')
    expect(pressable(html), viewer).not.toContain(t('order.dispute'))
    expect(html, viewer).toContain(t(viewer === 'customer' ? 'order.disputeOwn' : 'order.disputeOther'))
  }
})

test('a result that the log does not show has both figures, and says that it does not close automatically', () => {
  const shortfall = { unit: 'wins' as const, done: 3, of: 5 }
  for (const viewer of viewers) {
    const html = render(
      anOrder(kinds.wins, 'verification_required', viewer, { shortfall, check_until: null }),
    )
    expect(html, viewer).toContain(t('order.stop.wins', { part: '3', all: 5 }))
    expect(html, viewer).toContain(
      t(viewer === 'customer' ? 'order.checkTextOpenCustomer' : 'order.checkTextOpen'),
    )
  }
})

test('only staff see contradicting records, side by side, and they can strike either', () => {
  const game = (number: number, username: string, rank: 'silver' | 'gold') => ({
    game_id: `game-${number}`,
    number,
    booster: person(username),
    result: 'won' as const,
    points: 20,
    standing: { tier: rank, division: 2, points: 40 },
    character: null,
    proof_file_id: null,
    played_at: at(number),
    unusual: false,
    undo_until: null,
    correct_until: null,
  })
  const rest: Partial<OrderView> = {
    games: [game(1, 'kestrel', 'gold'), game(2, 'brisa', 'silver')],
    conflicts: [{ kind: 'standing', earlier: 'game-1', later: 'game-2', apart: 380 }],
    stretches: [
      { booster: person('kestrel'), pay: 1_200, state: 'contradicted', percent: null },
      { booster: person('brisa'), pay: 800, state: 'open', percent: null },
    ],
  }
  const html = render(anOrder(kinds.solo, 'boosting', 'staff', rest))
  for (const words of ['kestrel', 'brisa', '380\u00a0LP', '€12.00', t('order.conflictText')])
    expect(html).toContain(words)
  expect(html.match(/aria-label="Strike game 1"/g)?.length).toBe(2)
  for (const viewer of ['customer', 'booster'] as const) {
    const seen = render(anOrder(kinds.solo, 'boosting', viewer, { games: rest.games ?? [] }))
    expect(seen, viewer).not.toContain(t('order.records'))
    expect(seen, viewer).not.toContain('Strike game')
  }
})

test('a game that no longer counts stays in the log, with who struck it and why', () => {
  const struck = {
    at: at(9),
    by: 'staff' as const,
    replaced_by: null,
    reason: 'Another account',
    ready: null,
  }
  const struck_games = [
    {
      game_id: 'game-1',
      number: 1,
      booster: person('kestrel'),
      result: 'won' as const,
      points: 20,
      standing: { tier: 'gold' as const, division: 2, points: 40 },
      character: null,
      proof_file_id: null,
      played_at: at(1),
      struck,
    },
  ]
  for (const viewer of viewers) {
    const html = render(anOrder(kinds.solo, 'boosting', viewer, { struck_games }))
    expect(html, viewer).toContain(t('order.struckGames', { count: 1 }))
    expect(html, viewer).toContain('Another account')
  }
})

test('only the other side of a proposal can accept it', () => {
  const starts_at = new Date(Date.now() + 86_400_000).toISOString()
  const proposal = { starts_at, by: 'customer' as const }
  const session = { agreed_at: null, held_until: null, lost_at: null, meeting: null, proposal, held: [] }
  for (const viewer of viewers) {
    const html = render(anOrder(coaching, 'boosting', viewer, { session }))
    expect(pressable(html).includes(t('session.accept')), viewer).toBe(viewer === 'booster')
  }
})

test('only the server decides: without offered actions there are no buttons in any status', () => {
  for (const [kind, states] of Object.entries(table))
    for (const status of Object.keys(states) as OrderStatus[])
      for (const viewer of viewers)
        expect(
          // The link to order again belongs to a new order, and a favorite to no order.
          pressable(
            render(
              anOrder(kinds[kind as Kind], status, viewer, { actions: [], tracking: null, review: null }),
            ),
          ).filter((name) => name !== t('order.orderAgain') && !/favorites$/.test(name)),
          kind,
        ).toEqual([])
})
