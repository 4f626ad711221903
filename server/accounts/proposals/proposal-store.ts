import { type Insertable, type Selectable, sql } from 'kysely'
import type { ProposalKind } from '#core/money/staff-limits.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

export type ProposalRow = Selectable<Schema['proposals']>

export function insertProposal(tx: Tx, row: Insertable<Schema['proposals']>): Promise<ProposalRow> {
  return tx.insertInto('proposals').values(row).returningAll().executeTakeFirstOrThrow()
}

/** A proposal, locked; undefined if there is none. */
export function lockProposal(tx: Tx, id: string): Promise<ProposalRow | undefined> {
  return tx.selectFrom('proposals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Decision = Pick<ProposalRow, 'state' | 'decided_by'> & { answer?: string }

/** Ends a waiting proposal that is locked. */
export async function decideProposal({ tx, now }: Work, id: string, decision: Decision): Promise<void> {
  await tx
    .updateTable('proposals')
    .set({ ...decision, decided_at: now })
    .where('id', '=', id)
    .execute()
}

type Moved = { personId: string; kinds: readonly ProposalKind[]; since: Date }

/** What staff have moved by some kinds, to a person or from them, since a time; minor units. Lock the person before. */
export async function movedSince(tx: Tx, { personId, kinds, since }: Moved): Promise<number> {
  const { sum } = await tx
    .selectFrom('proposals')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('sum'))
    .where('person_id', '=', personId)
    .where('state', '=', 'done')
    .where('kind', 'in', kinds)
    .where('decided_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** What a colleague has made available again of payouts that were sent, since a time; minor units. */
export async function returnedSince(tx: Tx, askerId: string, since: Date): Promise<number> {
  const { sum } = await tx
    .selectFrom('proposals')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('sum'))
    .where('asked_by', '=', askerId)
    .where('kind', '=', 'return_payout')
    .where('state', '=', 'done')
    .where('decided_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** Whether the same thing already waits for a colleague. */
export async function waitsAlready(tx: Db, kind: ProposalKind, subject: string): Promise<boolean> {
  const found = await tx
    .selectFrom('proposals')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return found !== undefined
}

type Filter = { kinds: readonly ProposalKind[]; waiting: boolean }

/** Proposals that needed a colleague, of some kinds: those that wait, the oldest first, or the latest decided ones. */
export async function findProposals(
  db: Db,
  { kinds, waiting }: Filter,
  { page, size }: { page: number; size: number },
) {
  const listed = db
    .selectFrom('proposals')
    .where('proposals.kind', 'in', kinds.length > 0 ? kinds : [sql<ProposalKind>`null`])
    .where('needs_second', '=', true)
    .where('state', waiting ? '=' : '<>', 'waiting')
  const rows = await listed
    .leftJoin('users as person', 'person.id', 'proposals.person_id')
    .leftJoin('orders', 'orders.id', 'proposals.order_id')
    .innerJoin('users as asker', 'asker.id', 'proposals.asked_by')
    .leftJoin('users as decider', 'decider.id', 'proposals.decided_by')
    .selectAll('proposals')
    .select(['person.username as person_name', 'orders.number as order_number'])
    .select(['asker.username as asker_name', 'decider.username as decider_name'])
    .$if(waiting, (query) => query.orderBy('asked_at'))
    .$if(!waiting, (query) => query.orderBy('decided_at', 'desc'))
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await listed
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** What waits for a colleague about a person, the oldest first. */
export function findWaitingFor(db: Db, personId: string) {
  return db
    .selectFrom('proposals')
    .innerJoin('users as asker', 'asker.id', 'proposals.asked_by')
    .select(['proposals.id', 'proposals.kind', 'proposals.amount', 'proposals.reason', 'proposals.asked_by'])
    .select(['proposals.ready', 'proposals.note', 'proposals.asked_at', 'asker.username as asker_name'])
    .where('person_id', '=', personId)
    .where('needs_second', '=', true)
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .execute()
}
