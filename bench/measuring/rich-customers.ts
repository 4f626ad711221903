import pg from 'pg'
import { openDatabase } from '#server/platform/db/pool.ts'
import { insertSession } from '#server/platform/sessions/session-store.ts'

/** Customers whose balance lasts for a whole run; returns the access token of each. */
export async function richCustomers(databaseUrl: string, count: number): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const db = openDatabase(databaseUrl, { connections: 4 })
  const { rows } = await pool.query(
    `insert into users (kind, email, username) select 'customer', 'bench' || i || '@example.com', 'bench' || i
     from generate_series(1, $1) i returning id`,
    [count],
  )
  const tokens: string[] = []
  for (const { id } of rows) {
    await pool.query(
      `with e as (insert into ledger_entries (kind, business_ref) values ('balance_topped_up', gen_random_uuid()::text) returning id),
        a as (insert into ledger_accounts (kind, owner_id, balance) values ('customer_balance', $1, 1000000000) returning id),
        h as (select id from ledger_accounts where kind = 'provider_clearing')
       insert into ledger_lines (entry_id, account_id, amount)
       select e.id, a.id, 1000000000 from e, a union all select e.id, h.id, -1000000000 from e, h`,
      [id],
    )
    tokens.push((await insertSession({ db, config: { secretKey: 'bench' } }, id, new Date())).accessToken)
  }
  await pool.end()
  await db.destroy()
  return tokens
}
