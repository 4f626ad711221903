import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Counts, Presence } from './presence.ts'

const prefix = 'peakline:presence'
const processes = `${prefix}:processes`
/** A process that did not report for this long is gone, and its people with it. */
const lifeSeconds = 15

/** Counts people across all processes: each stores the set of its own people in Redis, and merges all sets. */
export class SharedPresence {
  readonly #redis: Redis
  readonly #own: Presence
  readonly #process = randomUUID()

  constructor(redis: Redis, own: Presence) {
    this.#redis = redis
    this.#own = own
  }

  /** Those of all processes; while Redis doesn't answer, those of this one. */
  counts(): Promise<Counts> {
    return this.#orOwn(
      async () => {
        await this.#publish()
        const alive = await this.#alive()
        return { online: await this.#union('online', alive), boosters: await this.#union('boosters', alive) }
      },
      () => this.#own.counts(),
    )
  }

  /** The boosters of all processes; while Redis doesn't answer, those of this one. */
  boosters(): Promise<string[]> {
    return this.#orOwn(
      async () => {
        await this.#publish()
        return this.#redis.sunion(this.#keys('boosters', await this.#alive()))
      },
      () => this.#own.boosters(),
    )
  }

  /** Whether a person is connected to any process; while Redis doesn't answer, to this one. */
  async has(userId: string): Promise<boolean> {
    if (this.#own.has(userId)) return true
    return this.#orOwn(
      async () => {
        for (const key of this.#keys('online', await this.#alive()))
          if (await this.#redis.sismember(key, userId)) return true
        return false
      },
      () => false,
    )
  }

  /** A Redis that is connected and answers too late is away as well: no page fails for a number. */
  async #orOwn<T>(ask: () => Promise<T>, own: () => T): Promise<T> {
    if (this.#redis.status !== 'ready') return own()
    return ask().catch(own)
  }

  /** A process that can't sign off is dropped once it has not reported for a while. */
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
    // Stored in Redis and counted there, so only the number travels.
    return this.#redis.sunionstore(`${prefix}:${group}`, this.#keys(group, alive))
  }

  #alive(): Promise<string[]> {
    return this.#redis.zrangebyscore(processes, Date.now() - lifeSeconds * 1000, '+inf')
  }

  #keys(group: 'online' | 'boosters', alive: readonly string[]): string[] {
    return alive.map((process) => `${prefix}:${group}:${process}`)
  }
}
