import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { defaultConfig } from '#core/choices/order-config.ts'
import {
  cashbackGiven,
  paymentChargedBack,
  paymentReceived,
  shareReleased,
  splitByProgress,
  topUp,
} from '#core/money/ledger.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { sendMails } from '#server/news/mail/send-mails.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertSession } from '#server/platform/sessions/session-store.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
  signIn,
} from '#server/test/factories.ts'
import { elsewhere, someoneWaits } from '#server/test/one-connection.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf } from '#server/test/payments.ts'
import { someoneWithALife } from '#server/test/someone-with-a-life.ts'
import { forgetOldData } from './forget-old-data.ts'
import { aboutNobody, personalData, reasons } from './personal-data.ts'
import { prepareExports } from './prepare-exports.ts'
import { removeErasedPictures } from './remove-erased-pictures.ts'

const { app, services } = await openApp()
await insertSupply(services)
const { db } = services
const day = 86_400_000

type Method = 'GET' | 'POST' | 'DELETE'
async function call(userId: string, method: Method, url: string, payload?: object) {
  const authorization = `Bearer ${await signIn(services, userId)}`
  const answer = await app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })
  return {
    status: answer.statusCode,
    raw: answer.rawPayload,
    headers: answer.headers,
    ...parsed(answer.body),
  }
}

function parsed(body: string) {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}

async function columnsOfDatabase() {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'`.execute(db)
  return rows
}

test('trust W8: every column of every table is in the archive or left out with a reason, or its table is about nobody', async () => {
  const real = await columnsOfDatabase()
  const named = new Set(
    personalData.flatMap(({ table, copied, left }) =>
      [...copied, ...Object.values(left).flat()].map((column) => `${table}.${column}`),
    ),
  )
  const missing = real.filter(
    ({ table, column }) => !(table in aboutNobody) && !named.has(`${table}.${column}`),
  )
  expect(missing).toEqual([])
  const known = new Set(real.map(({ table, column }) => `${table}.${column}`))
  expect([...named].filter((column) => !known.has(column))).toEqual([])
  expect(
    Object.keys(aboutNobody).filter((table) => personalData.some((rows) => rows.table === table)),
  ).toEqual([])
  for (const { left } of personalData)
    for (const reason of Object.keys(left)) expect(reasons).toHaveProperty(reason)
})

test('trust W8: no table that is about nobody refers to a person', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where contype = 'f' and confrelid in ('users'::regclass, 'boosters'::regclass)`.execute(db)
  expect(rows.length).toBeGreaterThan(20)
  const staffOnly = ['support_answers.updated_by']
  const about = rows.map(({ table, column }) => `${table}.${column}`)
  expect(about.filter((name) => (name.split('.')[0] ?? '') in aboutNobody)).toEqual(staffOnly)
})

const address = '203.0.113.77'

/** The same, with a failed sign-in from an address. */
async function someoneFromAnAddress(columns: object = {}) {
  const life = await someoneWithALife(services, columns)
  const { email } = life
  await app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    payload: { email, password: 'not the password' },
    remoteAddress: address,
  })
  return life
}

/** The names of the columns that contain a text anywhere, in any table, in any case. */
async function hits(text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of new Set((await columnsOfDatabase()).map((each) => each.table))) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where t::text ilike ${`%${text}%`}`.execute(db)
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (JSON.stringify(value).toLowerCase().includes(text.toLowerCase())) found.push(`${table}.${column}`)
  }
  return [...new Set(found)]
}

async function exportOf(userId: string) {
  const asked = await call(userId, 'POST', '/v1/users/@me/export', {})
  expect(asked).toMatchObject({ status: 200, data: { export: { _id: expect.any(String) } } })
  await prepareExports(services)
  await expect
    .poll(
      async () => (await call(userId, 'GET', '/v1/users/@me/settings')).data.settings.data.export.ready_at,
    )
    .not.toBeNull()
  return asked.data.export._id as string
}

