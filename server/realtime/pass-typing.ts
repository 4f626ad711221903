import { z } from 'zod'
import { holds } from '#core/permissions.ts'
import type { Services } from '../services.ts'
import { findChat, findThread } from '../support/thread-store.ts'
import { nameOf } from '../users/user-store.ts'
import type { Io, PersonSocket } from './create-realtime.ts'
import { staffRoom, threadRoom, userRoom } from './rooms.ts'

const everyMs = 1_000

const payload = z.strictObject({ thread_id: z.uuid().optional() })

/**
 * Shows one side of a talk with support that the other is writing, at most once a second. Nothing is stored, and
 * nothing of what is written is sent.
 */
export function passTyping(services: Services, io: Io, socket: PersonSocket): void {
  let last = 0
  socket.on('support_typing', async (message: unknown) => {
    const parsed = payload.safeParse(message ?? {})
    const present = performance.now()
    if (!parsed.success || present - last < everyMs) return
    last = present
    try {
      const { thread_id } = parsed.data
      if (thread_id) await fromStaff(services, io, socket, thread_id)
      else await fromPerson(services, io, socket)
    } catch (error) {
      services.log.warn({ err: error }, 'nobody was shown that someone is writing')
    }
  })
}

async function fromStaff({ db }: Services, io: Io, socket: PersonSocket, threadId: string): Promise<void> {
  const { caller } = socket.data
  if (!caller || !holds(caller, 'EditOrders') || !socket.rooms.has(staffRoom)) return
  const thread = await findThread(db, threadId)
  if (!thread) return
  const room = thread.user_id ? userRoom(thread.user_id) : threadRoom(thread.id)
  io.to(room).emit('support_typing', { thread_id: null, name: null })
  socket.to(staffRoom).emit('support_typing', { thread_id: thread.id, name: await nameOf(db, caller.id) })
}

async function fromPerson({ db }: Services, io: Io, { data }: PersonSocket): Promise<void> {
  if (!data.threadId && data.caller) {
    const thread = await findChat(db, { userId: data.caller.id })
    if (thread) data.threadId = thread.id
  }
  if (data.threadId) io.to(staffRoom).emit('support_typing', { thread_id: data.threadId, name: null })
}
