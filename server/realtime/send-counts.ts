import type { Logger } from 'pino'
import type { Counts } from './presence.ts'
import type { Io, PersonSocket } from './sockets.ts'

const everyMs = 1_000

/**
 * Sends every page the number of people and boosters online: at once on arrival, then on change, at most once a
 * second.
 */
export function sendCounts(io: Io, count: () => Counts | Promise<Counts>, log: Logger) {
  let sent: Counts = { online: 0, boosters: 0 }
  let counting = false

  async function tick(): Promise<void> {
    if (counting) return
    counting = true
    try {
      const counts = await count()
      // Each process counts for itself and informs its own pages.
      if (counts.online !== sent.online) io.local.emit('online_count', { count: counts.online })
      if (counts.boosters !== sent.boosters) io.local.emit('booster_count', { count: counts.boosters })
      sent = counts
    } catch (error) {
      log.warn({ err: error }, 'the online counts could not be read')
    } finally {
      counting = false
    }
  }

  const timer = setInterval(tick, everyMs).unref()
  return {
    greet(socket: PersonSocket): void {
      socket.emit('online_count', { count: sent.online })
      socket.emit('booster_count', { count: sent.boosters })
    },
    stop: () => clearInterval(timer),
  }
}
