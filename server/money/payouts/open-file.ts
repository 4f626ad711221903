import { z } from 'zod'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { unseal } from '#server/platform/sealing/seal.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { updateBatch } from './batch-store.ts'
import { type Transfer, transfersCsv } from './csv-file.ts'
import { boxOf, findManyDetails } from './details-store.ts'
import { lockBatchFor } from './lock-batch-for.ts'
import { findOfBatch, type PayoutRow, recordPayouts } from './payout-store.ts'
import { sepaFile } from './sepa-file.ts'

const content = z.strictObject({ holder: z.string(), iban: z.string(), bic: z.string() })

/**
 * The file that the bank takes, the only place where an IBAN leaves the vault. Each opening is recorded before anything is
 * shown. It is the same every time, so that a bank that gets it twice refuses the second one by its message id.
 */
export async function openFile(
  services: Services,
  caller: Caller,
  batchId: string,
  format: 'sepa' | 'csv',
): Promise<{ name: string; content: string }> {
  const { payoutAccount, operator, timeZone: zone } = services.config
  if (format === 'sepa' && !payoutAccount) throw new AppError('payout_account_not_set')
  return transaction(services, async (work) => {
    const batch = await lockBatchFor(work, caller, batchId, 'open')
    const payouts = await findOfBatch(work.tx, batchId)
    if (payouts.length === 0) throw new AppError('payout_state_changed')
    await recordOpening(work, caller, batch.number, { payouts, format })
    if (!batch.first_file_at) await updateBatch(work, batchId, { first_file_at: work.now })
    const transfers = await unsealAll(work, payouts)
    const name = `payouts-${batch.number}`
    if (format === 'csv') return { name: `${name}.csv`, content: transfersCsv(transfers) }
    const from = { name: operator.name, iban: payoutAccount?.iban ?? '', bic: payoutAccount?.bic ?? '' }
    const file = { batchId, number: batch.number, at: batch.made_at, zone, from, transfers }
    return { name: `${name}.xml`, content: sepaFile(file) }
  })
}

async function recordOpening(
  work: Work,
  caller: Caller,
  number: number,
  { payouts, format }: { payouts: PayoutRow[]; format: string },
): Promise<void> {
  const ids = payouts.map(({ id }) => id)
  await recordPayouts(work, ids, 'export', caller.id)
  const detail = { format, payouts: payouts.map((each) => each.number) }
  const subject = `payout batch ${number}`
  await recordAudit(work.tx, { actorId: caller.id, operation: 'open payout file', subject, detail }, work.now)
}

async function unsealAll({ tx, services }: Work, payouts: PayoutRow[]): Promise<Transfer[]> {
  const ids = payouts.flatMap(({ details_id }) => details_id ?? [])
  const rows = ids.length > 0 ? await findManyDetails(tx, ids) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return payouts.map(({ id, number, amount, details_id }) => {
    const row = byId.get(details_id ?? '')
    // The details of a payout that was sent can have been replaced and deleted since.
    if (!row) throw new AppError('payout_state_changed')
    const details = content.parse(JSON.parse(unseal(services.config.vaultKeys, row.id, boxOf(row))))
    return { payoutId: id, number, amount, ...details }
  })
}