const unpacked = (raw: Buffer) =>
  Object.fromEntries(
    Object.entries(unzipSync(raw)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  )

test('trust W8: the archive has what the person wrote and what was written about them, as JSON and CSV, with pictures', async () => {
  const { canary, person, email, order, file } = await someoneFromAnAddress()
  const id = await exportOf(person.id)
  const sent = await call(person.id, 'GET', `/v1/users/@me/export/${id}`)
  expect(sent.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-data.zip"',
    'cache-control': 'no-store',
  })
  const files = unpacked(sent.raw)
  expect(files['README.txt']).toContain('Peakline')
  expect(JSON.parse(files['json/profile.json'] ?? '')).toMatchObject([{ email, consent: false }])
  expect(JSON.parse(files['json/orders.json'] ?? '')).toMatchObject([{ id: order.id, total: order.total }])
  expect(files['csv/orders.csv']).toContain(`${canary}#EUW`)
  expect(files[`pictures/${file}.webp`]).toBe(canary)
  for (const name of [
    'mails',
    'notifications',
    'reviews',
    'support_messages',
    'applications',
    'order_events',
    'order_disputes',
    'identities',
  ])
    expect(files[`json/${name}.json`]).toContain(canary)
  for (const name of ['payments', 'sessions', 'support_threads', 'order_pictures'])
    expect(files).toHaveProperty(`json/${name}.json`)
  expect(Object.values(files).join()).not.toContain('password_hash')
})

test('trust W8: an archive is its owner’s alone, for seven days, and then deleted', async () => {
  const { id: owner } = await insertCustomer(services)
  const { id: other } = await insertCustomer(services)
  const id = await exportOf(owner)
  expect(await call(other, 'GET', `/v1/users/@me/export/${id}`)).toMatchObject({
    status: 404,
    message: 'export_not_found',
  })
  const admin = await insertStaff(services, ['FullAccess'])
  expect(await call(admin.id, 'GET', `/v1/users/@me/export/${id}`)).toMatchObject({ status: 404 })
  expect((await app.inject({ url: `/v1/users/@me/export/${id}` })).statusCode).toBe(401)
  services.advance(7 * day + 1000)
  expect(await call(owner, 'GET', `/v1/users/@me/export/${id}`)).toMatchObject({ status: 404 })
  expect(await forgetOldData(services)).toMatchObject({ archives: expect.any(Number) })
  expect(await services.files.open(id)).toBeNull()
})

test('twenty requests at once make one archive and one letter', async () => {
  const { id } = await insertCustomer(services)
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => call(id, 'POST', '/v1/users/@me/export', {})),
  )
  expect(new Set(asked.map(({ data }) => data.export._id)).size).toBe(1)
  await Promise.all(Array.from({ length: 5 }, () => prepareExports(services)))
  const letters = () =>
    db.selectFrom('mails').select('id').where('ref', '=', `data_ready:${asked[0]?.data.export._id}`).execute()
  await expect.poll(async () => (await letters()).length).toBe(1)
})

test('an unproven address shows no mails: anyone could have typed it', async () => {
  const { person, email } = await someoneFromAnAddress({ verified_at: null })
  const id = await exportOf(person.id)
  const files = unpacked((await call(person.id, 'GET', `/v1/users/@me/export/${id}`)).raw)
  expect(files).not.toHaveProperty('json/mails.json')
  expect(await hits(email)).toContain('mails.recipient')
})

