import { unreadMs } from '#core/talk/order-chat.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { newestMessages } from './message-store.ts'
import { mailUnread } from './support-mail.ts'
import { findUnreadAnswers, lockThread, updateThread } from './thread-store.ts'

const atOnce = 200

/** Mails the answers of chats that nobody has read for a while, each answer once. Returns how many mails it wrote. */
export async function mailUnreadAnswers(services: Services): Promise<number> {
  const before = new Date(services.now().getTime() - unreadMs)
  const due = await findUnreadAnswers(services.db, before, atOnce)
  return attemptEach(services, 'mail-unread-answers', due, (id) => mailThread(services, id))
}

function mailThread(services: Services, id: string): Promise<boolean> {
  return transaction(services, async (work) => {
    const thread = await lockThread(work.tx, id)
    if (!thread) return false
    const behind = Math.max(thread.read_by_person, thread.mailed_number)
    const rows = await newestMessages(work.tx, id, behind, 20)
    const texts = rows.filter(({ author }) => author === 'staff').map(({ text }) => text)
    const mailed = texts.length > 0 && (await mailUnread(work, thread, texts))
    // Also without an address: nothing is left to try.
    await updateThread(work.tx, id, { mailed_number: thread.last_number })
    return mailed
  })
}
