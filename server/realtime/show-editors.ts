import { z } from 'zod'
import { postId } from '#contract/blog.ts'
import { localeCode } from '#contract/values.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { nameOf } from '#server/platform/users/user-store.ts'
import { editorsRoom, postRoom } from './rooms.ts'
import type { Io, PersonSocket } from './sockets.ts'

const opened = z.strictObject({ post_id: postId.nullable(), language: localeCode.default('en') })
/** A page that opens and leaves faster is told late, not more often. */
const everyMs = 300

/** Shows staff who have the same post open. Nothing is stored, and nothing is locked by it. */
export function showEditors({ db, log }: Services, io: Io, socket: PersonSocket): void {
  const { caller } = socket.data
  if (!caller) return
  let wanted: z.output<typeof opened> | undefined
  let timer: NodeJS.Timeout | undefined
  const failed = (error: unknown) => log.warn({ err: error }, 'could not show who has a post open')

  async function enter(): Promise<void> {
    timer = undefined
    const next = wanted
    const before = socket.data.editing?.postId
    // The room is joined by the server alone, once the permission is known.
    if (!next || !socket.rooms.has(editorsRoom)) return
    const { post_id, language } = next
    if (before !== undefined && before !== post_id) {
      socket.data.editing = undefined
      await socket.leave(postRoom(before))
      await tell(io, before)
    }
    if (post_id === null) return
    socket.data.editing = { postId: post_id, language, username: await nameOf(db, caller?.id ?? '') }
    await socket.join(postRoom(post_id))
    await tell(io, post_id)
  }

  socket.on('open_post', (message: unknown) => {
    const parsed = opened.safeParse(message)
    if (!parsed.success) return
    wanted = parsed.data
    timer ??= setTimeout(() => void enter().catch(failed), everyMs).unref()
  })
  socket.on('disconnect', () => {
    clearTimeout(timer)
    const { editing } = socket.data
    if (editing) void tell(io, editing.postId).catch(failed)
  })
}

/** Everyone in the room of a post, on any process. */
async function tell(io: Io, postId: string): Promise<void> {
  const room = postRoom(postId)
  const sockets = await io.in(room).fetchSockets()
  const people = sockets.flatMap(({ data: { caller, editing } }) =>
    caller && editing?.postId === postId
      ? [{ user_id: caller.id, username: editing.username, language: editing.language }]
      : [],
  )
  io.to(room).emit('post_presence', { post_id: postId, people })
}
