import { sql } from 'kysely'
import type { AccountKind, Entry } from '#core/money/ledger.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

/**
 * Books an entry and returns how many of its lines were posted: none when the same event was booked before, fewer
 * than all when a debit found no account. One statement, one round trip. The accounts are locked in the order of
 * their ids before any of them changes. The shop's own accounts are neither locked nor changed, so that orders do not
 * queue for them.
 */
export async function insertEntry(tx: Tx, { kind, businessRef, lines }: Entry, now: Date): Promise<number> {
  // As rows, not as arrays, so that PostgreSQL knows how few they are and finds their accounts through the index.
  const values = lines.map(
    ({ account: { kind, ownerId }, amount, paymentId = null }, place) =>
      sql`(${place}::integer, ${kind}::text, ${ownerId}::uuid, ${amount}::bigint, ${paymentId}::uuid)`,
  )
  const { rows } = await sql<{ posted: number }>`
    with entry as (
      insert into ledger_entries (kind, business_ref, at) values (${kind}, ${businessRef}, ${now})
      on conflict (kind, business_ref) do nothing returning id
    ), line as materialized (
      select entry.id as entry_id, l.* from entry, (values ${sql.join(values)}) as l (place, kind, owner_id, amount, payment_id)
    ), locked as materialized (
      select a.id from ledger_accounts a join line using (kind, owner_id) order by a.id for no key update of a
    ), ready as materialized (
      -- What grows can be an account's first amount: money that comes, or a debt.
      select kind, owner_id, sum(amount)::bigint as amount, (sum(amount) > 0) <> (kind = 'customer_debt') as grows
      from line, (select count(*) from locked) as all_locked
      group by kind, owner_id
    ), grown as (
      insert into ledger_accounts as a (kind, owner_id, balance)
      select kind, owner_id, amount from ready where owner_id is not null and grows
      on conflict (kind, owner_id, currency) do update set balance = a.balance + excluded.balance
      returning a.id, a.kind, a.owner_id
    ), shrunk as (
      update ledger_accounts a set balance = a.balance + ready.amount from ready
      where a.kind = ready.kind and a.owner_id = ready.owner_id and not ready.grows
      returning a.id, a.kind, a.owner_id
    ), account as (
      select * from grown union all select * from shrunk
      union all select a.id, a.kind, a.owner_id from ledger_accounts a join line using (kind)
      where a.owner_id is null and line.owner_id is null
    ), posted as (
      insert into ledger_lines (entry_id, account_id, amount, payment_id)
      select line.entry_id, account.id, line.amount, line.payment_id
      from line join account on account.kind = line.kind and account.owner_id is not distinct from line.owner_id
      -- Which money is the oldest on a balance follows from the order of the lines.
      order by line.place
      returning 1
    )
    select count(*) as posted from posted`.execute(tx)
  return rows[0]?.posted ?? 0
}

/** The balance of a customer's account, which exists from its first credit on; 0 before. */
export async function customerBalance(db: Db, customerId: string): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'customer_balance')
    .where('owner_id', '=', customerId)
    .executeTakeFirst()
  return account?.balance ?? 0
}

/**
 * The balance of a person's account, locked, so that requests and claw-backs follow one another. Negative: a debt; 0
 * without an account.
 */
export async function lockBalance(
  tx: Tx,
  kind: 'booster_payable' | 'customer_balance' | 'customer_debt',
  ownerId: string,
): Promise<number> {
  const account = await tx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', kind)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account?.balance ?? 0
}

/** All accounts of a person. */
export function findAccounts(db: Db, ownerId: string): Promise<{ kind: AccountKind; balance: number }[]> {
  return db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', ownerId)
    .execute()
}

/** A page of a person's entries, newest first. */
export function findLines(db: Db, ownerId: string, page: number) {
  return personalLines(db, ownerId)
    .select(['entry.id', 'entry.kind', 'entry.business_ref', 'entry.at'])
    .select((eb) => eb.cast<number>(eb.fn.sum('line.amount'), 'bigint').as('amount'))
    .groupBy('entry.id')
    .orderBy('entry.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export async function countLines(db: Db, ownerId: string): Promise<number> {
  const { total } = await personalLines(db, ownerId)
    .select((eb) => eb.fn.count<number>('entry.id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** One line per entry: a released share appears where it arrives, not where it leaves. */
function personalLines(db: Db, ownerId: string) {
  return db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_accounts as account', 'account.id', 'line.account_id')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .where('account.owner_id', '=', ownerId)
    .where('account.kind', 'in', ['customer_balance', 'booster_pending', 'booster_payable'])
    .where((eb) => eb.or([eb('account.kind', '<>', 'booster_pending'), eb('line.amount', '>', 0)]))
}

/** Keeps the result of a check of the books. */
export async function insertCheck(db: Db, at: Date, faults: number): Promise<void> {
  await db
    .insertInto('ledger_checks')
    .values({ at, faults })
    .onConflict((oc) => oc.doNothing())
    .execute()
}
