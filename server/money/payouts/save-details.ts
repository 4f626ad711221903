import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { savePayoutDetails as call } from '#contract/payouts.ts'
import { isBic, isIban, plainIban } from '#core/base/iban.ts'
import { isSepaName } from '#core/base/sepa-text.ts'
import { payoutSpans } from '#core/money/payouts.ts'
import { lockBooster } from '#server/boosters/facts/booster-store.ts'
import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import { type DetailsRow, findDetails, replaceDetails } from './details-store.ts'

/** What a seal contains. */
export type PayoutDetails = { holder: string; iban: string; bic: string }

/**
 * Seals where a booster is paid. A mail reports it, and for some days nothing is paid to it: whoever takes over an account
 * can't empty it before its owner notices.
 */
export async function saveDetails(
  services: Services,
  caller: Caller,
  { holder, ...written }: z.output<typeof call.body>,
): Promise<DetailsRow> {
  if (!isSepaName(holder)) throw new AppError('holder_invalid', [{ field: 'holder', code: 'holder_invalid' }])
  const iban = plainIban(written.iban)
  const bic = plainIban(written.bic)
  if (!isIban(iban)) throw new AppError('iban_invalid', [{ field: 'iban', code: 'iban_invalid' }])
  if (bic !== '' && !isBic(bic)) throw new AppError('bic_invalid', [{ field: 'bic', code: 'bic_invalid' }])
  return transaction(services, async (work) => {
    if (!(await lockBooster(work.tx, caller.id))) throw new AppError('user_not_booster')
    const id = randomUUID()
    const content: PayoutDetails = { holder, iban, bic }
    const box = seal(services.config.vaultKeys, id, JSON.stringify(content))
    const ends = { start: iban.slice(0, 4), end: iban.slice(-4) }
    await replaceDetails(work, { id, boosterId: caller.id, box, ...ends })
    await mailOwner(work, caller.id, ends)
    return (await findDetails(work.tx, caller.id)) as DetailsRow
  })
}

async function mailOwner(work: Work, userId: string, { start, end }: { start: string; end: string }) {
  const to = readerOf(await findReader(work.tx, userId))
  const usable = new Date(work.now.getTime() + payoutSpans.newDetails.ms)
  await writeLetter(work, 'payout_details_saved', to, { start, end, usable })
  work.after(() => work.services.log.info({ event: 'payout details', userId }, 'payout details were saved'))
}
