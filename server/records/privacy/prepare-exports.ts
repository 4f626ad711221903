import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { findPerson } from '#server/platform/users/user-store.ts'
import { lockWaiting, markReady, waitingExports } from './export-store.ts'
import { packArchive } from './pack-archive.ts'

/** Packs the archives that people asked for, one after the other, and writes to each that theirs is ready. */
export async function prepareExports(services: Services): Promise<number> {
  const waiting = await waitingExports(services.db, services.now())
  return attemptEach(services, 'prepare-exports', waiting, (id) => prepareExport(services, id))
}

function prepareExport(services: Services, id: string): Promise<boolean> {
  return transaction(services, async (work) => {
    const { tx, now } = work
    const row = await lockWaiting(tx, id)
    const person = row && (await findPerson(tx, row.user_id))
    if (!person) return false
    // What an interrupted run has left.
    await services.files.remove(id)
    const bytes = await services.files.save(id, packArchive(services, tx, person))
    await markReady(tx, id, { ready_at: now, bytes })
    const to = { ...readerOf(person), userId: person.id }
    await writeLetter(work, 'data_ready', to, {}, { ref: `data_ready:${id}` })
    return true
  })
}
