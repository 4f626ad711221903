import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Counts, Presence } from './presence.ts'

const prefix = 'peakline:presence'
const processes = `${prefix}:processes`
/** A process that was not heard of for so long is gone, and its people with it. */
const lifeSeconds = 15

/** Counts people over all processes: each keeps the sets of its own people in Redis, and joins everybody's. */
export class SharedPresence {
  readonly #redis: Redis
  readonly #own: Presence
  readonly #process = randomUUID()

  constructor(redis: Redis, own: Presence) {
    this.#redis = redis
    this.#own = own
  }

  /** Those of all processes; while Redis is away, those of this one. */
  async counts(): Promise<Counts> {
    if (this.#redis.status !== 'ready') return this.#own.counts()
    await this.#publish()
    const alive = await this.#redis.zrangebyscore(processes, Date.now() - lifeSeconds * 1000, '+inf')
    return { online: await this.#union('online', alive), boosters: await this.#union('boosters', alive) }
  }

  /** A process that can't say so is counted out when it was not heard of for a while. */
  async leave(): Promise<void> {
    await this.#redis.zrem(processes, this.#process).catch(() => {})
  }

  async #publish(): Promise<void> {
    const write = this.#redis.multi()
    for (const group of ['online', 'boosters'] as const) {
      const key = `${prefix}:${group}:${this.#process}`
      const people = this.#own[group]()
      write.del(key)
      if (people.length) write.sadd(key, people).expire(key, lifeSeconds)
    }
    await write.zadd(processes, Date.now(), this.#process).exec()
  }

  async #union(group: 'online' | 'boosters', alive: string[]): Promise<number> {
    const keys = alive.map((process) => `${prefix}:${group}:${process}`)
    // Kept in Redis and counted there: only the number travels.
    return this.#redis.sunionstore(`${prefix}:${group}`, keys)
  }
}
