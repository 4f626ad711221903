import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { couponStates } from '#core/prices/coupons.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { firstBrokenAudit } from '#server/test/audit.ts'
import { apply, insertCoupon, unpaidOrder } from '#server/test/coupons.ts'
import { insertStaff, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { outcomes } from '#server/test/payments.ts'
import { deleteCoupon } from './delete-coupon.ts'

const { app, services } = await openApp()
await insertSupply(services)
let token = await signIn(services, (await insertStaff(services, ['EditStore'])).id)

afterAll(async () => {
  expect(await firstBrokenAudit(services.db)).toBeNull()
})

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const form = (changed: object = {}) => ({
  code: `S-${randomUUID().slice(0, 13)}`,
  gives: { percent: 10 },
  ...changed,
})
const deeds = (id: string) =>
  services.db
    .selectFrom('audit_log')
    .select(['operation', 'detail'])
    .where('subject', '=', `coupon ${id}`)
    .orderBy('id')
    .execute()

test('staff create, change, disable and delete a coupon; each action is audited', async () => {
  const made = await ask('POST', '/v1/coupons', form({ code: ' spring-26 ', use_limit: 5 }))
  expect(made).toMatchObject({ status: 200, message: 'couponCreated' })
  const { coupon_id, ...coupon } = made.data.coupon
  expect(coupon).toMatchObject({
    code: 'SPRING-26',
    state: 'active',
    gives: { percent: 10 },
    per_customer: 1,
    uses: 0,
    deletable: true,
  })
  const url = `/v1/coupons/${coupon_id}`
  const changed = form({ code: 'SPRING-26', gives: { amount: 500 }, enabled: false, games: ['valorant'] })
  expect(await ask('PUT', url, changed)).toMatchObject({
    message: 'couponUpdated',
    data: { coupon: { state: 'disabled', gives: { amount: 500 }, games: ['valorant'], use_limit: null } },
  })
  expect(await ask('DELETE', url)).toMatchObject({ status: 200, message: 'couponDeleted' })
  expect(await ask('DELETE', url)).toMatchObject({ status: 404, message: 'coupon_not_found' })
  expect(await ask('PUT', url, changed)).toMatchObject({ status: 404, message: 'coupon_not_found' })
  const written = await deeds(coupon_id)
  expect(written.map(({ operation }) => operation)).toEqual([
    'create coupon',
    'update coupon',
    'delete coupon',
  ])
  expect(written[1]?.detail).toEqual({
    code: 'SPRING-26',
    enabled: [true, false],
    percent: [10, null],
    amount: [null, 500],
    games: [[], ['valorant']],
    use_limit: [5, null],
  })
})

test('a code belongs to one coupon, and one is generated if none is given', async () => {
  const taken = form()
  await ask('POST', '/v1/coupons', taken)
  const refusal = { status: 409, message: 'coupon_already_exists', errors: [{ field: 'code' }] }
  expect(await ask('POST', '/v1/coupons', { ...taken, code: taken.code.toLowerCase() })).toMatchObject(
    refusal,
  )
  const { code: _, ...codeless } = form()
  const codes = await Promise.all([1, 2].map(() => ask('POST', '/v1/coupons', codeless)))
  const [first, second] = codes.map(({ data }) => data.coupon)
  expect(first.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(second.code).not.toBe(first.code)
  expect(await ask('PUT', `/v1/coupons/${first.coupon_id}`, taken)).toMatchObject(refusal)
})

test.each([
  ['a code of two letters', { code: 'AB' }],
  ['a code in other letters', { code: 'ГОРА-10' }],
  ['nothing', { gives: {} }],
  ['percent and amount', { gives: { percent: 5, amount: 5 } }],
  ['more than all', { gives: { percent: 101 } }],
  ['half a cent', { gives: { amount: 0.5 } }],
  ['a negative amount', { gives: { amount: -1 } }],
  ['an end before the start', { valid_from: '2026-12-01T00:00:00Z', valid_until: '2026-11-01T00:00:00Z' }],
  ['an unknown game', { games: ['chess'] }],
  ['no uses at all', { use_limit: 0 }],
  ['more than the form has', { uses: 3 }],
])('a coupon with %s is not created', async (_, wrong) => {
  expect(await ask('POST', '/v1/coupons', form(wrong))).toMatchObject({ status: 400, message: 'bad_params' })
})

test('a used coupon is kept, and its limit can’t be lower than its uses', async () => {
  const { id, code, form: sent } = await insertCoupon(services, { per_customer: null })
  for (let n = 0; n < 2; n++) await apply(services, await unpaidOrder(services), code)
  expect(await ask('DELETE', `/v1/coupons/${id}`)).toMatchObject({ status: 409, message: 'coupon_in_use' })
  expect(await ask('PUT', `/v1/coupons/${id}`, { ...sent, use_limit: 1 })).toMatchObject({
    status: 400,
    errors: [{ field: 'use_limit' }],
  })
  expect(await ask('PUT', `/v1/coupons/${id}`, { ...sent, use_limit: 2 })).toMatchObject({
    data: { coupon: { state: 'exhausted', uses: 2, use_limit: 2, deletable: false } },
  })
})

test('a coupon deleted while it is applied is either gone or used, never both', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, code } = await insertCoupon(services)
    const unpaid = await unpaidOrder(services)
    const { kept, broken } = await outcomes([
      apply(services, unpaid, code),
      transaction(services, (work) => deleteCoupon(work, unpaid.customer.id, id)),
    ])
    expect([
      kept,
      ['coupon_in_use', 'coupon_not_found', 'coupon_exhausted'].includes(broken[0] ?? ''),
    ]).toEqual([1, true])
  }
})

