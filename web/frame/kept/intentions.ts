import type { Contract } from '#contract/contract.ts'
import { Watched } from '#web/kit/ui/watched.ts'
import { connection } from '../pwa/connection.ts'
import type { App } from '../session/app-context.ts'
import { type CallApi, isCallError } from '../session/call.ts'
import { newId } from '../session/new-id.ts'
import { ownerOf } from '../session/owner-of.ts'
import { lastPerson } from '../session/person.ts'
import {
  type Intention,
  isGame,
  mostUnsent,
  mostUnsentBytes,
  type UnsentGame,
  type UnsentMessage,
} from './intention.ts'
import type { OwnStore } from './own-store.ts'

const retryMs = 5_000

/** What a page hands over; the rest is the queue's, unless the page has tried to send it itself. */
type Made = (
  | Pick<UnsentMessage, 'order_id' | 'text' | 'file'>
  | Pick<UnsentGame, 'order_id' | 'game' | 'file'>
) &
  Partial<Pick<Intention, 'id' | 'made_at' | 'tried'>>
type Reply = Contract['sendOrderMessage']['reply'] | Contract['recordGame']['reply']
type SentListener = (intention: Intention, reply: Reply) => void

/**
 * What this person did and the server doesn't have yet: sent in the order of making, by one tab, and again until the
 * server answers. Each has an id of its own on the row that it makes, so that it makes one however often it is sent. It
 * is kept on the device, and only in this tab where the browser can't.
 */
export class Intentions extends Watched {
  readonly #app: Pick<App, 'session' | 'call'>
  #list: readonly Intention[] = []
  /** Those that couldn't be stored. */
  readonly #loose = new Set<number>()
  readonly #sentListeners = new Set<SentListener>()
  readonly #channel = globalThis.BroadcastChannel && new BroadcastChannel('intentions')
  #owner: string | null = null
  #busy = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the last try wasn't answered, or none can be made now. */
  waits = false
  /** What was sent since the connection was lost. */
  sent: readonly Intention[] = []

