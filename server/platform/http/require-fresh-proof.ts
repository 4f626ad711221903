import { isFreshProof, proofsOf } from '#core/people/factors.ts'
import type { Services } from '../ports/services.ts'
import type { Caller } from '../sessions/caller.ts'
import { findProof } from '../sessions/proof-store.ts'
import { AppError } from './errors.ts'

/**
 * Refuses a caller whose last proof is older than five minutes; the refusal names what could prove them now (trust
 * S13). Read from the database each time, so that a proof counts at once on every process. A guest has nothing but the
 * session itself to prove.
 */
export async function requireFreshProof({ db, now }: Services, { kind, sessionId }: Caller): Promise<void> {
  if (kind === 'guest') return
  const found = await findProof(db, sessionId)
  if (!found) throw new AppError('bad_token')
  if (isFreshProof(found, found.factors, now())) return
  const code = 'fresh_proof_needed'
  throw new AppError(
    code,
    proofsOf(found.factors).map((field) => ({ field, code })),
  )
}
