import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { dayMs } from '#core/base/durations.ts'
import { ownerOf } from '../session/owner-of.ts'
import type { Session } from '../session/session.ts'
import { type Amounts, amountsOf, type Intention } from './intention.ts'

/** What was loaded, when, and by which build: another one may not know its form any more. */
type Kept = { data: unknown; at: Date; build: string }

interface Stores extends DBSchema {
  /** What the person's pages were rendered from, by path without language. */
  pages: { key: string; value: Kept & { title: string; path: string }; indexes: { at: Date } }
  /** The chats of their orders, by order. */
  chats: { key: string; value: Kept; indexes: { at: Date } }
  /** What they wrote without a connection, by the device's number. */
  intentions: { key: number; value: Intention }
  /** Since when only what is unsent may stay, under `expired`. */
  marks: { key: string; value: Date }
}

export type OwnStore = IDBPDatabase<Stores>
type Name = 'pages' | 'chats'

const prefix = 'own-'
const mostKept = 40
const keptMs = 30 * dayMs
/** How long texts that weren't sent outlive a session that expired (trust W3). */
const unsentMs = dayMs
/** Other tabs close their connections as soon as they hear of it. */
const deletionMs = 3_000

/** Whether a browser can keep it; one that can't name its databases couldn't delete what it forgot the name of. */
const canKeep = () => globalThis.indexedDB !== undefined && 'databases' in indexedDB

let opened: { owner: string; store: Promise<OwnStore> } | null = null

function open(owner: string): Promise<OwnStore> {
  if (opened?.owner === owner) return opened.store
  const close = () => {
    if (opened?.owner === owner) opened = null
  }
  const store = openDB<Stores>(`${prefix}${owner}`, 1, {
    upgrade(db) {
      for (const name of ['pages', 'chats'] as const) db.createObjectStore(name).createIndex('at', 'at')
      db.createObjectStore('intentions', { keyPath: 'number' })
      db.createObjectStore('marks')
    },
    // Another tab deletes it.
    blocking(_current, _blocked, event) {
      close()
      ;(event.target as IDBDatabase).close()
    },
    terminated: close,
  })
  opened = { owner, store }
  store.catch(close)
  return store
}

/** The store of the person here; null if there is nobody, or the browser can't keep anything. */
export async function ownStore(session: Pick<Session, 'state'>): Promise<OwnStore | null> {
  const owner = ownerOf(session)
  if (!owner || !canKeep()) return null
  const store = await open(owner)
  if (ownerOf(session) === owner) return store
  // They left while it opened, and what they left was deleted then.
  await forgetOwn()
  return null
}

/** Keeps what a page or a chat was made from. */
export async function keep(
  session: Pick<Session, 'state' | 'build'>,
  name: Name,
  key: string,
  value: { data: unknown; title?: string; path?: string },
): Promise<void> {
  const store = await ownStore(session)
  if (!store) return
  const { store: all, done } = store.transaction(name, 'readwrite')
  await all.put({ ...value, at: new Date(), build: session.build } as Stores['pages']['value'], key)
  // The oldest go first.
  let surplus = (await all.count()) - mostKept
  const tooOld = Date.now() - keptMs
  for (let each = await all.index('at').openCursor(); each; each = await each.continue()) {
    if (surplus-- <= 0 && each.value.at.getTime() > tooOld) break
    await each.delete()
  }
  await done
}

/** What this build kept under a key; undefined if there is nothing. */
export async function kept<N extends Name>(
  session: Pick<Session, 'state' | 'build'>,
  name: N,
  key: string,
): Promise<Stores[N]['value'] | undefined> {
  const store = await ownStore(session)
  const found = await store?.get(name, key)
  return found && found.build === session.build && found.at.getTime() > Date.now() - keptMs
    ? found
    : undefined
}

/** Deletes what this browser has kept of people, but for one; in every tab. */
export async function forgetOwn(except: string | null = null): Promise<void> {
  if (!canKeep()) return
  const stores = (await indexedDB.databases()).map(({ name = '' }) => name)
  const others = stores.filter((name) => name.startsWith(prefix) && name !== `${prefix}${except}`)
  if (opened && opened.owner !== except) {
    const { store } = opened
    opened = null
    await store.then((db) => db.close()).catch(() => {})
  }
  const gone = Promise.all(others.map((name) => deleteDB(name)))
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, deletionMs))])
}

/** After a session that merely expired: only what is unsent stays, for a day, and for the same person alone. */
export async function forgetRead(): Promise<void> {
  if (!canKeep()) return
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith(prefix)) continue
    const store = await open(name.slice(prefix.length))
    const since = (await store.get('marks', 'expired')) ?? new Date()
    const isOver = since.getTime() < Date.now() - unsentMs
    if (isOver || (await store.count('intentions')) === 0) {
      await forgetOwn()
      continue
    }
    await Promise.all([store.clear('pages'), store.clear('chats'), store.put('marks', since, 'expired')])
  }
}

/** The same person is back: what waited for them is theirs again, unless it waited too long. */
export async function welcome(session: Pick<Session, 'state'>): Promise<void> {
  const owner = ownerOf(session)
  await forgetOwn(owner)
  const stores = canKeep() ? await indexedDB.databases() : []
  if (!stores.some(({ name }) => name === `${prefix}${owner}`)) return
  const store = await ownStore(session)
  const since = await store?.get('marks', 'expired')
  if (!store || !since) return
  if (since.getTime() < Date.now() - unsentMs) await store.clear('intentions')
  await store.delete('marks', 'expired')
}

/** How much of a person in this browser isn't sent yet. */
export async function countUnsent(session: Pick<Session, 'state'>): Promise<Amounts> {
  return amountsOf((await (await ownStore(session))?.getAll('intentions')) ?? [])
}
