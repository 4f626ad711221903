import { once } from 'node:events'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { linkPauseMs } from '#core/base/links.ts'
import { retention } from '#core/people/retention.ts'
import type { Schema } from '#db/schema.ts'
import { deleteUnusedPictures } from '#server/files/delete-unused-pictures.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { sendMails } from '#server/news/mail/send-mails.ts'
import { draftOrder, placeOrder as placeDraft } from '#server/orders/checkout/create-order.ts'
import { followAudit } from '#server/platform/audit/record-audit.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import { transaction } from '#server/platform/ports/work.ts'
import {
  anOrderConfig,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
  placeOrder,
  signIn,
  testServices,
} from '#server/test/factories.ts'
import { lastToken, mailsTo } from '#server/test/mailed-links.ts'
import { elsewhere, someoneWaits } from '#server/test/one-connection.ts'
import { openApp } from '#server/test/open-app.ts'
import { pause } from '#server/test/pause.ts'
import { solvedCaptcha } from '#server/test/solve-challenge.ts'
import { someoneWithALife } from '#server/test/someone-with-a-life.ts'
import { forgetOldData } from '../privacy/forget-old-data.ts'
import { sendOpeningMails } from './send-opening-mails.ts'
import { atOpening } from './test-data.ts'

const closed = { closed: true }
const blocked = await openApp(undefined, { closed: true, priced: false })
const shop = await openApp(undefined, closed)
const mailing = await openApp(undefined, closed)
const racing = await openApp(undefined, closed)
for (const { services } of [shop, mailing, racing]) await insertSupply(services)

type Bed = typeof shop

async function call({ app }: Bed, method: 'GET' | 'POST', url: string, payload?: object, token?: string) {
  const answer = await app.inject({
    method,
    url,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  })
  const { message, data } = answer.json()
  return { status: answer.statusCode, message, data }
}

const owner = async ({ services }: Bed) => {
  const { id } = await insertStaff(services, ['FullAccess'])
  return { id, token: await signIn(services, id) }
}
const open = (bed: Bed, accepted: readonly string[], token: string) =>
  call(bed, 'POST', '/v1/shop-opening', { accepted }, token)

/** What isn't ready in a test's shop. */
async function gapsOf(bed: Bed, token: string): Promise<string[]> {
  const { data } = await call(bed, 'GET', '/v1/shop-checks', undefined, token)
  const found: { check: string; state: string }[] = data.checks
  return found.filter(({ state }) => state !== 'good').map(({ check }) => check)
}

async function countsOf({ services: { db } }: Bed): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of Object.keys(atOpening)) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db)
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}

