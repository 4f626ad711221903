import type { Work } from '#server/platform/ports/work.ts'

/** Stores a provider's event with its effect, so that neither exists without the other; false for a known one. */
export async function keepEvent({ tx, now }: Work, provider: string, eventId: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('provider_events')
    .values({ provider, event_id: eventId, received_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Quarantined = { provider: string; event_id: string; reason: string; body: object }

/** Stores an event that doesn't match our request, for staff; false for a known one. */
export async function quarantineEvent({ tx, now }: Work, event: Quarantined): Promise<boolean> {
  const kept = await tx
    .insertInto('quarantined_events')
    .values({ ...event, body: JSON.stringify(event.body), received_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}
/** Marks an event as settled; false when it is unknown or was settled before. */
export async function settleEvent({ tx, now }: Work, id: number, reason: string): Promise<boolean> {
  const settled = await tx
    .updateTable('quarantined_events')
    .set({ settled_at: now, settled_reason: reason })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}
