import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { moveFiles } from '../files/file-store.ts'
import { markByGuest, moveMessages } from './message-store.ts'
import { tellStaff } from './tell-chat.ts'
import {
  deleteThread,
  lockChat,
  moveLetters,
  type Speaker,
  type ThreadRow,
  updateThread,
} from './thread-store.ts'

/**
 * Makes a visitor's chat the person's as whom they have signed in. If the person has talked to support before, the
 * visitor's messages follow theirs: it is one talk.
 */
export async function handOverChat(services: Services, visitorHash: Buffer, userId: string): Promise<void> {
  await transaction(services, (work) => joinChat(work, { visitorHash }, userId))
}

/** Makes what a guest wrote to support the person's whose proven address it is: their chat and their letters. */
export async function joinChats(work: Work, guestId: string, userId: string): Promise<void> {
  await markByGuest(work.tx, guestId)
  await joinChat(work, { userId: guestId }, userId)
  await moveLetters(work.tx, guestId, userId)
}

async function joinChat(work: Work, from: Speaker, userId: string): Promise<void> {
  const { tx } = work
  const visit = await lockChat(tx, from)
  if (!visit) return
  const own = await lockChat(tx, { userId })
  if (!own) await updateThread(tx, visit.id, { user_id: userId, visitor_hash: null })
  else {
    await moveMessages(tx, visit.id, own.id, own.last_number)
    await moveFiles(tx, visit.id, own.id)
    await deleteThread(tx, visit.id)
    await updateThread(tx, own.id, joined(own, visit))
  }
  tellStaff(work, own?.id ?? visit.id)
}

/** The state of the person's thread with the visitor's behind it. */
function joined(own: ThreadRow, visit: ThreadRow) {
  const waiting = [own, visit].map((each) => each.waiting_since).filter((at) => at !== null)
  return {
    last_number: own.last_number + visit.last_number,
    read_by_person: own.last_number + visit.read_by_person,
    read_by_staff: visit.read_by_staff > 0 ? own.last_number + visit.read_by_staff : own.read_by_staff,
    mailed_number: visit.mailed_number > 0 ? own.last_number + visit.mailed_number : own.mailed_number,
    status: waiting.length > 0 ? ('waiting' as const) : visit.status,
    waiting_since: waiting.sort((a, b) => a.getTime() - b.getTime())[0] ?? null,
    locale: visit.locale,
    order_id: visit.order_id ?? own.order_id,
    page: visit.page,
    quote: visit.quote,
    assigned_to: own.assigned_to ?? visit.assigned_to,
    updated_at: visit.updated_at,
  }
}