describe('opening', () => {
  test('is refused without prices, without FullAccess, and while a gap was not accepted', async () => {
    const { token } = await owner(blocked)
    const gaps = await gapsOf(blocked, token)
    expect(gaps).toContain('prices')
    expect(await open(blocked, gaps, token)).toMatchObject({ status: 409, message: 'shop_not_ready' })
    const other = await signIn(blocked.services, (await insertStaff(blocked.services, ['EditOrders'])).id)
    expect((await open(blocked, gaps, other)).status).toBe(403)
    const boss = await owner(shop)
    const [first, ...rest] = await gapsOf(shop, boss.token)
    expect(first).toBeTruthy()
    expect(await open(shop, rest, boss.token)).toMatchObject({ status: 409, message: 'checks_changed' })
    expect(await isOpen(shop.services)).toBe(false)
  })

  test('deletes everything that test orders left, keeps the rest, is recorded, and happens once', async () => {
    const { services } = shop
    const { db } = services
    const life = await someoneWithALife(services)
    await insertOrder(services, { status: 'boosting' })
    await placeOrder(services, await insertCustomer(services))
    const boss = await owner(shop)
    const before = await countsOf(shop)
    for (const table of [
      'orders',
      'payments',
      'ledger_entries',
      'ledger_lines',
      'order_events',
      'order_disputes',
    ])
      expect(before[table], table).toBeGreaterThan(0)

    // Another process hears of it at once, by the notification of the transaction.
    const other = await testServices(services.databaseUrl, { connections: 2 })
    const line = new Client(services.databaseUrl)
    await line.connect()
    await other.tags.listen(line)
    expect(await isOpen(other)).toBe(false)
    const notified = once(line, 'notification')
    const gaps = await gapsOf(shop, boss.token)
    const all = await Promise.all([1, 2, 3].map(() => open(shop, gaps, boss.token)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(all.map(({ data }) => data.opened_at)).size).toBe(1)
    await notified
    expect(await isOpen(other)).toBe(true)
    await line.end()
    await other.close()

    const after = await countsOf(shop)
    for (const [table, fate] of Object.entries(atOpening)) {
      if (fate === 'emptied') expect(after[table], table).toBe(0)
      if (fate === 'kept' && !['audit_log', 'page_tags'].includes(table))
        expect(after[table], table).toBe(before[table])
    }
    const { rows } = await sql<{ source: string }>`
      select pg_get_functiondef('open_shop'::regproc) as source`.execute(db)
    const [list = ''] = /emptied constant[^;]*/.exec(rows[0]?.source ?? '') ?? []
    const named = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
    const emptied = (Object.keys(atOpening) as (keyof Schema)[]).filter(
      (name) => atOpening[name] === 'emptied',
    )
    expect([...named, 'orders'].sort()).toEqual([...emptied].sort())

    const audit = await db.selectFrom('audit_log').selectAll().where('operation', '=', 'open shop').execute()
    expect(audit).toHaveLength(1)
    expect(audit[0]).toMatchObject({ actor_id: boss.id, detail: { test_orders: before.orders } })
    expect((await followAudit(db))?.broken).toBeNull()
    const faults = await checkLedger(db)
    expect(faults).toEqual([])
    const balances = await db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('balance', '!=', 0)
      .execute()
    expect(balances).toEqual([])
    expect(await isOpen(services)).toBe(true)
    // The first real order has the first number, and the records are protected as before.
    await placeOrder(services, await insertCustomer(services))
    expect(await db.selectFrom('orders').select('number').execute()).toEqual([{ number: 20_000 }])
    await expect(sql`truncate ledger_lines`.execute(db)).rejects.toThrow()
    await expect(shop.services.asOwner('truncate ledger_lines')).rejects.toThrow('append-only')
    const again = await open(shop, [], boss.token)
    expect(again.data.opened_at).toBe(all[0]?.data.opened_at)
    expect(await db.selectFrom('orders').select('number').execute()).toEqual([{ number: 20_000 }])
    // Its pictures go with the nightly job.
    services.advance(30 * dayMs)
    await deleteUnusedPictures(services)
    expect(await db.selectFrom('files').select('id').where('id', '=', life.file).execute()).toEqual([])
  })

  test('takes an order along that is being placed at this moment', async () => {
    const { services } = racing
    const boss = await owner(racing)
    const gaps = await gapsOf(racing, boss.token)
    const customer = await insertCustomer(services)
    const draft = await draftOrder(services, customer, { config: anOrderConfig, locale: 'en' })
    let opening: ReturnType<typeof open> | undefined
    await transaction(services, async (work) => {
      await placeDraft(work, draft)
      // What was queued is written before the next read.
      await work.tx.selectFrom('orders').select('id').execute()
      let answered = false
      await elsewhere(async () => {
        opening = open(racing, gaps, boss.token).finally(() => {
          answered = true
        })
        while (!answered && !(await someoneWaits(services.db))) await pause(services.db, 1)
      })
      expect(answered && (await opening)).toBe(false)
    })
    expect((await opening)?.status).toBe(200)
    expect(await services.db.selectFrom('orders').select('id').execute()).toEqual([])
    expect(await services.db.selectFrom('order_events').select('id').execute()).toEqual([])
  })
})

describe('the opening mail', () => {
  const { app, services } = mailing
  const { db } = services
  const leave = async (email: string, locale = 'de') =>
    call(mailing, 'POST', '/v1/opening-mails', { email, locale, captchaResponse: await solvedCaptcha(app) })
  const by = (step: 'read' | 'confirm' | 'remove', token: string) =>
    call(mailing, 'POST', `/v1/opening-mails/${step}`, { token })
  const rowOf = (email: string) =>
    db.selectFrom('opening_mails').selectAll().where('email', '=', email).executeTakeFirst()
  const freshAddress = () => `visitor-${crypto.randomUUID().slice(0, 13)}@example.com`
  const ago = (ms: number) => services.advance(ms)

  test('is confirmed by a press and not by opening the link, and the reply is the same for every address', async () => {
    const email = freshAddress()
    const replies = [await leave(email)]
    const [mail, ...more] = await mailsTo(db, email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Bestätige deine Adresse für die Eröffnung von Peakline')
    const token = await lastToken(db, email)
    await app.inject({ url: `/de/eroeffnungsmail/${token}` })
    expect((await by('read', token)).data).toEqual({ state: 'unconfirmed', email })
    expect((await rowOf(email))?.confirmed_at).toBeNull()
    replies.push(await leave(email))
    expect((await by('confirm', token)).data.state).toBe('confirmed')
    ago(linkPauseMs)
    replies.push(await leave(email, 'fr'))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    // Confirmed twice is confirmed; the second mail has the same link, and a stranger who types the address takes nothing.
    expect((await by('confirm', token)).data.state).toBe('confirmed')
    expect(await lastToken(db, email)).toBe(token)
    expect(await mailsTo(db, email)).toHaveLength(2)
    expect((await rowOf(email))?.confirmed_at).not.toBeNull()
  })

  test('is never sent to an address that was removed or never confirmed; a made-up link does nothing', async () => {
    const [removed, late] = [freshAddress(), freshAddress()]
    await leave(removed)
    const token = await lastToken(db, removed)
    await by('confirm', token)
    expect((await by('remove', token)).status).toBe(200)
    expect(await rowOf(removed)).toBeUndefined()
    for (const step of ['read', 'confirm', 'remove'] as const)
      expect((await by(step, token)).message).toBe('link_not_valid')
    await leave(late)
    const lateToken = await lastToken(db, late)
    ago(retention.unconfirmedOpeningMail)
    expect((await by('confirm', lateToken)).message).toBe('link_not_valid')
    await sendOpeningMails(services)
    expect(await rowOf(late)).toBeUndefined()
    expect((await leave('x', 'en')).status).toBe(400)
    expect(
      (await call(mailing, 'POST', '/v1/opening-mails', { email: late, locale: 'en', captchaResponse: 'x' }))
        .message,
    ).toBe('captcha_failed')
  })

  test('leaves once in its language when the shop opens, and then the address is gone', async () => {
    const [german, english, unsure] = [freshAddress(), freshAddress(), freshAddress()]
    await leave(german, 'de')
    await leave(english, 'en')
    await leave(unsure, 'en')
    for (const email of [german, english]) await by('confirm', await lastToken(db, email))
    const unsureToken = await lastToken(db, unsure)
    await sendOpeningMails(services)
    expect(await mailsTo(db, german)).toHaveLength(1)

    const boss = await owner(mailing)
    expect((await call(mailing, 'GET', '/v1/shop-checks', undefined, boss.token)).data.opening.mails).toBe(3)
    await open(mailing, await gapsOf(mailing, boss.token), boss.token)
    // Several processes send at the same time.
    await Promise.all([1, 2, 3].map(() => sendOpeningMails(services)))
    // The one that the opening began may still be writing what the others left to it.
    while (await db.selectFrom('opening_mails').select('id').executeTakeFirst()) await pause(db, 1)
    const subjects = async (email: string) => (await mailsTo(db, email)).map(({ subject }) => subject)
    expect((await subjects(german)).slice(1)).toEqual(['Peakline ist geöffnet'])
    expect((await subjects(english)).slice(1)).toEqual(['Peakline is open'])
    expect(await subjects(unsure)).toHaveLength(1)
    expect(await db.selectFrom('opening_mails').select('id').execute()).toEqual([])
    expect((await by('confirm', unsureToken)).data).toEqual({ state: 'open', email: null })
    expect((await leave(unsure)).data).toEqual({ open: true })
    expect(await rowOf(unsure)).toBeUndefined()
    // The mail itself does not outlive its sending.
    await sendMails(services)
    await forgetOldData(services)
    expect(await subjects(german)).not.toContain('Peakline ist geöffnet')
  })
})
