import type { Contract } from '#contract/contract.ts'
import { isGame } from '#web/frame/kept/intention.ts'
import { type Intentions, intentionsOf } from '#web/frame/kept/intentions.ts'
import { realtimeCalls } from '#web/frame/realtime/realtime-calls.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { CallError, isCallError } from '#web/frame/session/call.ts'
import { Watched } from '#web/kit/ui/watched.ts'
import { joined } from '#web/parts/chat/joined.ts'
import type { Pending } from '#web/parts/chat/outbox.ts'

export type OpenedOrderChat = Contract['openOrderChat']['reply']['data']
export type OrderMessage = OpenedOrderChat['messages'][number]

export type OrderChatState = Omit<OpenedOrderChat, 'messages'> & {
  /** Whether the server has answered; `gone`: the reader can't read it any more. */
  loaded: 'never' | 'done' | 'failed' | 'gone'
  messages: readonly OrderMessage[]
  pending: readonly Pending[]
  /** Counts the messages that went back to the field. */
  edits: number
  /** Who is writing now. */
  typing: OrderMessage['from'] | null
}

const nothing: OrderChatState = {
  loaded: 'never',
  messages: [],
  pending: [],
  edits: 0,
  read: { customer: 0, booster: 0, own: 0 },
  open: false,
  closes_at: null,
  present: { customer: null, booster: null },
  typing: null,
}

const typingMs = 4_000
const typingEveryMs = 2_000

/** The chat of an order in this page: what the server has, and what is still on its way there. */
export class OrderChat extends Watched {
  draft = ''
  readonly orderId: string
  readonly #app: App
  #state: OrderChatState = nothing
  #typing: ReturnType<typeof setTimeout> | undefined
  #typedAt = 0

  readonly #isStaff: boolean

  constructor(app: App, orderId: string, viewer: OrderMessage['from']) {
    super()
    this.#app = app
    this.orderId = orderId
    this.#isStaff = viewer === 'staff'
  }

  /** What the reader wrote here and the server doesn't have yet; it outlives the page, and no server renders it. */
  get #unsent(): Intentions {
    return intentionsOf(this.#app)
  }

  get state(): OrderChatState {
    return this.#state
  }