test('trust W8: after an erasure, name, address and network are in no table, file and log, and the books still add up', async () => {
  const { canary, person, email, order, file } = await someoneFromAnAddress()
  await exportOf(person.id)
  await sendMails(services)
  services.logged.length = 0
  expect((await hits(canary)).length).toBeGreaterThan(12)
  const total = order.total
  expect(await call(person.id, 'DELETE', '/v1/users/@me', { email })).toMatchObject({ status: 200 })
  expect(services.ended).toContain(person.id)
  await sendMails(services)
  await removeErasedPictures(services)
  await forgetOldData(services)

  for (const trace of [canary, email, address]) {
    expect(await hits(trace)).toEqual([])
    expect(services.logged.join()).not.toContain(trace)
  }
  expect(await db.selectFrom('data_exports').select('id').where('user_id', '=', person.id).execute()).toEqual(
    [],
  )
  expect(await services.files.open(file)).toBeNull()
  expect(await checkLedger(db)).toEqual([])
  const kept = await db
    .selectFrom('orders')
    .select(['total', 'in_game_name'])
    .where('id', '=', order.id)
    .executeTakeFirst()
  expect(kept).toEqual({ total, in_game_name: null })
  const staff = await insertStaff(services, ['EditOrders'])
  const seen = await call(staff.id, 'GET', `/v1/orders/${order.id}`)
  expect(seen.status).toBe(200)
  expect(JSON.stringify(seen.data)).not.toContain(canary)
})

test('a reply that is kept for someone else and is about the person goes with the account; others stay', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const [gone, stays] = await Promise.all([insertCustomer(services), insertCustomer(services)])
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', gone.id)
    .executeTakeFirstOrThrow()
  const kept = (key: string, data: object) => ({
    subject: staff.id,
    key,
    operation: 'answerThread' as const,
    request_hash: Buffer.from(key),
    reply: JSON.stringify({ data }),
    created_at: services.now(),
  })
  const orderOf = async (customerId: string) =>
    (await insertOrder(services, { status: 'cancelled', customerId })).id
  const all = [
    kept('by-its-id-1', { user_id: gone.id }),
    kept('by-address-1', { email: email?.toUpperCase() }),
    kept('of-their-order-1', { order: { order_id: await orderOf(gone.id), in_game_name: 'Theirs#EUW' } }),
    kept('their-dispute-1', { dispute: { order_id: await orderOf(gone.id) } }),
    kept('of-another-1', { user_id: stays.id }),
    kept('of-another-2', { order: { order_id: await orderOf(stays.id) } }),
  ]
  await db.insertInto('idempotency_keys').values(all).execute()
  expect((await call(gone.id, 'DELETE', '/v1/users/@me', { email })).status).toBe(200)
  const left = await db.selectFrom('idempotency_keys').select('key').where('subject', '=', staff.id).execute()
  expect(left.map(({ key }) => key).sort()).toEqual(['of-another-1', 'of-another-2'])
})

test('nothing begins in the name of an erased account, whatever was under way', async () => {
  const person = await insertCustomer(services)
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(await call(person.id, 'DELETE', '/v1/users/@me', { email })).toMatchObject({ status: 200 })
  await expect(insertSession(services, person.id, services.now())).rejects.toThrow('the account is erased')
  await expect(insertOrder(services, { customerId: person.id })).rejects.toThrow('the account is erased')
})

test('a call that was under way when its account was erased is answered like any later one: bad_token', async () => {
  const person = await insertCustomer(services)
  const order = { config: defaultConfig('league-of-legends', 'duo-boost'), locale: 'en' }
  const authorization = `Bearer ${await signIn(services, person.id)}`
  const { placed } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute()
    await tx.updateTable('users').set({ erased_at: services.now() }).where('id', '=', person.id).execute()
    const placed = elsewhere(() =>
      app.inject({ method: 'POST', url: '/v1/orders', headers: { authorization }, payload: order }).then(),
    )
    await expect.poll(() => someoneWaits(db)).toBe(true)
    return { placed }
  })
  const answer = await placed
  expect([answer.statusCode, answer.json().message]).toEqual([401, 'bad_token'])
})

test('a session that starts while its account is erased dies with it: 20 races', async () => {
  for (let race = 0; race < 20; race++) {
    const person = await insertCustomer(services)
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    const [erased] = await Promise.allSettled([
      call(person.id, 'DELETE', '/v1/users/@me', { email }),
      ...Array.from({ length: 4 }, () => insertSession(services, person.id, services.now())),
    ])
    expect(erased).toMatchObject({ status: 'fulfilled', value: { status: 200 } })
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()).toEqual(
      [],
    )
  }
})

