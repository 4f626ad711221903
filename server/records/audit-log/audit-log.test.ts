import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { orderNumber } from '#core/base/order-number.ts'
import { permissions } from '#core/people/permissions.ts'
import { type AuditOperation, auditOperationNames } from '#core/site/audit-operations.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertCoupon } from '#server/test/coupons.ts'
import { insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()
const { db } = services
const boss = await insertStaff(services, ['FullAccess'])
const token = await signIn(services, boss.id)
const actor = await insertCustomer(services, { username: 'audrey', permissions: ['EditStore', 'EditOrders'] })

async function ask(method: 'GET' | 'POST', url: string, payload?: object, as = token) {
  const headers = { authorization: `Bearer ${as}` }
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const list = async (query: Record<string, string | number> = {}) => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = await ask('GET', `/v1/audit?${asked}`)
  expect(answer.status).toBe(200)
  return answer.data
}
const numbers = (data: { items: { entry: number }[] }) => data.items.map(({ entry }) => entry)

type Row = {
  operation?: AuditOperation
  subject?: string
  detail?: object
  actorId?: string | null
  at?: Date
}
async function record({
  operation = 'cancel',
  subject = 'shop',
  detail = {},
  actorId = actor.id,
  at,
}: Row = {}) {
  await transaction(services, ({ tx }) =>
    recordAudit(tx, { actorId, operation, subject, detail: { ...detail } }, at ?? services.now()),
  )
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.id
}

describe('who reads the audit log', () => {
  const calls = [
    ['GET', '/v1/audit', undefined],
    ['GET', '/v1/audit/chain', undefined],
    ['POST', '/v1/audit/chain/check', undefined],
    ['POST', '/v1/audit/export', { locale: 'en' }],
  ] as const
  test.each(calls)(
    '%s %s needs FullAccess: every other permission together is refused',
    async (method, url, body) => {
      const others = permissions.filter((each) => each !== 'FullAccess')
      const other = await insertStaff(services, others)
      const answer = await ask(method, url, body, await signIn(services, other.id))
      expect(answer).toMatchObject({ status: 403, message: 'forbidden' })
      expect(await ask(method, url, body)).toMatchObject({ status: 200 })
    },
  )

  test('a refused call of staff is an entry, one for each person, call and hour; a customer’s is none', async () => {
    const other = await insertStaff(services, ['EditUsers'])
    const mark = await record()
    const theirs = await signIn(services, other.id)
    await Promise.all([1, 2, 3].map(() => ask('GET', '/v1/audit', undefined, theirs)))
    await ask('GET', '/v1/audit', undefined, await signIn(services, (await insertCustomer(services)).id))
    const { items } = await list({ what: 'refused call' })
    expect(items.filter(({ entry }: { entry: number }) => entry > mark)).toMatchObject([
      {
        actor: { user_id: other.id },
        on: { kind: 'call', key: 'listAudit' },
        changes: [{ field: 'right', as: 'permissions', before: null, after: ['FullAccess'] }],
      },
    ])
  })
})

describe('an entry', () => {
  test('says who, what, on what, the values before and after, the reason, and its hashes', async () => {
    const order = await insertOrder(services, { status: 'boosting' })
    const detail = { from: 'boosting', to: 'cancelled', reason: 'Ordered twice' }
    const entry = await record({ subject: `order ${order.id}`, detail })
    const [found] = (await list({ who: actor.id })).items
    expect(found).toMatchObject({
      entry,
      actor: { user_id: actor.id, name: 'audrey', role: 'staff' },
      operation: 'cancel',
      on: { kind: 'order', key: order.id, label: orderNumber(order.number) },
      changes: [{ field: 'status', as: 'status', before: 'boosting', after: 'cancelled' }],
      reason: 'Ordered twice',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const next = await record()
    const [after, before] = (await list({ before: next + 1 })).items
    expect(after.previous_hash).toBe(before.hash)
  })

  test('names people, also inside of what changed, but nobody who was erased', async () => {
    const person = await insertCustomer(services, { username: 'sought' })
    await record({ operation: 'assignThread', subject: `user ${person.id}`, detail: { user_id: person.id } })
    expect((await list()).items[0]).toMatchObject({
      on: { label: 'sought' },
      changes: [{ field: 'user_id', as: 'person', after: 'sought' }],
    })
    await db.updateTable('users').set({ erased_at: services.now() }).where('id', '=', person.id).execute()
    expect((await list()).items[0]).toMatchObject({ on: { label: null }, changes: [{ after: '' }] })
  })

  test('names a post that was only begun by its title', async () => {
    const writer = await signIn(services, (await insertStaff(services, ['EditUsers'])).id)
    await ask('POST', '/v1/blog/posts', { title: 'How acts end' }, writer)
    expect((await list({ what: 'create post' })).items[0]).toMatchObject({ on: { label: 'How acts end' } })
  })

  test.each([
    'order',
    'tip of order',
    'user',
    'coupon',
    'application',
    'thread',
    'review',
    'post',
    'invitation',
  ])('about something of the kind %s that is gone has no name, or its id', async (kind) => {
    const key = randomUUID()
    await record({ subject: `${kind} ${key}` })
    const label = kind === 'invitation' ? key : null
    expect((await list()).items[0]).toMatchObject({ on: { key, label } })
  })

  test('of the server itself has no actor, and one of an unknown operation shows nothing of its details', async () => {
    await record({ actorId: null, operation: 'recover account' })
    expect((await list({ who: 'system' })).items[0]).toMatchObject({
      actor: null,
      operation: 'recover account',
    })
    await record({ operation: 'of a later version' as AuditOperation, detail: { reason: 'hidden' } })
    expect((await list()).items[0]).toMatchObject({
      operation: 'of a later version',
      changes: [],
      reason: null,
    })
  })

  test('of no operation shows a login, a secret, an address or the text of a message, also not in the file', async () => {
    const keys =
      'password login email address token secret iban holder text texts body message content seed in_game_name detail'.split(
        ' ',
      )
    const detail = Object.fromEntries(keys.map((key) => [key, `canary-${key}`]))
    for (const operation of auditOperationNames)
      await record({ operation, detail: { ...detail, before: detail, after: detail } })
    for (let before: number | undefined, more = true; more; ) {
      const data = await list(before === undefined ? {} : { before })
      expect(JSON.stringify(data)).not.toContain('canary')
      before = data.items.at(-1).entry
      more = data.more
    }
    const file = await ask('POST', '/v1/audit/export', { locale: 'en' })
    expect(file.data.content).not.toContain('canary')
  })
})

describe('filters', () => {
  test('by person, by kind of operation, and by what it is about with an order’s tip and dispute', async () => {
    const order = await insertOrder(services)
    const own = await record({ subject: `order ${order.id}` })
    const tip = await record({ operation: 'propose refund tip', subject: `tip of order ${order.id}` })
    const other = await record({ actorId: boss.id, operation: 'delete coupon', subject: 'coupon X' })
    expect(numbers(await list({ on: `order ${order.id}` }))).toEqual([tip, own])
    expect(numbers(await list({ who: boss.id, what: 'shop' }))).toEqual([other])
    expect(numbers(await list({ who: 'staff', what: 'delete coupon' }))).toContain(other)
    expect(numbers(await list({ who: 'system' }))).not.toContain(other)
  })

  test('by words: the number of an order or an entry, a name, a code', async () => {
    const order = await insertOrder(services)
    const name = `zora${order.number}`
    const person = await insertCustomer(services, { username: name })
    const coupon = await insertCoupon(services, { code: `ZED-${order.number}` })
    const onOrder = await record({ subject: `order ${order.id}` })
    const onPerson = await record({ operation: 'ban person', subject: `user ${person.id}` })
    const byPerson = await record({ actorId: person.id })
    const onCoupon = await record({ operation: 'update coupon', subject: `coupon ${coupon.id}` })
    expect(numbers(await list({ q: orderNumber(order.number) }))).toEqual([onOrder])
    expect(numbers(await list({ q: String(onPerson) }))).toContain(onPerson)
    expect(numbers(await list({ q: name.toUpperCase() }))).toEqual([byPerson, onPerson])
    expect(numbers(await list({ q: `zed-${order.number}` }))[0]).toBe(onCoupon)
    expect(await list({ q: 'nobody%' })).toMatchObject({ items: [], total: 0, more: false })
  })

  test('by days of the shop, both included', async () => {
    const at = (time: string) => new Date(`2024-06-${time}`)
    // The shop is in Berlin, two hours ahead of UTC in summer.
    const days = await Promise.all([]).then(async () => [
      await record({ at: at('09T21:59:59Z') }),
      await record({ at: at('09T22:00:00Z') }),
      await record({ at: at('10T21:59:59Z') }),
      await record({ at: at('10T22:00:00Z') }),
    ])
    const { timeZone } = services.config
    const found = numbers(await list({ from: '2024-06-10', to: '2024-06-10' }))
    expect(found).toEqual(timeZone === 'Europe/Berlin' ? [days[2], days[1]] : [days[3], days[2]])
  })

  test.each([
    { who: 'everybody' },
    { what: 'drop table' },
    { from: '10.06.2024' },
    { before: '-1' },
    { q: 'x'.repeat(101) },
    { nothing: '1' },
  ])('that the log doesn’t have are refused: %o', async (query) => {
    const asked = new URLSearchParams(Object.entries(query))
    expect(await ask('GET', `/v1/audit?${asked}`)).toMatchObject({ status: 400 })
  })
})

test('pages follow one another without gap or repeat while entries are added', async () => {
  const subject = `raffle ${Date.now()}`
  const all = []
  for (let n = 0; n < 120; n++) all.push(await record({ operation: 'create raffle', subject }))
  const seen: number[] = []
  for (let before: number | undefined, more = true; more; ) {
    const data = await list({ on: subject, ...(before !== undefined && { before }) })
    seen.push(...numbers(data))
    before = seen.at(-1)
    more = data.more
    await record({ operation: 'delete raffle', subject })
  }
  expect(seen).toEqual(all.toReversed())
})

describe('the chain', () => {
  const settled = async () => {
    for (;;) {
      const { data } = await ask('GET', '/v1/audit/chain')
      if (!data.running) return data
      await new Promise(setImmediate)
    }
  }

  test('is checked on demand, once for two who ask at the same moment, and says when it is checked next', async () => {
    const asked = await Promise.all([1, 2].map(() => ask('POST', '/v1/audit/chain/check')))
    expect(asked.map(({ status }) => status)).toEqual([200, 200])
    const { count } = await db
      .selectFrom('audit_log')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(await settled()).toMatchObject({
      state: 'whole',
      broken: null,
      entries: Number(count),
      since: expect.any(String),
      next_at: expect.stringMatching(/:50:00\.000Z$/),
    })
  })

  test('that is broken names its entry; listing and export go on', async () => {
    const entry = await record({ operation: 'delete post', detail: { title: '=1+1' } })
    await services.asOwner(`
      alter table audit_log disable trigger audit_log_append_only;
      update audit_log set at = at + interval '1 second' where id = ${entry};
      alter table audit_log enable trigger audit_log_append_only`)
    services.advance(61_000)
    await ask('POST', '/v1/audit/chain/check')
    expect(await settled()).toMatchObject({ state: 'broken', broken: entry })
    expect(numbers(await list({ before: entry + 1 }))[0]).toBe(entry)
    const file = await ask('POST', '/v1/audit/export', { locale: 'de', who: actor.id, what: 'delete post' })
    expect(file).toMatchObject({ status: 200, data: { more: false } })
    const [head, first] = file.data.content.slice(1).split('\r\n')
    expect(head).toContain('entry;at;actor')
    expect(first).toContain(String(entry))
    expect((await list({ what: 'export audit log' })).items[0]).toMatchObject({
      actor: { user_id: boss.id },
      changes: [{ field: 'entries', after: file.data.entries }],
    })
  })
})
