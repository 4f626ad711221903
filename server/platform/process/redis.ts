import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** `main` queries and publishes, `subscriber` receives what other processes publish. */
export type RedisClients = { main: Redis; subscriber: Redis; close(): Promise<void> }

const connectTimeout = 1_000
/** No command here takes a millisecond, and nothing optional may make people wait. */
const commandTimeout = 500
/** A connection without an answer for this long is given up. */
const socketTimeout = 3_000
const beatMs = 2_000

/**
 * Opens two connections that reconnect when Redis returns. While it is down, commands fail at once instead of
 * queueing; a command whose result is not awaited, such as a publication, fails silently.
 */
export async function openRedis(url: string, log: Logger): Promise<RedisClients> {
  // Loaded only where Redis is configured: most shops run without it.
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
  // Subscriptions are kept until they can be made, and renewed after each interruption.
  const subscriber = new QuietRedis(url, { ...options, maxRetriesPerRequest: null })
  report(main, log)
  subscriber.on('error', () => {})
  // A subscriber sends nothing of its own, so without this it would not notice a dead connection.
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

/** Logs once that Redis is down, and once that it is back. */
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

/** Lets Redis answer the earlier commands. A Redis that is down is not waited for. */
async function leave(client: Redis): Promise<void> {
  if (client.status === 'ready')
    await Promise.race([client.quit().catch(() => {}), sleep(1_000, undefined, { ref: false })])
  client.disconnect()
}
