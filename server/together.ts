import type { Db } from './db.ts'

/**
 * Gathers what comes while `run` is at work, and hands it over in one piece when that has ended: under load a
 * statement for many costs little more than one for a single row. Whoever comes first doesn't wait.
 */
export function together<T>(
  run: (db: Db, items: T[]) => Promise<unknown>,
): (db: Db, item: T) => Promise<void> {
  const queues = new WeakMap<Db, Queue<T>>()
  return (db, item) => {
    const queue = queues.get(db) ?? { waiting: [], next: undefined, running: Promise.resolve() }
    queues.set(db, queue)
    queue.waiting.push(item)
    queue.next ??= runNext(queue, (items) => run(db, items))
    return queue.next
  }
}

type Queue<T> = { waiting: T[]; next: Promise<void> | undefined; running: Promise<unknown> }

async function runNext<T>(queue: Queue<T>, run: (items: T[]) => Promise<unknown>): Promise<void> {
  await queue.running
  const items = queue.waiting
  queue.waiting = []
  queue.next = undefined
  const done = run(items)
  // Whoever waits for it hears of its failure; those who come next needn't.
  queue.running = done.catch(() => {})
  await done
}
