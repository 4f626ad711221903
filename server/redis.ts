import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** `main` asks and publishes, `subscriber` hears what other processes publish. */
export type RedisClients = { main: Redis; subscriber: Redis; close(): Promise<void> }

const connectTimeout = 1_000
/** Nothing that is asked here takes a millisecond, and nobody waits long for what can be done without. */
const commandTimeout = 500
/** A connection on which an answer is missing for so long is given up. */
const socketTimeout = 3_000
const beatMs = 2_000

/**
 * Opens two connections that come back when Redis does. While it is away, commands fail at once instead of queueing,
 * and one whose outcome nobody awaits, such as a publication, fails unheard.
 */
export async function openRedis(url: string, log: Logger): Promise<RedisClients> {
  // Loaded only where there is a Redis: most shops run without.
  const { Redis } = await import('ioredis')

  class QuietRedis extends Redis {
    override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
      command.promise.catch(() => {})
      return super.sendCommand(command, stream)
    }
  }

  const retryStrategy = (attempt: number) => Math.min(attempt * 100, 1_000) * (0.5 + Math.random() / 2)
  const options = { connectTimeout, socketTimeout, retryStrategy, keepAlive: 10_000 }
  const main = new QuietRedis(url, {
    ...options,
    commandTimeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  })
  // What it subscribes to is kept until it can, and subscribed again after each break.
  const subscriber = new QuietRedis(url, { ...options, maxRetriesPerRequest: null })
  report(main, log)
  subscriber.on('error', () => {})
  // A subscriber asks nothing by itself: without this it would not notice a line that went dead.
  const beat = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => {})
  }, beatMs).unref()
  await Promise.race([once(main, 'ready').catch(() => {}), sleep(connectTimeout, undefined, { ref: false })])

  return {
    main,
    subscriber,
    async close() {
      clearInterval(beat)
      await Promise.all([leave(main), leave(subscriber)])
    },
  }
}

/** Logs once that Redis went away, and once that it came back. */
function report(client: Redis, log: Logger): void {
  let away = false
  client.on('error', (error) => {
    if (!away)
      log.error(
        { err: error },
        'Redis is unavailable: rate limits are not counted, and realtime events stay in this process',
      )
    away = true
  })
  client.on('ready', () => {
    if (away) log.warn('Redis is available again')
    away = false
  })
}

/** Lets Redis answer what it was asked before. A Redis that is away is not waited for. */
async function leave(client: Redis): Promise<void> {
  if (client.status === 'ready')
    await Promise.race([client.quit().catch(() => {}), sleep(1_000, undefined, { ref: false })])
  client.disconnect()
}
