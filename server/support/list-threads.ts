import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countQueue, countViews, findQueue, type QueueQuery } from './queue-store.ts'
import { queuedView } from './thread-view.ts'

/** A page of the support inbox, with the number of threads in each view. */
export async function listThreads({ db }: Services, caller: Caller, query: Omit<QueueQuery, 'staffId'>) {
  const asked = { ...query, staffId: caller.id }
  const [rows, counts, total] = await Promise.all([
    findQueue(db, asked),
    countViews(db, caller.id),
    countQueue(db, asked),
  ])
  return { ...pageOf(rows.map(queuedView), query.page, total), counts }
}
