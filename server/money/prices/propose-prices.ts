import { z } from 'zod'
import { publishPrices as call } from '#contract/prices.ts'
import { pricesNeedColleague, raisesShare } from '#core/money/staff-limits.ts'
import { priceDifferences } from '#core/prices/price-differences.ts'
import { valuesOf } from '#core/prices/price-values.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import {
  findStaffBoosters,
  findVersion,
  headVersion,
  lockVersions,
  nextVersion,
  type PriceVersionRow,
} from './price-version-store.ts'
import { effectiveInstant, publishPrices } from './publish-prices.ts'

type Publication = z.output<typeof call.body>

/**
 * Publishes prices, or lets a colleague confirm those that raise what boosters or customers get. The new version; null
 * while it waits.
 */
export async function proposePrices(
  work: Work,
  caller: Caller,
  { reason, ...publication }: Publication,
): Promise<PriceVersionRow | null> {
  await lockVersions(work.tx)
  await effectiveInstant(work.tx, { ...publication, reason }, work.now)
  const wish = { ...publication, author_id: caller.id }
  if (await propose(work, caller, { kind: 'publish_prices', wish, reason })) return null
  return (await headVersion(work.tx)) ?? null
}

const wished = call.body.omit({ reason: true }).extend({ author_id: z.string() })

export const pricePublication: ProposalType = {
  async weigh({ tx }, wish) {
    const { content, based_on } = wished.parse(wish)
    await lockVersions(tx)
    const head = await headVersion(tx)
    if ((head?.version ?? null) !== based_on) throw new AppError('prices_changed_meanwhile')
    const before = based_on === null ? null : ((await findVersion(tx, based_on))?.content ?? null)
    return {
      personId: null,
      orderId: null,
      amount: null,
      // A booster among the staff would decide about their own share.
      parties: before && raisesShare(before, content) ? await findStaffBoosters(tx) : [],
      subject: `prices ${await nextVersion(tx)}`,
      needsSecond: pricesNeedColleague(before, content),
    }
  },

  async carryOut(work, _caller, { wish, reason }) {
    const { author_id, effective_at, ...publication } = wished.parse(wish)
    const isPast = effective_at !== null && new Date(effective_at) <= work.now
    await publishPrices(
      work,
      { id: author_id },
      {
        ...publication,
        reason,
        // The colleague can take longer than until the date.
        effective_at: isPast ? null : effective_at,
      },
    )
  },

  async changes(db, wish) {
    const { content, based_on } = wished.parse(wish)
    const before = based_on === null ? undefined : await findVersion(db, based_on)
    return before ? priceDifferences(valuesOf(before.content), valuesOf(content)) : []
  },
}
