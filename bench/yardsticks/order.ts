import Fastify from 'fastify'
import pg from 'pg'

// The rows of an order placed and paid by balance, written by one statement in a bare handler.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const { rows } = await pool.query('select id, config, quote from orders limit 1')
const customers = (await pool.query("select owner_id from ledger_accounts where kind = 'customer_balance'"))
  .rows
const sample = rows[0]
const app = Fastify()
app.get('/', async () => ({}))
app.post('/', async () => {
  const customer = customers[Math.floor(Math.random() * customers.length)].owner_id
  const result = await pool.query({
    name: 'flow',
    text: `with o as (
        insert into orders (customer_id, game, service, status, config, quote, price_version, total, booster_share, filter, level, duo, locale, paid_at)
        values ($1, 'league-of-legends', 'elo-boost', 'waiting_for_account', $2, $3, 1, 6200, 3720, 'league-of-legends:elo-boost:euw', 18, false, 'en', now())
        returning id
      ), e as (
        insert into order_events (order_id, actor, action, to_status) select id, 'customer', 'pay', 'waiting_for_account' from o
      ), n as (
        insert into ledger_entries (kind, business_ref) select 'bench', id::text from o returning id
      ), a as (
        insert into ledger_accounts (kind, owner_id, balance) select 'order_escrow', id, 6200 from o returning id
      ), b as (
        update ledger_accounts set balance = balance - 6200 where kind = 'customer_balance' and owner_id = $1 returning id
      )
      insert into ledger_lines (entry_id, account_id, amount)
      select n.id, a.id, 6200 from n, a union all select n.id, b.id, -6200 from n, b`,
    values: [customer, sample.config, sample.quote],
  })
  return { data: { rows: result.rowCount } }
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
