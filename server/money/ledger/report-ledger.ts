import type { Services } from '#server/platform/ports/services.ts'
import { checkLedger } from './check-ledger.ts'
import { insertCheck } from './ledger-store.ts'

/** Adds up the books, and keeps the result for staff; faults are also logged. */
export async function reportLedger({ db, log, now }: Services): Promise<void> {
  const faults = await checkLedger(db)
  await insertCheck(db, now(), faults.length)
  if (faults.length > 0)
    log.error({ faults: faults.slice(0, 100), count: faults.length }, 'the ledger does not add up')
}