test('an account is erased only with its own address, without an open order, money and staff permissions', async () => {
  const erase = async (id: string, other?: string) => {
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { status, message } = await call(id, 'DELETE', '/v1/users/@me', { email: other ?? email })
    return [status, message]
  }
  const person = await insertCustomer(services)
  expect(await erase(person.id, 'someone@example.com')).toEqual([400, 'confirmation_wrong'])

  const order = await insertOrder(services, { status: 'boosting' })
  expect(await erase(order.customer_id)).toEqual([409, 'account_has_orders'])
  expect(await erase(order.booster_id ?? '')).toEqual([409, 'account_has_orders'])
  expect(await call(order.customer_id, 'GET', '/v1/users/@me/settings')).toMatchObject({
    data: { settings: { data: { erasure: { refusal: 'account_has_orders', open_orders: [order.number] } } } },
  })

  await transaction(services, ({ tx, now }) =>
    postEntry(tx, topUp({ paymentId: crypto.randomUUID(), customerId: person.id, amount: 1 }), now),
  )
  expect(await erase(person.id)).toEqual([409, 'account_has_money'])

  const staff = await insertStaff(services, ['EditStore'])
  expect(await erase(staff.id)).toEqual([409, 'account_has_permissions'])
  // Nobody takes permissions from themselves, so whoever has FullAccess last keeps it, and the account with it.
  await db.updateTable('users').set({ permissions: [] }).execute()
  const last = await insertStaff(services, ['FullAccess', 'EditUsers'])
  const taken = await call(last.id, 'POST', `/v1/users/${last.id}/permissions`, {
    grant: [],
    revoke: ['FullAccess'],
  })
  expect([taken.status, taken.message]).toEqual([403, 'access_denied'])
  expect(await erase(last.id)).toEqual([409, 'account_has_permissions'])
  const booster = await insertBooster(services)
  expect(await erase(booster.id)).toEqual([200, undefined])
  expect(
    await db.selectFrom('booster_filters').select('filter').where('user_id', '=', booster.id).execute(),
  ).toEqual([])
})

test('a debt stops an erasure, a booster’s too, and what the shop gave is given up with the account', async () => {
  const [debtor, booster, guest] = [
    await insertCustomer(services),
    await insertBooster(services),
    await insertCustomer(services),
  ]
  const parts = {
    chargebackId: crypto.randomUUID(),
    paymentId: crypto.randomUUID(),
    fromEscrow: 0,
    fromBalance: 0,
  }
  const returned = {
    ...parts,
    subjectId: debtor.id,
    customerId: debtor.id,
    amount: 500,
    debt: 500,
    shares: [],
  }
  const share = { boosterId: booster.id, amount: 500, released: true }
  const taken = { ...returned, chargebackId: crypto.randomUUID(), debt: 0, shares: [share] }
  const gift = cashbackGiven({ orderId: crypto.randomUUID(), customerId: guest.id, amount: 10, number: 1 })
  const released = shareReleased({ orderId: crypto.randomUUID(), boosterId: booster.id, amount: 100 })
  await transaction(services, async ({ tx, now }) => {
    const order = { orderId: crypto.randomUUID(), total: 100, refunds: [] }
    await postEntry(
      tx,
      paymentReceived({ paymentId: crypto.randomUUID(), subjectId: order.orderId, amount: 100 }),
      now,
    )
    await postEntry(tx, splitByProgress({ ...order, pay: [{ boosterId: booster.id, amount: 100 }] }), now)
    for (const entry of [paymentChargedBack(returned), released, paymentChargedBack(taken), gift])
      await postEntry(tx, entry, now)
  })
  const emailOf = async (id: string) =>
    (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
  const erase = async (id: string) =>
    (await call(id, 'DELETE', '/v1/users/@me', { email: await emailOf(id) })).message
  expect(await erase(debtor.id)).toBe('account_has_debt')
  expect(await erase(booster.id)).toBe('account_has_debt')
  const { data } = await call(guest.id, 'GET', '/v1/users/@me/settings')
  expect(data.settings.data.erasure).toMatchObject({ refusal: null, owed: 0, given: 10 })
  expect(await erase(guest.id)).toBeUndefined()
  expect(await balanceOf(services, 'customer_balance', guest.id)).toBe(0)
  expect(await checkLedger(db)).toEqual([])
})

test('a refund whose payment the books don’t know is the person’s own money, and stops an erasure', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const { id } = await insertCustomer(services, { email })
  const orderId = crypto.randomUUID()
  const refund = { account: { kind: 'customer_balance', ownerId: id }, amount: 500 } as const
  const escrow = { account: { kind: 'order_escrow', ownerId: orderId }, amount: -500 } as const
  await transaction(services, async ({ tx, now }) => {
    const paid = { paymentId: crypto.randomUUID(), subjectId: orderId, amount: 500 }
    await postEntry(tx, paymentReceived(paid), now)
    await postEntry(tx, { kind: 'order_settled', businessRef: orderId, lines: [escrow, refund] }, now)
    await postEntry(tx, cashbackGiven({ orderId, customerId: id, amount: 10, number: 1 }), now)
  })
  expect((await call(id, 'DELETE', '/v1/users/@me', { email })).message).toBe('account_has_money')
  const { data } = await call(id, 'GET', '/v1/users/@me/settings')
  expect(data.settings.data.erasure).toMatchObject({ owed: 500, given: 10 })
})

