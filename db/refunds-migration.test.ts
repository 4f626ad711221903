import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { execute } from '#server/test/execute.ts'
import { migrate, migrationNames } from './migrate.ts'

const { ownerUrl, prefix } = inject('postgres')

/** A refund of 62.00: whether it failed, what was credited instead, and how its bank's question ended. */
type Before = { failed?: boolean; credited?: number; bank?: 'open' | 'won' | 'lost' }

test('refunds from before know how much of them the bank had paid, and the newest schema takes them', async () => {
  const url = new URL(ownerUrl)
  url.pathname = `${prefix}refunds`
  await execute(ownerUrl, `create database ${url.pathname.slice(1)}`)
  await migrate(
    url.href,
    url.href,
    (await migrationNames()).filter((name) => name < '0088'),
  )
  const cases: [Before, number][] = [
    [{}, 0],
    [{ bank: 'lost' }, 0],
    [{ failed: true, bank: 'lost' }, 6_200],
    [{ failed: true, credited: 6_200 }, 0],
    [{ failed: true, credited: 6_200, bank: 'lost' }, 0],
    [{ failed: true, credited: 2_200, bank: 'lost' }, 4_000],
    // The bank has sent the payment again, and its part became the balance's.
    [{ failed: true, credited: 2_200, bank: 'won' }, 0],
    [{ failed: true, credited: 6_200, bank: 'open' }, 0],
  ]
  const client = new Client(url.href)
  await client.connect()
  // Orders, people and triggers don't matter here.
  await client.query('set session_replication_role = replica')
  const ids: string[] = []
  for (const [before] of cases) ids.push(await insertRefund(client, before))
  await client.query('set session_replication_role = default')
  await migrate(url.href)
  const { rows } = await client.query<{ id: string; by_bank: string }>('select id, by_bank from refunds')
  await client.end()
  const parts = new Map(rows.map(({ id, by_bank }) => [id, Number(by_bank)]))
  expect(cases.map(([before], n) => [before, parts.get(ids[n] ?? '')])).toEqual(cases)
})

async function insertRefund(client: Client, { failed, credited, bank }: Before): Promise<string> {
  const one = async (text: string, values: unknown[]) =>
    (await client.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id ?? ''
  const payment = await one(
    `insert into payments (subject_kind, subject_id, order_id, provider, amount, currency, status)
     select 'order', order_id, order_id, 'sandbox', 6200, 'EUR', 'captured' from (select gen_random_uuid() order_id) made`,
    [],
  )
  const refund = await one(
    `insert into refunds (payment_id, amount, target, failed_at, credited_at) values ($1, 6200, 'provider', $2, $3)`,
    [payment, failed ? new Date() : null, credited ? new Date() : null],
  )
  if (bank)
    await one(
      `insert into chargebacks (provider, provider_ref, payment_id, amount, status, closed_at, from_shop)
       values ('sandbox', gen_random_uuid(), $1, 6200, $2, $3, 6200)`,
      [payment, bank, bank === 'open' ? null : new Date()],
    )
  if (!credited) return refund
  const entry = await one(`insert into ledger_entries (kind, business_ref) values ('refund_credited', $1)`, [
    refund,
  ])
  for (const [kind, amount] of [
    ['customer_balance', credited],
    ['processor_clearing', -credited],
  ] as const) {
    const account = await one(`insert into ledger_accounts (kind, owner_id) values ($1, gen_random_uuid())`, [
      kind,
    ])
    await one('insert into ledger_lines (entry_id, account_id, amount) values ($1, $2, $3)', [
      entry,
      account,
      amount,
    ])
  }
  return refund
}