  constructor(app: Pick<App, 'session' | 'call'>) {
    super()
    this.#app = app
    this.#owner = app.session && ownerOf(app.session)
    // In a test's process it must not keep the process.
    ;(this.#channel as { unref?: () => void } | undefined)?.unref?.()
    this.#channel?.addEventListener('message', () => void this.open())
    app.session?.subscribe(() => void this.open().then(() => this.send()))
    connection.subscribe(() => {
      const { kind } = connection.state
      if (kind === 'there') this.sent = []
      this.waits = kind === 'lost'
      if (kind === 'back') void this.send()
      this.changed()
    })
    void this.open()
  }

  get list(): readonly Intention[] {
    return this.#list
  }

  /** Tells of each that arrived, with the server's answer. */
  onSent(listener: SentListener): () => void {
    this.#sentListeners.add(listener)
    return () => {
      this.#sentListeners.delete(listener)
    }
  }

  /** Whether no more fits. */
  isFull(more: File | null = null): boolean {
    const bytes = this.#list.reduce((sum, { file }) => sum + (file?.size ?? 0), more?.size ?? 0)
    return this.#list.length >= mostUnsent || bytes > mostUnsentBytes
  }

  /** Takes something that was done, and sends it as soon as it can; false if no more fits. */
  add(made: Made): boolean {
    if (this.isFull(made.file)) return false
    // By the clock, so that two tabs number what they make in its order.
    const number = Math.max(Date.now(), (this.#list.at(-1)?.number ?? 0) + 1)
    const intention: Intention = { id: newId(), made_at: new Date().toISOString(), ...made, number }
    this.#set([...this.#list, intention])
    this.#loose.add(number)
    void this.#store()
      .then((store) => store?.add('intentions', intention))
      .then((key) => key !== undefined && this.#loose.delete(number), console.warn)
      .then(() => {
        this.#channel?.postMessage(null)
        return this.send()
      })
    return true
  }

  /** What was refused is sent again as it is. */
  async again(id: string): Promise<void> {
    await this.#change(id, { refusal: undefined })
    await this.send()
  }

  /** Changes a game that waits or was refused; false if it may have arrived by now. */
  async correct(id: string, part: Pick<UnsentGame, 'game' | 'file'>): Promise<boolean> {
    let corrected = false
    await inOneTab(async () => {
      await this.open()
      const found = this.#find(id)
      if (!found || found.tried) return
      await this.#change(id, { ...part, file_id: undefined, refusal: undefined })
      corrected = true
    })
    this.#channel?.postMessage(null)
    void this.send()
    return corrected
  }

  async discard(id: string): Promise<void> {
    await this.#remove(this.#find(id))
    void this.send()
  }

  /** It leaves the list before anything else happens, so that the page shows it or what became of it. */
  async #remove(found: Intention | undefined, then = () => {}): Promise<void> {
    if (!found) return
    this.#set(this.#list.filter((each) => each !== found))
    then()
    this.#loose.delete(found.number)
    await (await this.#store())?.delete('intentions', found.number)
    this.#channel?.postMessage(null)
  }

  /** Reads what the device has; nothing of anybody who isn't here. */
  async open(): Promise<void> {
    const store = await this.#store()
    const { session } = this.#app
    const stored = (await store?.getAll('intentions').catch(() => [])) ?? []
    const owner = session && ownerOf(session)
    if (owner !== this.#owner) this.#loose.clear()
    this.#owner = owner
    const known = new Set(stored.map(({ number }) => number))
    const before = this.#list.filter(({ number }) => this.#loose.has(number) && !known.has(number))
    const all = [...stored, ...before]
    this.#set(all.sort((a, b) => a.number - b.number))
  }

  /** Sends what waits, one after the other; in one tab at a time. */
  async send(): Promise<void> {
    if (this.#busy || this.#list.length === 0) return
    this.#busy = true
    clearTimeout(this.#timer)
    try {
      await inOneTab(() => this.#sendAll())
    } finally {
      this.#busy = false
    }
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      await this.open()
      const next = this.#list.find((each) => !each.refusal && !this.#isHeld(each))
      if (!next) return
      if (!this.#canSend() || !(await this.#sendOne(next))) return this.#later()
    }
  }

  /** A game follows from the one before, so it waits while that one was refused; messages go on. */
  #isHeld(intention: Intention): boolean {
    const isEarlier = (each: Intention) =>
      isGame(each) && each.order_id === intention.order_id && each.number < intention.number
    return isGame(intention) && this.#list.some((each) => each.refusal && isEarlier(each))
  }

  /** Only for the person who is signed in now, perhaps in another tab. */
  #canSend(): boolean {
    const { session } = this.#app
    const last = lastPerson()
    if (navigator.onLine === false || connection.state.kind === 'lost') return false
    return (
      session === null || (session.state.kind === 'known' && (!last || last.id === session.state.user._id))
    )
  }

  #later(): void {
    this.waits = true
    this.changed()
    this.#timer = setTimeout(() => void this.send(), retryMs)
  }

  async #sendOne(intention: Intention): Promise<boolean> {
    const { id, file } = intention
    const { call } = this.#app
    try {
      const file_id = intention.file_id ?? (file ? await upload(call, intention, file) : undefined)
      await this.#change(id, { file_id, tried: true })
      const reply = await sent(call, intention, file_id)
      this.sent = [...this.sent, intention]
      this.waits = false
      await this.#remove(this.#find(id), () => {
        for (const listener of this.#sentListeners) listener(intention, reply)
      })
      return true
    } catch (error) {
      if (isPassing(error)) return false
      // The server deletes a picture that nothing refers to for a while.
      if (intention.file_id && isCallError(error) && error.code === 'not_found') {
        await this.#change(id, { file_id: undefined })
        return true
      }
      const { status, code, errors } = isCallError(error)
        ? error
        : { status: 0, code: 'something_wrong', errors: [] }
      await this.#change(id, { refusal: { status, code, errors }, tried: false })
      return true
    }
  }

  async #change(id: string, part: Partial<UnsentMessage> | Partial<UnsentGame>): Promise<void> {
    const found = this.#find(id)
    if (!found) return
    const changed = { ...found, ...part } as Intention
    this.#set(this.#list.map((each) => (each === found ? changed : each)))
    if (!this.#loose.has(found.number)) await (await this.#store())?.put('intentions', changed)
  }

  #find(id: string): Intention | undefined {
    return this.#list.find((each) => each.id === id)
  }

  async #store(): Promise<OwnStore | null> {
    const { session } = this.#app
    if (!session || !ownerOf(session)) return null
    try {
      const { ownStore } = await import('./own-store.ts')
      return await ownStore(session)
    } catch (error) {
      // The browser blocks it, or its script isn't here: this tab remembers.
      console.warn(error)
      return null
    }
  }

  #set(list: readonly Intention[]): void {
    this.#list = list
    this.changed()
  }
}

const queues = new WeakMap<object, Intentions>()

/** The page's. */
export function intentionsOf(app: Pick<App, 'session' | 'call'>): Intentions {
  const owner = app.session ?? app
  const queue = queues.get(owner) ?? new Intentions(app)
  queues.set(owner, queue)
  return queue
}

async function upload(call: CallApi, intention: Intention, file: File): Promise<string> {
  const form = new FormData()
  form.set('file', file)
  const name = isGame(intention) ? 'uploadProof' : 'uploadOrderChatPicture'
  const { data } = await call(name, { params: { order_id: intention.order_id }, form })
  return data.file_id
}

function sent(call: CallApi, intention: Intention, file_id: string | undefined): Promise<Reply> {
  const { id, order_id, made_at } = intention
  const params = { order_id }
  if (!isGame(intention)) {
    const body = { message_id: id, text: intention.text, ...(file_id && { file_id }) }
    return call('sendOrderMessage', { params, body })
  }
  const body = { ...intention.game, proof_file_id: file_id ?? null, intention_id: id, made_at }
  return call('recordGame', { params, body })
}

/** The request may be fine: there is no connection, no server, no session, or there were too many. */
function isPassing(error: unknown): boolean {
  if (!isCallError(error)) return true
  return (
    error.status === 0 || error.status === 401 || error.status >= 500 || error.code === 'too_many_requests'
  )
}

/** Only pages that came by https can wait for other tabs; elsewhere the ids must do. */
function inOneTab(work: () => Promise<void>): Promise<void> {
  return navigator.locks?.request('send-intentions', work) ?? work()
}
