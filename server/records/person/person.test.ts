import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { methodAndPath, type OperationName } from '#contract/operations.ts'
import { personContract } from '#contract/person.ts'
import { type Permission, permissions } from '#core/people/permissions.ts'
import { type PersonSection, personSections } from '#core/people/person-sections.ts'
import { eraseAccount } from '#server/records/privacy/erase-account.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { fund } from '#server/test/payments.ts'

const { app, services } = await openApp()
const { db } = services

const call = async (token: string, method: 'GET' | 'POST', path: string, body?: object) => {
  const answer = await app.inject({
    method,
    url: `/v1/users/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, message: answer.json().message, data: answer.json().data }
}
const colleague = async (...held: Permission[]) => signIn(services, (await insertStaff(services, held)).id)
const all = () => colleague('EditUsers', 'EditOrders', 'FullAccess')

/** The call that reads each section; the permissions are part of the person. */
const reads = {
  balance: 'getPersonBalance',
  orders: 'listPersonOrders',
  payments: 'listPersonPayments',
  work: 'getPersonWork',
  earnings: 'getPersonEarnings',
  signals: 'getPersonSignals',
  chats: 'listPersonChats',
  mails: 'listSentMails',
  access: 'getPerson',
  devices: 'listPersonDevices',
  bans: 'listPersonBans',
  notes: 'listPersonNotes',
} as const satisfies Record<PersonSection, OperationName>

describe('the sections of a person', () => {
  test.each(Object.entries(reads) as [PersonSection, OperationName][])(
    '%s are read by %s with the one permission of the table, and refused with every other',
    async (section, name) => {
      const { id } = await insertBooster(services)
      const { path } = methodAndPath(name)
      const url = path.replace(':user_id', id)
      const statuses = await Promise.all(
        permissions.map(async (held) => {
          const authorization = `Bearer ${await colleague(held)}`
          return [held, (await app.inject({ url, headers: { authorization } })).statusCode]
        }),
      )
      expect(contract[name].guard).toBe(personSections[section])
      expect(statuses).toEqual(
        permissions.map((held) => [held, held === personSections[section] ? 200 : 403]),
      )
    },
  )

  test('of somebody who isn’t there, or whose account is deleted, aren’t found', async () => {
    const token = await all()
    const { id } = await insertCustomer(services, { erased_at: services.now() })
    const asked = Object.keys(personContract).filter(
      (name) => methodAndPath(name as OperationName).method === 'GET',
    )
    for (const name of asked)
      for (const userId of [id, randomUUID()]) {
        const url = methodAndPath(name as OperationName).path.replace(':user_id', userId)
        const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
        expect([name, answer.statusCode, answer.json().message]).toEqual([name, 404, 'user_not_found'])
      }
  })
})

describe('the figures', () => {
  test('count what a person spent, what came back of it, and what they disputed', async () => {
    const token = await all()
    const { id } = await insertCustomer(services)
    const [one, two] = await Promise.all(
      ['completed', 'boosting'].map((status) =>
        insertOrder(services, { status: status as 'completed', customerId: id }),
      ),
    )
    await insertOrder(services, { status: 'cancelled', customerId: id, columns: { refunded: 500 } })
    await insertOrder(services, { customerId: id })
    const { person } = (await call(token, 'GET', id)).data
    expect(person).toMatchObject({
      spent: (one?.total ?? 0) + (two?.total ?? 0),
      orders: 4,
      refunds: 1,
      disputes: 0,
    })
  })
})

describe('the balance', () => {
  test('has its entries with the balance after each, what it consists of, and what isn’t booked yet', async () => {
    const token = await all()
    const { id } = await insertCustomer(services)
    await fund(services, id, 2_000)
    const gift = { as: 'gift', amount: 1_000, reason: 'A late order' }
    expect((await call(token, 'POST', `${id}/balance/credit`, gift)).status).toBe(200)
    const waits = await call(token, 'POST', `${id}/balance/credit`, { ...gift, amount: 90_000 })
    expect(waits.message).toBe('waitsForColleague')
    const { data } = await call(token, 'GET', `${id}/balance`)
    expect(data).toMatchObject({ balance: 3_000, debt: 0, matches: true, total: 2 })
    expect(data.items).toMatchObject([
      { kind: 'gift', amount: 1_000, balance: 3_000, order: null },
      { amount: 2_000, balance: 2_000 },
    ])
    const left = Object.fromEntries(
      data.lots.map(({ origin, left }: { origin: string; left: number }) => [origin, left]),
    )
    expect(left.gift).toBe(1_000)
    expect(Object.values(left).reduce((sum, each) => Number(sum) + Number(each), 0)).toBe(3_000)
    expect(data.waiting).toMatchObject([{ kind: 'give_balance', amount: 90_000, reason: 'A late order' }])
  })

  test('that was changed past the ledger says that it doesn’t match', async () => {
    const token = await all()
    const { id } = await insertCustomer(services)
    await fund(services, id, 2_000)
    await sql`update ledger_accounts set balance = 1999 where owner_id = ${id}`.execute(db)
    expect((await call(token, 'GET', `${id}/balance`)).data.matches).toBe(false)
    await sql`update ledger_accounts set balance = 2000 where owner_id = ${id}`.execute(db)
  })
})

describe('orders and payments', () => {
  test('are paged, newest first, on the side that was asked for', async () => {
    const token = await all()
    const { id } = await insertBooster(services)
    const placed = []
    for (let each = 0; each < 6; each++)
      placed.push(await insertOrder(services, { status: 'waiting_for_booster', customerId: id }))
    const played = await insertOrder(services, { status: 'boosting', boosterId: id })
    const numbers = async (query: string) => {
      const { data } = await call(token, 'GET', `${id}/orders?${query}`)
      return [data.items.map(({ number }: { number: number }) => number), data.total, data.pageCount]
    }
    const newest = placed.map(({ number }) => number).reverse()
    expect(await numbers('')).toEqual([newest.slice(0, 5), 6, 2])
    expect(await numbers('page=2')).toEqual([newest.slice(5), 6, 2])
    expect(await numbers('as=booster')).toEqual([[played.number], 1, 1])
    const payments = (await call(token, 'GET', `${id}/payments?size=100`)).data
    expect(payments.total).toBe(6)
    expect(payments.items[0]).toMatchObject({
      subject: 'order',
      order: { number: newest[0] },
      amount: placed[0]?.total,
      status: 'captured',
      chargeback: null,
    })
  })
})

describe('notes', () => {
  test('are added once however often they are sent, are audited without their text, and go with the account', async () => {
    const { id: author } = await insertStaff(services, ['EditUsers'])
    const token = await signIn(services, author)
    const email = `${randomUUID()}@example.com`
    const person = await insertCustomer(services, { email })
    const { id } = person
    const note = { note_id: randomUUID(), text: 'Prefers e-mail' }
    await Promise.all([1, 2, 3].map(() => call(token, 'POST', `${id}/notes`, note)))
    const { data } = await call(token, 'GET', `${id}/notes`)
    expect(data).toMatchObject({ total: 1, items: [{ ...note, author: { user_id: author } }] })
    const audit = await db.selectFrom('audit_log').selectAll().where('subject', '=', `user ${id}`).execute()
    expect(audit.map(({ operation }) => operation)).toEqual(['add person note'])
    expect(JSON.stringify(audit)).not.toContain('Prefers')
    await eraseAccount(services, person, { email })
    const left = await db.selectFrom('person_notes').select('id').where('user_id', '=', id).execute()
    expect(left).toEqual([])
  })

  test('are refused empty, too long, and about a deleted account', async () => {
    const token = await colleague('EditUsers')
    const { id } = await insertCustomer(services)
    for (const text of ['', ' \n ', 'x'.repeat(2_001)])
      expect((await call(token, 'POST', `${id}/notes`, { note_id: randomUUID(), text })).status).toBe(400)
    const gone = await insertCustomer(services, { erased_at: services.now() })
    const late = await call(token, 'POST', `${gone.id}/notes`, { note_id: randomUUID(), text: 'Late' })
    expect([late.status, late.message]).toEqual([404, 'user_not_found'])
  })
})

describe('signals', () => {
  const signals = async (userId: string) =>
    (await call(await colleague('EditUsers'), 'GET', `${userId}/signals`)).data.items as {
      kind: string
      other: { user_id: string }
      orders: { number: number }[]
    }[]
  const kinds = async (userId: string) => (await signals(userId)).map(({ kind }) => kind)

  test('are none between people who share nothing, or who share it without an order', async () => {
    const customer = await insertCustomer(services, { email: `${randomUUID()}@gmail.com` })
    const booster = await insertBooster(services)
    await insertOrder(services, { status: 'boosting', customerId: customer.id, boosterId: booster.id })
    expect([await kinds(customer.id), await kinds(booster.id)]).toEqual([[], []])
    const tag = randomUUID()
    await insertCustomer(services, { email: `${tag}@gmail.com` })
    const same = await insertCustomer(services, { email: `${tag}+two@gmail.com` })
    expect(await kinds(same.id)).toEqual([])
  })

  test('name the same mailbox, account for payouts, receipt’s address, in-game name and picture on both sides', async () => {
    const tag = randomUUID()
    const customer = await insertBooster(services, { user: { email: `${tag}@gmail.com` } })
    const booster = await insertBooster(services, { user: { email: `${tag}+b@gmail.com` } })
    const order = await insertOrder(services, {
      status: 'boosting',
      customerId: customer.id,
      boosterId: booster.id,
      columns: { billing_name: 'Karim', billing_address: ' 1 Main Street ', in_game_name: 'Karim#EUW' },
    })
    await insertOrder(services, {
      customerId: booster.id,
      columns: { billing_name: 'K.', billing_address: '1 MAIN STREET', in_game_name: 'karim#euw' },
    })
    for (const { id } of [customer, booster])
      await db
        .insertInto('payout_details')
        .values({
          booster_id: id,
          key_id: 'key',
          wrapped_key: Buffer.alloc(1),
          sealed: Buffer.alloc(1),
          iban_start: 'DE89',
          iban_end: '3000',
          saved_at: services.now(),
        })
        .execute()
    for (const { id } of [customer, booster])
      await db
        .insertInto('files')
        .values({
          owner_kind: 'order',
          owner_id: order.id,
          uploaded_by: id,
          mime: 'image/webp',
          width: 1,
          height: 1,
          bytes: 1,
          pixels: Buffer.from(tag),
          created_at: services.now(),
        })
        .execute()
    const everything = ['billing_address', 'in_game_name', 'mailbox', 'payout_account', 'picture']
    for (const [one, other] of [
      [customer, booster],
      [booster, customer],
    ] as const) {
      const found = await signals(one.id)
      expect(found.map(({ kind }) => kind)).toEqual(everything)
      expect(new Set(found.map((each) => each.other.user_id))).toEqual(new Set([other.id]))
      expect(found[0]?.orders).toEqual([{ order_id: order.id, number: order.number }])
    }
  })
})

describe('writing to a person', () => {
  const write = (token: string, userId: string, message_id = randomUUID()) =>
    call(token, 'POST', `${userId}/messages`, { message_id, text: 'Your order starts later. Sorry!' })

  test('begins their one chat, once, and goes on in it; staff find it on the person', async () => {
    const [token, other] = await Promise.all([colleague('EditOrders'), colleague('EditOrders')])
    const { id } = await insertCustomer(services, { locale: 'de' })
    const message = randomUUID()
    const answers = await Promise.all([
      write(token, id, message),
      write(token, id, message),
      write(other, id),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.thread_id)).size).toBe(1)
    const { data } = await call(token, 'GET', `${id}/chats`)
    expect(data).toMatchObject({
      total: 1,
      items: [{ channel: 'chat', status: 'answered', locale: 'de', last: { from: 'staff' } }],
    })
    const messages = await db
      .selectFrom('support_messages')
      .select('id')
      .where('thread_id', '=', data.items[0].thread_id)
      .execute()
    expect(messages).toHaveLength(2)
  })

  test('is refused to those who don’t answer support, and to nobody’s account', async () => {
    const { id } = await insertCustomer(services)
    expect((await write(await colleague('EditUsers', 'FullAccess'), id)).status).toBe(403)
    expect((await write(await colleague('EditOrders'), randomUUID())).message).toBe('user_not_found')
  })
})

test('a banned person is signed in nowhere, though their sessions stay to say why', async () => {
  const token = await all()
  const { id } = await insertCustomer(services)
  await signIn(services, id)
  const devices = async () => (await call(token, 'GET', `${id}/sessions`)).data.items.length
  const shown = async () => (await call(token, 'GET', id)).data.person.sessions
  expect([await devices(), await shown()]).toEqual([1, 1])
  await call(token, 'POST', `${id}/ban`, { reason: 'abuse' })
  expect([await devices(), await shown()]).toEqual([0, 0])
})

test('a person with thousands of orders and payments is read in the time of a few', async () => {
  const token = await all()
  const { id } = await insertCustomer(services)
  const order = await insertOrder(services, { status: 'completed', customerId: id })
  await sql`
    insert into orders (customer_id, booster_id, game, service, status, config, quote, price_version, total, booster_share,
      filter, level, duo, locale, created_at, paid_at, closed_at)
    select customer_id, booster_id, game, service, status, config, quote, price_version, total, booster_share,
      filter, level, duo, locale, created_at - n * interval '1 minute', paid_at, closed_at
    from orders, generate_series(1, 5000) n where id = ${order.id}`.execute(db)
  await sql`
    insert into payments (subject_kind, subject_id, order_id, funds_order, provider, provider_ref, url, amount, currency, status, created_at)
    select 'order', orders.id, orders.id, false, 'sandbox', orders.id::text, 'https://example.com', total, 'EUR', 'expired', created_at
    from orders where customer_id = ${id} and id <> ${order.id}`.execute(db)
  await services.asOwner('analyze orders')
  await services.asOwner('analyze payments')
  for (const path of [id, `${id}/orders`, `${id}/payments`, `${id}/signals`, `${id}/running-orders`]) {
    const began = performance.now()
    const { status } = await call(token, 'GET', path)
    expect([path, status]).toEqual([path, 200])
    // Milliseconds where nothing else runs; a read that grows with the table takes seconds.
    expect(performance.now() - began).toBeLessThan(2_000)
  }
  expect((await call(token, 'GET', `${id}/orders?page=1000`)).data).toMatchObject({ total: 5_001 })
})
