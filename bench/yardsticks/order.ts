import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

// The rows of an order placed and paid by balance, written by one statement in a bare handler: as many as the product
// writes, with the same indexes and triggers. Their contents are those of an order that the product wrote before.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const customers = (
  await pool.query(
    "select owner_id from ledger_accounts where kind = 'customer_balance' and balance > 100000000",
  )
).rows
const sample = (
  await pool.query(`
    select o.config, o.quote, r.content receipt, r.buyer, n.message, n.params,
      m.subject, m.body, m.content letter, k.request_hash, k.reply
    from receipts r join orders o on o.id = r.order_id
      join notifications n on n.params ->> 'order_id' = o.id::text
      join mails m on m.user_id = o.customer_id and m.kind like 'order_paid%'
      join idempotency_keys k on k.subject = o.customer_id::text and k.operation = 'payOrder'
    limit 1`)
).rows[0]
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
      ), events as (
        insert into order_events (order_id, actor, actor_id, action, to_status)
        select id, 'customer', $1, action, status from o, (values ('create', 'not_paid'), ('pay', 'waiting_for_account')) as v (action, status)
      ), p as (
        insert into payments (subject_kind, subject_id, order_id, provider, amount, currency, status, captured_at, funds_order)
        select 'order', id, id, 'balance', 6200, 'EUR', 'captured', now(), true from o returning id
      ), r as (
        insert into receipts (series, order_id, buyer, amount, content, year, issued_at)
        select 'R', id, $4, 6200, $5, 2026, now() from o returning id
      ), rp as (
        insert into receipt_payments (receipt_id, payment_id) select r.id, p.id from r, p
      ), n as (
        insert into notifications (user_id, code, message, special_sound, params, created_at)
        values ($1, 'order_paid', $6, false, $7, now())
      ), m as (
        insert into mails (recipient, subject, body, kind, locale, content, user_id, counted_for, ref, created_at, next_attempt_at)
        select 'bench@example.com', $8, $9, 'order_paid_login', 'en', $10, $1, 'account:' || $1::text, 'bench:' || id, now(), now() + interval '1 day' from o
      ), keys as (
        insert into idempotency_keys (subject, key, operation, request_hash, reply, created_at)
        select $1::text, key, operation, $11, $12, now() from (values ($13, 'createOrder'), ($14, 'payOrder')) as v (key, operation)
      ), e as (
        insert into ledger_entries (kind, business_ref) select 'bench', id::text from p returning id
      ), a as (
        insert into ledger_accounts (kind, owner_id, balance) select 'order_escrow', id, 6200 from o returning id
      ), b as (
        update ledger_accounts set balance = balance - 6200 where kind = 'customer_balance' and owner_id = $1 returning id
      )
      insert into ledger_lines (entry_id, account_id, amount)
      select e.id, a.id, 6200 from e, a union all select e.id, b.id, -6200 from e, b`,
    values: [
      customer,
      sample.config,
      sample.quote,
      sample.buyer,
      sample.receipt,
      sample.message,
      sample.params,
      sample.subject,
      sample.body,
      sample.letter,
      sample.request_hash,
      sample.reply,
      randomUUID(),
      randomUUID(),
    ],
  })
  return { data: { rows: result.rowCount } }
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
