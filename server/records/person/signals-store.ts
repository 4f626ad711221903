import { sql } from 'kysely'
import type { SignalKind } from '#core/people/person-sections.ts'
import type { Db } from '#server/platform/db/pool.ts'

export type Signal = {
  kind: SignalKind
  id: string
  username: string
  orders: { order_id: string; number: number }[]
}

/** The newest orders on each side that are looked through, and the most facts that are shown. */
const mostMeetings = 1_000
const mostSignals = 50

/**
 * What a person shares with the people who were on the other side of their orders, from what the product stores anyway: their
 * mailbox, the ends of the account for payouts, the address on a receipt, the name in a game that was ordered for, and a
 * picture that both uploaded. Nothing is stored for it. With `otherId`, only what those two share.
 */
export async function findSignals(db: Db, userId: string, otherId?: string): Promise<Signal[]> {
  const only = (other: string) => (otherId ? sql`and ${sql.ref(other)} = ${otherId}` : sql``)
  const address = (table: string) => sql`nullif(lower(btrim(${sql.ref(`${table}.billing_address`)})), '')`
  const { rows } = await sql<Signal>`
    with meeting as materialized (
      (select booster_id as other, id, number from orders
        where customer_id = ${userId} and booster_id is not null and booster_id <> ${userId} ${only('booster_id')}
        order by created_at desc limit ${mostMeetings})
      union all
      (select customer_id, id, number from orders where booster_id = ${userId} and customer_id <> ${userId} ${only('customer_id')}
        order by claimed_at desc limit ${mostMeetings})
    ), other as materialized (
      select users.* from users where id in (select other from meeting) and erased_at is null
    ), own as materialized (select * from orders where customer_id = ${userId}),
    theirs as materialized (
      select orders.* from orders join other on other.id = orders.customer_id
    ), found (kind, id) as (
      select 'mailbox', other.id from users me join other on mailbox(other.email) = mailbox(me.email)
        where me.id = ${userId} and me.email <> ''
      union
      select 'payout_account', other.id from payout_details mine
        join payout_details account on account.iban_start = mine.iban_start and account.iban_end = mine.iban_end
        join other on other.id = account.booster_id where mine.booster_id = ${userId}
      union
      select 'billing_address', theirs.customer_id from own join theirs on ${address('own')} = ${address('theirs')}
      union
      select 'in_game_name', theirs.customer_id from own join theirs on theirs.game = own.game
        and theirs.config ->> 'server' = own.config ->> 'server'
        and lower(theirs.in_game_name) = lower(own.in_game_name)
      union
      select 'picture', other.id from meeting join files mine on mine.order_id = meeting.id
          and mine.uploaded_by = ${userId} and mine.erased_at is null
        join files picture on picture.pixels = mine.pixels and picture.erased_at is null
        join other on other.id = picture.uploaded_by
    )
    select found.kind, other.id, other.username, (
      select jsonb_agg(jsonb_build_object('order_id', newest.id, 'number', newest.number) order by newest.number desc)
      from (select id, number from meeting where meeting.other = other.id order by number desc limit 3) newest
    ) as orders
    from found join other on other.id = found.id
    order by found.kind, lower(other.username), other.id limit ${mostSignals}`.execute(db)
  return rows
}
