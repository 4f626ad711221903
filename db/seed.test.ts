import { expect, test } from 'vitest'
import { progressOf } from '#core/orders/kinds.ts'
import { isDone } from '#core/orders/progress.ts'
import { checkPassword } from '#server/accounts/auth/passwords.ts'
import { logOf } from '#server/kernel/progress-store.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { signIn } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { closeDemoAccounts, demoAccounts, seedDemoData } from './seed.ts'

const full = await openServices()
const broken = await openServices()

test('of two processes that start together, one fills the database and the other finds it full', async () => {
  const filled = await Promise.all([seedDemoData(full, 'it'), seedDemoData(full, 'it')])
  expect(filled.sort()).toEqual([false, true])
  const people = await full.db.selectFrom('users').select('demo').execute()
  expect(people.length).toBeGreaterThan(0)
  expect(people.every(({ demo }) => demo)).toBe(true)
})

test('the history of the demo’s boosters is marked, and its books and climbs are those of real orders', async () => {
  const { db } = full
  expect(await checkLedger(db)).toEqual([])
  const reviews = await db.selectFrom('reviews').select('demo').execute()
  expect(reviews.length).toBeGreaterThan(80)
  expect(reviews.every(({ demo }) => demo)).toBe(true)
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'completed')
    .where('coach_id', 'is', null)
    .execute()
  expect(orders.length).toBeGreaterThan(150)
  for (const order of orders) {
    const { played } = await logOf(db, order.id)
    expect(isDone(progressOf(order.config, played))).toBe(true)
    expect(order.searching_at && order.claimed_at && order.searching_at <= order.claimed_at).toBe(true)
  }
  const escrow = db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'order_escrow')
    .where(
      'owner_id',
      'in',
      orders.map(({ id }) => id),
    )
  expect((await escrow.execute()).every(({ balance }) => balance === 0)).toBe(true)
})

test('an interrupted fill is reported with a message, and nothing is deleted automatically', async () => {
  const files = { ...broken.files, save: () => Promise.reject(new Error('no room left')) }
  await expect(seedDemoData({ ...broken, files }, 'the folder')).rejects.toThrow('no room left')
  const count = () => broken.db.selectFrom('orders').select('id').execute()
  const before = await count()
  expect(before.length).toBeGreaterThan(0)
  await expect(seedDemoData(broken, 'the folder')).rejects.toThrow(/was interrupted\. Empty the folder and/)
  expect(await count()).toEqual(before)
})

test('outside the demo its accounts are closed, and the next start with demo data opens them again', async () => {
  const { db } = full
  const accounts = () => db.selectFrom('users').select(['id', 'password_hash']).orderBy('id').execute()
  const [first] = await accounts()
  await signIn(full, first?.id ?? '')
  await closeDemoAccounts(db)
  expect((await accounts()).every(({ password_hash }) => password_hash === null)).toBe(true)
  const open = db.selectFrom('sessions').select('id').where('revoked_at', 'is', null)
  expect(await open.execute()).toEqual([])

  expect(await seedDemoData(full, 'it')).toBe(false)
  for (const { password_hash } of (await accounts()).slice(0, 2))
    expect(await checkPassword(password_hash, demoAccounts.password)).toBe(true)
})
