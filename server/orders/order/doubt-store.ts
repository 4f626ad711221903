import { sql } from 'kysely'
import type { ProofFacts } from '#core/orders/doubts.ts'
import type { Db } from '#server/platform/db/pool.ts'

type Submitted = { orderId: string; boosterId: string; proofFileId: string | null }

/**
 * What the pictures and the vault say about a result that a booster submits. Games in one record can share a picture, and
 * the last game's can prove the result: it shows them all. Anything else that two pictures of the same pixels prove is
 * the same picture twice.
 */
export async function findProofFacts(
  db: Db,
  { orderId, boosterId, proofFileId }: Submitted,
): Promise<ProofFacts> {
  const { rows } = await sql<ProofFacts>`
    with proofs as (
      select files.pixels, game.order_id, game.played_at, game.booster_id
        from order_games game join files on files.id = game.proof_file_id
        where game.struck_at is null and game.replaced_by is null and files.pixels is not null
          and files.pixels in (select own.pixels from files own where own.order_id = ${orderId})
      union all
      select files.pixels, orders.id, null, orders.booster_id
        from orders join files on files.id = orders.proof_file_id
        where orders.id <> ${orderId} and files.pixels is not null
          and files.pixels in (select own.pixels from files own where own.order_id = ${orderId})
      union all
      select files.pixels, ${orderId}::uuid, null, ${boosterId}::uuid from files
        where files.id = ${proofFileId}::uuid and files.pixels is not null
    )
    select
      exists (select from proofs own join proofs other on other.pixels = own.pixels
        where own.order_id = ${orderId} and own.booster_id = ${boosterId}
          and (other.order_id <> own.order_id or other.played_at <> own.played_at)) as "samePicture",
      exists (select from credential_events where order_id = ${orderId} and action in ('stored', 'replaced'))
        and not exists (select from credential_events
          where order_id = ${orderId} and action = 'viewed' and actor_id = ${boosterId}) as "loginUnopened"`.execute(
    db,
  )
  return rows[0] ?? { samePicture: false, loginUnopened: false }
}
