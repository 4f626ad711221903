import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** What an operator is alerted to, as numbers, in one read. */
export async function readShopFigures(db: Db, now: Date) {
  const { rows } = await sql<{
    mails_waiting: number
    mails_oldest_seconds: number
    mails_given_up: number
    tasks_failing: number
    payment_events_set_aside: number
    chargebacks_open: number
    ledger_faults: number
  }>`
    with unsent as (
      select created_at, created_at > ${now}::timestamptz - interval '3 days' as tried from mails where sent_at is null)
    select (select count(*) from unsent where tried) as mails_waiting,
      (select coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8
        from unsent where tried) as mails_oldest_seconds,
      (select count(*) from unsent where not tried) as mails_given_up,
      (select count(*) from failed_attempts) as tasks_failing,
      (select count(*) from quarantined_events where settled_at is null) as payment_events_set_aside,
      (select count(*) from chargebacks where status = 'open') as chargebacks_open,
      (select coalesce((select faults from ledger_checks order by at desc limit 1), 0)) as ledger_faults`.execute(
    db,
  )
  const [figures] = rows
  if (!figures) throw new Error('no figures')
  return figures
}
