import type pg from 'pg'

/** One of how many orders is still open: a shop with a million orders has 5,000 that somebody waits for. */
const openShare = 200

/** The id of somebody of the demo, in SQL. */
export const named = (name: string) => `(select id from users where username = '${name}')`

/** What is copied along with an order; the moment of each row moves with its order. */
const along = [
  `insert into order_events (order_id, at, actor, actor_id, action, from_status, to_status)
   select g.id, e.at + g.moved, e.actor, case e.actor when 'customer' then g.customer_id when 'booster' then g.booster_id end,
     e.action, e.from_status, e.to_status
   from grown g join order_events e on e.order_id = g.sample`,
  `insert into order_games (id, order_id, number, booster_id, result, points, standing, character, played_at)
   select gen_random_uuid(), g.id, e.number, g.booster_id, e.result, e.points, e.standing, e.character, e.played_at + g.moved
   from grown g join order_games e on e.order_id = g.sample where e.number <= 6 and g.booster_id is not null`,
  `insert into payments (id, provider, provider_ref, amount, currency, status, created_at, captured_at, subject_kind, subject_id,
     order_id, funds_order, refunded)
   select gen_random_uuid(), e.provider, 'grown-' || g.number, e.amount, e.currency, e.status, e.created_at + g.moved,
     e.captured_at + g.moved, e.subject_kind, g.id, g.id, e.funds_order, e.refunded
   from grown g join payments e on e.order_id = g.sample and e.subject_kind = 'order'`,
  `insert into settlements (order_id, number, kind, at)
   select g.id, e.number, e.kind, e.at + g.moved from grown g join settlements e on e.order_id = g.sample`,
  `insert into held_shares (order_id, booster_id, amount, due_at, released_at, settlement)
   select g.id, g.booster_id, e.amount, e.due_at + g.moved, coalesce(e.released_at, e.due_at) + g.moved, e.settlement
   from grown g join held_shares e on e.order_id = g.sample where g.booster_id is not null and e.due_at + g.moved < now()`,
  `insert into reviews (id, order_id, customer_id, booster_id, author, overall, skill, speed, communication, text, language, created_at)
   select gen_random_uuid(), g.id, g.customer_id, g.booster_id, e.author, e.overall, e.skill, e.speed, e.communication, e.text,
     e.language, e.created_at + g.moved
   from grown g join reviews e on e.order_id = g.sample where g.booster_id is not null`,
  `insert into notifications (user_id, code, message, special_sound, params, created_at, read_at)
   select who, code, '', false, jsonb_build_object('number', g.number, 'order_id', g.id), g.at, g.at
   from grown g cross join lateral (values (g.customer_id, 'check_waits'), (g.booster_id, 'booster_reminded')) as told (who, code)
   where who is not null`,
  `insert into mails (recipient, subject, body, created_at, sent_at, attempts, kind, locale, user_id)
   select u.email, 'Order', '', g.at, g.at, 1, sent.kind, 'en', u.id
   from grown g join users u on u.id = g.customer_id cross join (values ('order_paid'), ('order_completed')) as sent (kind)`,
  `insert into audit_log (at, actor_id, operation, subject, detail, previous_hash, hash)
   select g.at, ${named('staff-orders')}, 'complete', 'order ' || g.id, '{}', '', ''
   from grown g where g.booster_id is not null`,
  `insert into order_messages (id, order_id, number, author, author_id, text, at)
   select gen_random_uuid(), g.id, place, author, case author when 'customer' then g.customer_id else g.booster_id end,
     'When do you play today?', g.at + place * interval '1 minute'
   from grown g cross join (values (1, 'customer'), (2, 'booster')) as said (place, author) where g.booster_id is not null`,
  `insert into ledger_accounts (kind, owner_id, currency, balance)
   select kind, owner, 'EUR', 0 from (select distinct 'customer_balance' as kind, customer_id as owner from grown
     union select 'booster_payable', booster_id from grown where booster_id is not null) as owners
   on conflict do nothing`,
  `with written as (insert into ledger_entries (kind, business_ref, at)
     select 'share_released', g.id || ':1', g.at from grown g where g.booster_id is not null returning id, business_ref)
   insert into ledger_lines (entry_id, account_id, amount)
   select w.id, a.id, 1000 from written w join grown g on g.id::text = left(w.business_ref, 36)
   join ledger_accounts a on a.kind = 'booster_payable' and a.owner_id = g.booster_id`,
  `with written as (insert into ledger_entries (kind, business_ref, at)
     select 'cashback', g.id || ':0', g.at from grown g returning id, business_ref)
   insert into ledger_lines (entry_id, account_id, amount)
   select w.id, a.id, 100 from written w join grown g on g.id::text = left(w.business_ref, 36)
   join ledger_accounts a on a.kind = 'customer_balance' and a.owner_id = g.customer_id`,
  `insert into support_threads (id, channel, user_id, status, locale, order_id, last_number, read_by_person, read_by_staff, created_at, updated_at)
   select gen_random_uuid(), 'contact', g.customer_id, 'closed', 'en', g.id, 2, 2, 2, g.at, g.at from grown g where g.number % 20 = 0`,
  `insert into payouts (id, booster_id, iban_start, iban_end, amount, status, requested_at, ready_at, batch_id, sent_at)
   select gen_random_uuid(), g.booster_id, 'DE89', '3000', 5000, 'sent', g.at, g.at, (select id from payout_batches limit 1), g.at
   from grown g where g.number % 40 = 0 and g.booster_id is not null`,
  `insert into coupons (id, code, enabled, percent, games, services, demo, created_at, updated_at)
   select gen_random_uuid(), 'GROWN' || g.number, false, 10, '{}', '{}', true, g.at, g.at from grown g where g.number % 100 = 0`,
]