test('the address of an erased account is free again, and its last letter is deleted once it is sent', async () => {
  const person = await insertCustomer(services)
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  await call(person.id, 'DELETE', '/v1/users/@me', { email })
  const letters = () => db.selectFrom('mails').select('subject').where('recipient', '=', email).execute()
  expect(await letters()).toEqual([{ subject: 'Your Peakline account is deleted' }])
  await forgetOldData(services)
  expect(await letters()).toHaveLength(1)
  await sendMails(services)
  await forgetOldData(services)
  expect(await letters()).toEqual([])
  expect((await insertCustomer(services, { email })).id).not.toBe(person.id)
})

test('an erasure of one guest leaves the mails of others at the same address alone', async () => {
  const email = `shared-${crypto.randomUUID()}@example.com`
  const owner = await insertCustomer(services, { email })
  const guest = await insertCustomer(services, { email, kind: 'guest', username: 'Guest 1' })
  await db
    .insertInto('mails')
    .values({ kind: 'note', locale: 'en', recipient: email, subject: 'Yours', body: 'Yours' })
    .execute()
  expect(await call(guest.id, 'DELETE', '/v1/users/@me', { email })).toMatchObject({ status: 200 })
  expect(
    await db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .where('subject', '=', 'Yours')
      .execute(),
  ).toHaveLength(1)
  expect(
    await db.selectFrom('users').select('erased_at').where('id', '=', owner.id).executeTakeFirst(),
  ).toEqual({ erased_at: null })
})

test('guests without an order, a talk or a session are forgotten after 90 days', async () => {
  const guest = await insertCustomer(services, {
    kind: 'guest',
    username: 'Guest 2',
    created_at: services.now(),
  })
  const buyer = await insertCustomer(services, {
    kind: 'guest',
    username: 'Guest 3',
    created_at: services.now(),
  })
  await insertOrder(services, { status: 'completed', customerId: buyer.id })
  const stateOf = (id: string) =>
    db.selectFrom('users').select('erased_at').where('id', '=', id).executeTakeFirstOrThrow()
  services.advance(89 * day)
  await forgetOldData(services)
  expect((await stateOf(guest.id)).erased_at).toBeNull()
  services.advance(2 * day)
  await forgetOldData(services)
  expect((await stateOf(guest.id)).erased_at).not.toBeNull()
  expect((await stateOf(buyer.id)).erased_at).toBeNull()
})