test('the list can be searched, filtered and sorted, in pages of ten', async () => {
  const tag = randomUUID().slice(0, 6).toUpperCase()
  const soon = new Date(services.now().getTime() + 60_000).toISOString()
  const past = new Date(services.now().getTime() - 60_000).toISOString()
  const kinds = {
    active: {},
    scheduled: { valid_from: soon },
    expired: { valid_until: past },
    disabled: { enabled: false },
  }
  for (const [name, changed] of Object.entries(kinds))
    for (let n = 0; n < 3; n++)
      await insertCoupon(services, { code: `${tag}-${name}-${n}`.toUpperCase(), ...changed })
  const full = await insertCoupon(services, { code: `${tag}-FULL`, use_limit: 1, valid_until: soon })
  await apply(services, await unpaidOrder(services), full.code)

  const list = async (query: string) => (await ask('GET', `/v1/coupons?q=${tag.toLowerCase()}&${query}`)).data
  expect(await list('')).toMatchObject({ page: 1, pageCount: 2, total: 13, items: { length: 10 } })
  expect((await list('page=2')).items).toHaveLength(3)
  expect((await list('size=500')).items).toHaveLength(13)
  for (const state of couponStates) {
    const { items, total } = await list(`state=${state}`)
    expect(items.map((each: { state: string }) => each.state)).toEqual(Array(total).fill(state))
    expect(total).toBe(state === 'exhausted' ? 1 : 3)
  }
  const codes = (await list('sort=code&size=500')).items.map(({ code }: { code: string }) => code)
  expect(codes).toEqual([...codes].sort())
  expect((await list('sort=uses')).items[0].code).toBe(full.code)
  expect((await list('sort=ending&state=exhausted')).items[0].code).toBe(full.code)
  expect((await ask('GET', `/v1/coupons?q=${encodeURIComponent('%_')}`)).data.total).toBe(0)
  expect(await ask('GET', '/v1/coupons?state=odd')).toMatchObject({ status: 400 })
})

test('a customer applies and removes a coupon through the API', async () => {
  const { code } = await insertCoupon(services)
  const { customer, order } = await unpaidOrder(services)
  const staffToken = token
  token = await signIn(services, customer.id)
  const url = `/v1/orders/${order.id}/coupon`
  expect(await ask('POST', url, { code: 'no' })).toMatchObject({ status: 404, message: 'coupon_not_found' })
  const applied = await ask('POST', url, { code })
  expect(applied).toMatchObject({ status: 200, message: 'orderUpdated' })
  expect(applied.data.total).toBeLessThan(order.total)
  expect((await ask('GET', `/v1/orders/${order.id}`)).data.order.coupon.code).toBe(code)
  expect(await ask('DELETE', url)).toMatchObject({ data: { total: order.total } })
  token = staffToken
})
