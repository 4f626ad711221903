import type { Entry } from '#core/money/ledger.ts'
import { checkViolation, pgCode } from '#server/platform/db/pg-errors.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { holdReceived } from './hold-charged-back.ts'
import { insertEntry } from './ledger-store.ts'
import { payDebts } from './pay-debts.ts'

/**
 * Books an entry and updates the cached balances. False when the same event was booked before (its kind and business
 * ref); `balance_too_low` when an account that must not go negative would. What people receive pays their debts first,
 * and what a bank decides about is held.
 */
export async function postEntry(tx: Tx, entry: Entry, now: Date): Promise<boolean> {
  if (entry.lines.length === 0) return true
  if (!(await bookAlone(tx, entry, now))) return false
  await receive(tx, entry, now)
  return true
}

/** What an entry brought people pays their debts first, and what a bank decides about is held. */
export async function receive(tx: Tx, entry: Entry, now: Date): Promise<void> {
  for (const debtPaid of await payDebts(tx, entry)) await bookAlone(tx, debtPaid, now)
  for (const held of await holdReceived(tx, entry)) await bookAlone(tx, held, now)
}

/**
 * Books an entry whose money somebody else takes in the next one: it isn't its receiver's, so it pays none of their debts.
 * What is left of it after that they `receive`.
 */
export async function bookAlone(tx: Tx, entry: Entry, now: Date): Promise<boolean> {
  try {
    const posted = await insertEntry(tx, entry, now)
    if (posted === 0) return false
    // A debit found no account: a person without one has nothing to spend.
    if (posted < entry.lines.length) throw new AppError('balance_too_low')
    return true
  } catch (error) {
    throw pgCode(error) === checkViolation ? new AppError('balance_too_low') : error
  }
}
