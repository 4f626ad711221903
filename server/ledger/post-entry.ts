import { sql } from 'kysely'
import type { Entry } from '#core/ledger.ts'
import { checkViolation, pgCode, type Tx } from '../db.ts'
import { AppError } from '../errors.ts'

/**
 * Books an entry and moves the cached balances with it. False when the same event was booked before (its kind and
 * business ref); `balance_too_low` when an account that may not owe would.
 */
export async function postEntry(tx: Tx, entry: Entry, now: Date): Promise<boolean> {
  if (entry.lines.length === 0) return true
  try {
    const posted = await insertEntry(tx, entry, now)
    if (posted === 0) return false
    // A debit found no account: whoever owns nothing yet can't spend it.
    if (posted < entry.lines.length) throw new AppError('balance_too_low')
    return true
  } catch (error) {
    throw pgCode(error) === checkViolation ? new AppError('balance_too_low') : error
  }
}

/**
 * One statement, one round trip. The accounts are locked in the order of their ids before any of them moves; the
 * house's own accounts are neither locked nor moved, so that orders do not queue behind each other there.
 */
async function insertEntry(tx: Tx, { kind, businessRef, lines }: Entry, now: Date): Promise<number> {
  const { rows } = await sql<{ posted: number }>`
    with entry as (
      insert into ledger_entries (kind, business_ref, at) values (${kind}, ${businessRef}, ${now})
      on conflict (kind, business_ref) do nothing returning id
    ), line as materialized (
      select entry.id as entry_id, l.* from entry, unnest(
        ${lines.map(({ account }) => account.kind)}::text[],
        ${lines.map(({ account }) => account.ownerId)}::uuid[],
        ${lines.map(({ amount }) => amount)}::bigint[]
      ) as l (kind, owner_id, amount)
    ), locked as materialized (
      select a.id from ledger_accounts a join line using (kind, owner_id) order by a.id for no key update of a
    ), ready as materialized (
      select line.* from line, (select count(*) from locked) as all_locked
    ), credited as (
      insert into ledger_accounts as a (kind, owner_id, balance)
      select kind, owner_id, amount from ready where owner_id is not null and amount > 0
      on conflict (kind, owner_id, currency) do update set balance = a.balance + excluded.balance
      returning a.id, a.kind, a.owner_id
    ), debited as (
      update ledger_accounts a set balance = a.balance + ready.amount from ready
      where a.kind = ready.kind and a.owner_id = ready.owner_id and ready.amount < 0
      returning a.id, a.kind, a.owner_id
    ), account as (
      select * from credited union all select * from debited
      union all select a.id, a.kind, a.owner_id from ledger_accounts a join line using (kind)
      where a.owner_id is null and line.owner_id is null
    ), posted as (
      insert into ledger_lines (entry_id, account_id, amount)
      select line.entry_id, account.id, line.amount
      from line join account on account.kind = line.kind and account.owner_id is not distinct from line.owner_id
      returning 1
    )
    select count(*) as posted from posted`.execute(tx)
  return rows[0]?.posted ?? 0
}
