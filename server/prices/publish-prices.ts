import type { z } from 'zod'
import type { publishPrices as call } from '#contract/prices.ts'
import { contentOf, valuesOf } from '#core/prices/price-values.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Tx, transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { forgetPrices } from '../quotes/price-table-store.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { headVersion, insertVersion, lockVersions, nextVersion } from './price-version-store.ts'

const aYear = 366 * 86_400_000

type Publication = z.output<typeof call.body>

/**
 * Publishes prices. Versions follow each other in number and in time: each is based on the newest one, so that
 * nobody's change is lost, neither one that holds nor one that is scheduled.
 */
export async function publishPrices(services: Services, caller: Caller, publication: Publication) {
  return transaction(services.db, async (tx, afterCommit) => {
    await lockVersions(tx)
    const now = services.now()
    const effectiveAt = await effectiveInstant(tx, publication, now)
    const version = await nextVersion(tx)
    const row = await insertVersion(tx, {
      table: {
        version,
        effectiveAt: effectiveAt.toISOString(),
        ...contentOf(valuesOf(publication.content)),
      },
      author: await nameOf(tx, caller.id),
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
      tx,
      { actorId: caller.id, operation: 'publish_prices', subject: `prices ${version}`, detail },
      now,
    )
    afterCommit(() => forgetPrices(services))
    return row
  })
}

async function effectiveInstant(tx: Tx, { based_on, effective_at }: Publication, now: Date): Promise<Date> {
  const head = await headVersion(tx)
  if (head.version !== based_on) throw new AppError('prices_changed_meanwhile')
  const headIsScheduled = head.effective_at > head.created_at
  if (effective_at === null) {
    if (headIsScheduled && head.effective_at > now) throw new AppError('price_date_taken')
    // Another process's clock may be a little ahead of ours.
    return new Date(Math.max(now.getTime(), head.effective_at.getTime()))
  }
  const at = new Date(effective_at)
  if (at <= now || at.getTime() > now.getTime() + aYear)
    throw new AppError('bad_params', [{ field: 'effective_at', code: 'bad_params' }])
  if (at <= head.effective_at) throw new AppError('price_date_taken')
  return at
}

/** The name that stands in the history; it stays there when the account is gone. */
async function nameOf(tx: Tx, userId: string): Promise<string> {
  const user = await tx
    .selectFrom('users')
    .select(['username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user.username ?? user.email
}
