import type { z } from 'zod'
import type { publishPrices as call } from '#contract/prices.ts'
import { dayMs } from '#core/base/durations.ts'
import { contentOf, valuesOf } from '#core/prices/price-values.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { nameOf } from '#server/platform/users/user-store.ts'
import { headVersion, insertVersion, lockVersions, nextVersion } from './price-version-store.ts'

const aYear = 366 * dayMs

type Publication = z.output<typeof call.body>

/**
 * Publishes prices. Versions follow each other in number and in time: each is based on the newest one (the first on
 * none), so that no change is lost, whether it is in effect or scheduled.
 */
export async function publishPrices(work: Work, author: Pick<Caller, 'id'>, publication: Publication) {
  await lockVersions(work.tx)
  const { now } = work
  const effectiveAt = await effectiveInstant(work.tx, publication, now)
  const version = await nextVersion(work.tx)
  const row = await insertVersion(work.tx, {
    table: {
      version,
      effectiveAt: effectiveAt.toISOString(),
      ...contentOf(valuesOf(publication.content)),
    },
    author: await nameOf(work.tx, author.id),
    reason: publication.reason,
    basedOn: publication.based_on,
    now,
  })
  const detail = {
    reason: publication.reason,
    effective_at: effectiveAt.toISOString(),
    based_on: publication.based_on,
  }
  await recordAudit(
    work.tx,
    { actorId: author.id, operation: 'publish_prices', subject: `prices ${version}`, detail },
    now,
  )
  await raiseTag(work, 'prices')
  return row
}

/** When prices take effect. @throws AppError if they aren't based on the newest ones, or the date can't be theirs. */
export async function effectiveInstant(
  tx: Tx,
  { based_on, effective_at }: Publication,
  now: Date,
): Promise<Date> {
  const head = await headVersion(tx)
  if ((head?.version ?? null) !== based_on) throw new AppError('prices_changed_meanwhile')
  if (effective_at === null) {
    if (!head) return now
    const headIsScheduled = head.effective_at > head.created_at
    if (headIsScheduled && head.effective_at > now) throw new AppError('price_date_taken')
    // Another process's clock may be slightly ahead of ours.
    return new Date(Math.max(now.getTime(), head.effective_at.getTime()))
  }
  const at = new Date(effective_at)
  if (at <= now || at.getTime() > now.getTime() + aYear)
    throw new AppError('bad_params', [{ field: 'effective_at', code: 'bad_params' }])
  if (head && at <= head.effective_at) throw new AppError('price_date_taken')
  return at
}