  /** Follows the chat while its page is shown; returns the end of it. */
  follow(): () => void {
    void this.load()
    const own = <T extends { order_id: string }>(act: (event: T) => void) => {
      return (event: T) => void (event.order_id === this.orderId && act(event))
    }
    const showUnsent = () => this.#set({ pending: this.#pendingHere() })
    showUnsent()
    const stops = [
      this.#unsent.subscribe(showUnsent),
      this.#unsent.onSent(({ order_id }, { data }) => {
        if (order_id === this.orderId && 'message' in data) this.#takeSent(data.message)
      }),
      realtime.on(
        'order_message',
        own(({ message }) => {
          this.#meet(message.from)
          this.#take(message)
        }),
      ),
      realtime.on(
        'order_read',
        own(({ by, number }) => {
          this.#meet(by)
          this.#see({ [by]: number })
        }),
      ),
      realtime.on(
        'order_typing',
        own(({ from }) => this.#showTyping(from)),
      ),
      // Staff are told that there is something to read.
      realtime.on(
        'order_chat',
        own(() => void this.load()),
      ),
      // What was sent while the connection was down has not reached this page.
      realtime.on('connected', () => {
        if (this.#state.loaded !== 'never') void this.load()
        void this.#unsent.send()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Reads the chat, or what is new in it. */
  async load(): Promise<void> {
    const after = this.#state.messages.at(-1)?.number ?? 0
    const params = { order_id: this.orderId }
    try {
      const { data } = await this.#app.call('openOrderChat', { params, query: { after } })
      this.#set({ ...data, loaded: 'done', messages: joined(this.#state.messages, data.messages) })
      void this.#keep().catch(console.warn)
    } catch (error) {
      const gone = isCallError(error) && (error.status === 404 || error.code === 'chat_closed')
      if (gone) this.#set({ ...nothing, loaded: 'gone' })
      else if (this.#state.loaded === 'never') this.#set((await this.#kept()) ?? { loaded: 'failed' })
    }
  }

  /** For the next time without a connection; of an own order only. */
  async #keep(): Promise<void> {
    const { session } = this.#app
    if (!session || this.#isStaff) return
    const { messages, read, open, closes_at } = this.#state
    const { keep } = await import('#web/frame/kept/own-store.ts')
    await keep(session, 'chats', this.orderId, { data: { messages, read, open, closes_at } })
  }

  async #kept(): Promise<Partial<OrderChatState> | null> {
    const { session } = this.#app
    if (!session) return null
    try {
      const { kept } = await import('#web/frame/kept/own-store.ts')
      const found = await kept(session, 'chats', this.orderId)
      return found ? { ...(found.data as Partial<OrderChatState>), loaded: 'done' } : null
    } catch (error) {
      console.warn(error)
      return null
    }
  }

  /** Marks everything that is shown as read. */
  markRead(): void {
    const number = this.#state.messages.at(-1)?.number ?? 0
    if (number <= this.#state.read.own) return
    this.#see({ own: number })
    const params = { order_id: this.orderId }
    this.#app.call('readOrderChat', { params, body: { number } }).catch(console.warn)
  }

  /** Shows the others that the person is writing. */
  type(): void {
    if (Date.now() - this.#typedAt < typingEveryMs) return
    this.#typedAt = Date.now()
    realtimeCalls.send?.('order_typing', { order_id: this.orderId })
  }

  /** Sends a message, now or as soon as there is a connection; false if too much waits already. */
  send(text: string, file: File | null): boolean {
    return this.#unsent.add({ order_id: this.orderId, text, file })
  }

  again = (message_id: string): void => void this.#unsent.again(message_id)
  remove = (message_id: string): void => void this.#unsent.discard(message_id)

  /** A message that waits goes back to the field. */
  edit = (message_id: string): void => {
    this.draft = this.#state.pending.find((each) => each.message_id === message_id)?.text ?? ''
    this.remove(message_id)
    this.#set({ edits: this.#state.edits + 1 })
  }

  #pendingHere(): Pending[] {
    return this.#unsent.list.flatMap((each) => {
      if (each.order_id !== this.orderId || isGame(each)) return []
      const { id, text, file, refusal, tried = false } = each
      return {
        message_id: id,
        text,
        file,
        state: refusal ? 'failed' : this.#unsent.waits ? 'waiting' : 'sending',
        ...(refusal && { error: new CallError(refusal.status, refusal.code, refusal.errors) }),
        editable: !tried && !file && !refusal,
      } satisfies Pending
    })
  }

  #takeSent(message: OrderMessage): void {
    this.#take(message)
    // Whoever writes has seen what was written before.
    this.#see({ own: message.number })
  }

  #take(message: OrderMessage): void {
    this.#set({
      messages: joined(this.#state.messages, [message]),
      ...(message.from === this.#state.typing && { typing: null }),
    })
  }

  #see(read: Partial<OrderChatState['read']>): void {
    this.#set({ read: { ...this.#state.read, ...read } })
  }

  /** Whoever does something here has the page open. */
  #meet(from: OrderMessage['from']): void {
    const { present } = this.#state
    if (from !== 'staff' && present[from] === false) this.#set({ present: { ...present, [from]: true } })
  }

  #showTyping(typing: OrderMessage['from']): void {
    this.#meet(typing)
    clearTimeout(this.#typing)
    this.#set({ typing })
    this.#typing = setTimeout(() => this.#set({ typing: null }), typingMs)
  }

  #set(part: Partial<OrderChatState>): void {
    this.#state = { ...this.#state, ...part }
    this.changed()
  }
}

/** How many messages of others the reader has not read. */
export function unreadIn({ messages, read }: OrderChatState, viewer: OrderMessage['from']): number {
  return messages.filter(({ from, number }) => from !== viewer && number > read.own).length
}