/**
 * Adds copies of the demo's orders, with their games, events, payments, shares, reviews, notices, mails, chats, lines of
 * the ledger and of the audit log, until the database holds this many: one more for each two minutes of the past. One in
 * ten begins a new customer, one in a thousand a new booster; mira has ordered one in five hundred and kestrel plays
 * one in a thousand. The sums of the ledger don't add up and the audit log's chain doesn't hold: this is a size, no shop.
 */
export async function grow(client: pg.Client, orders: number): Promise<void> {
  const { rows } = await client.query('select count(*)::int as there from orders')
  const missing = orders - rows[0].there
  if (missing <= 0) return
  // The triggers watch each row of a shop's own writes; a million of them would take hours.
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(
    `with names as (select i, 'bench-' || gen_random_uuid() as name from generate_series(1, $1::int) as i),
      people as (insert into users (kind, email, username)
        select 'customer', name || '@example.com', name from names returning id)
     insert into boosters (user_id) select id from people limit $1::int / 100`,
    [Math.ceil(missing / 10)],
  )
  await client.query(
    `create temp table grown as
     with samples as (select id, booster_id, created_at, status not in ('completed', 'cancelled') as open,
          row_number() over (partition by status not in ('completed', 'cancelled') order by number) - 1 as place,
          count(*) over (partition by status not in ('completed', 'cancelled')) as many
        from orders where coach_id is null and reserved_by is null and coalesce(in_game_name, '') not like 'grown%'),
      buyers as (select id, row_number() over (order by id) - 1 as place from users where email like 'bench-%'),
      hands as (select user_id, row_number() over (order by user_id) - 1 as place from boosters where user_id <> ${named('kestrel')}),
      -- One in so many is open; those began within the last days, the closed ones through the years.
      wanted as (select i, i % ${openShare} = 0 as open, case when i % ${openShare} = 0
          then i / ${openShare} * interval '1 minute' else i * interval '2 minutes' end as ago,
          case when i % ${openShare} = 0 then i / ${openShare} else i end as nth
        from generate_series(1, $1) as i)
     select gen_random_uuid() as id, nextval(pg_get_serial_sequence('orders', 'number')) as number, s.id as sample,
       case when i % 500 = 0 then ${named('mira')} else b.id end as customer_id,
       case when s.booster_id is null then null when i % 1000 = 1 then ${named('kestrel')} else h.user_id end as booster_id,
       now() - ago as at, now() - ago - s.created_at as moved
     from wanted w
     join samples s on s.open = w.open
       and s.place = nth % case when w.open then (select max(many) from samples where open) else (select max(many) from samples where not open) end
     join buyers b on b.place = i % (select count(*) from buyers)
     join hands h on h.place = i * 7 % (select count(*) from hands)
     where h.user_id <> b.id`,
    [missing],
  )
  await client.query(
    `insert into orders (id, number, customer_id, booster_id, game, service, status, config, quote, price_version, total, booster_share,
       filter, level, duo, locale, terms, consents, in_game_name, created_at, paid_at, searching_at, claimed_at, finished_at, closed_at)
     overriding system value select g.id, g.number, g.customer_id, g.booster_id, s.game, s.service, s.status, s.config, s.quote, s.price_version, s.total,
       s.booster_share, s.filter, s.level, s.duo, s.locale, s.terms, s.consents, 'grown' || g.number || '#EUW', s.created_at + g.moved, s.paid_at + g.moved,
       s.searching_at + g.moved, s.claimed_at + g.moved, s.finished_at + g.moved, s.closed_at + g.moved
     from grown g join orders s on s.id = g.sample`,
  )
  for (const statement of along) await client.query(statement)
  await client.query('drop table grown')
  await client.query('commit')
  await client.query('vacuum analyze')
}
