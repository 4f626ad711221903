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
  if (!(await book(tx, entry, now))) return false
  for (const debtPaid of await payDebts(tx, entry)) await book(tx, debtPaid, now)
  for (const held of await holdReceived(tx, entry)) await book(tx, held, now)
  return true
}

async function book(tx: Tx, entry: Entry, now: Date): Promise<boolean> {
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
