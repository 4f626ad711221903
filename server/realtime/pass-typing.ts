import { z } from 'zod'
import type { RealtimeCalls } from '#contract/realtime.ts'
import { holds } from '#core/people/permissions.ts'
import { readerOf } from '#server/orders/order-chat/reader-of.ts'
import { partiesIn } from '#server/orders/order-chat/tell-message.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { nameOf } from '#server/platform/users/user-store.ts'
import { findChat, findThread } from '../support/thread-store.ts'
import { staffRoom, threadRoom, userRoom } from './rooms.ts'
import type { Io, PersonSocket } from './sockets.ts'

const everyMs = 1_000

const thread = z.strictObject({ thread_id: z.uuid().optional() })
const order = z.strictObject({ order_id: z.uuid() })

/**
 * Shows the other side of a talk with support or on an order that someone is writing, at most once a second. Nothing is
 * stored, and nothing of what is written is sent.
 */
export function passTyping(services: Services, io: Io, socket: PersonSocket): void {
  let last = 0
  const pass = <T>(call: keyof RealtimeCalls, payload: z.ZodType<T>, tell: (message: T) => Promise<void>) =>
    socket.on(call, async (message: unknown) => {
      const parsed = payload.safeParse(message ?? {})
      const present = performance.now()
      if (!parsed.success || present - last < everyMs) return
      last = present
      try {
        await tell(parsed.data)
      } catch (error) {
        if (error instanceof AppError) return
        services.log.warn({ err: error }, 'could not show that someone is writing')
      }
    })
  pass('support_typing', thread, ({ thread_id }) =>
    thread_id ? fromStaff(services, io, socket, thread_id) : fromPerson(services, io, socket),
  )
  pass('order_typing', order, ({ order_id }) => onOrder(services, io, socket, order_id))
}

/** To the order's customer and booster, except the writer. */
async function onOrder(services: Services, io: Io, { data }: PersonSocket, orderId: string): Promise<void> {
  const { caller } = data
  if (!caller) return
  const { order, as } = await readerOf(services.db, caller, orderId, services.now())
  for (const id of partiesIn(order))
    if (id !== caller.id) io.to(userRoom(id)).emit('order_typing', { order_id: orderId, from: as })
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
