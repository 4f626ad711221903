import type { Endpoint } from '#contract/endpoint.ts'
import { isFreshMailbox, isFreshProof, type Proof, proofsOf } from '#core/people/factors.ts'
import type { Db } from '../db/pool.ts'
import type { Services } from '../ports/services.ts'
import type { Caller } from '../sessions/caller.ts'
import { findProof } from '../sessions/proof-store.ts'
import { AppError } from './errors.ts'

/**
 * Refuses a caller whose last proof is too old; the refusal names what could prove them now (trust S13). Read from the
 * database each time, so that a proof counts at once on every process. A guest has only the mailbox to prove, where the
 * call asks for it: whoever typed its address, or has a browser of theirs, isn't let in by the session alone.
 */
export async function requireFreshProof(
  { db, now }: Services,
  { kind, sessionId }: Caller,
  fresh: NonNullable<Endpoint['fresh']>,
): Promise<void> {
  const guest = kind === 'guest'
  if (guest && fresh !== 'also_guests') return
  const found = await findProof(db, sessionId)
  if (!found) throw new AppError('bad_token')
  const proven = guest ? isFreshMailbox(found, now()) : isFreshProof(found, found.factors, now())
  if (!proven) throw needed(guest ? ['mailedLink'] : proofsOf(found.factors))
}

/** Refuses a guest's session that no mailed link has opened, however long ago. */
export async function requireMailedSession(db: Db, sessionId: string): Promise<void> {
  const found = await findProof(db, sessionId)
  if (found?.provedBy !== 'mailed_link') throw needed(['mailedLink'])
}

function needed(proofs: readonly Proof[]): AppError {
  const code = 'fresh_proof_needed'
  return new AppError(
    code,
    proofs.map((field) => ({ field, code })),
  )
}
