import type { Contract } from '#contract/contract.ts'
import { realtimeCalls } from '#web/frame/realtime/realtime-calls.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { joined } from '#web/parts/chat/joined.ts'
import { Outbox, type Pending } from '#web/parts/chat/outbox.ts'

export type OpenedOrderChat = Contract['openOrderChat']['reply']['data']
export type OrderMessage = OpenedOrderChat['messages'][number]

export type OrderChatState = Omit<OpenedOrderChat, 'messages'> & {
  /** Whether the server has answered; `gone`: the reader can't read it any more. */
  loaded: 'never' | 'done' | 'failed' | 'gone'
  messages: readonly OrderMessage[]
  pending: readonly Pending[]
  /** Who is writing now. */
  typing: OrderMessage['from'] | null
}

const nothing: OrderChatState = {
  loaded: 'never',
  messages: [],
  pending: [],
  read: { customer: 0, booster: 0, own: 0 },
  open: false,
  closes_at: null,
  present: { customer: null, booster: null },
  typing: null,
}

const typingMs = 4_000
const typingEveryMs = 2_000

/** The chat of an order in this page: what the server has, and what is still on its way there. */
export class OrderChat {
  draft = ''
  readonly orderId: string
  readonly outbox: Outbox
  readonly #app: App
  readonly #listeners = new Set<() => void>()
  #state: OrderChatState = nothing
  #typing: ReturnType<typeof setTimeout> | undefined
  #typedAt = 0

  constructor(app: App, orderId: string) {
    this.#app = app
    this.orderId = orderId
    this.outbox = new Outbox({
      upload: (file) => this.#upload(file),
      send: (pending) => this.#send(pending),
      changed: (pending) => this.#set({ pending }),
    })
  }

  get state(): OrderChatState {
    return this.#state
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Follows the chat while its page is shown; returns the end of it. */
  follow(): () => void {
    void this.load()
    const own = <T extends { order_id: string }>(act: (event: T) => void) => {
      return (event: T) => void (event.order_id === this.orderId && act(event))
    }
    const stops = [
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
        void this.outbox.pump()
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
    } catch (error) {
      const gone = isCallError(error) && (error.status === 404 || error.code === 'chat_closed')
      if (gone) this.#set({ ...nothing, loaded: 'gone' })
      else if (this.#state.loaded === 'never') this.#set({ loaded: 'failed' })
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

  async #send({ message_id, text, file_id }: Pending): Promise<void> {
    const params = { order_id: this.orderId }
    const body = { message_id, text, ...(file_id && { file_id }) }
    const { data } = await this.#app.call('sendOrderMessage', { params, body })
    this.#take(data.message)
    // Whoever writes has seen what was written before.
    this.#see({ own: data.message.number })
  }

  async #upload(file: File): Promise<string> {
    const form = new FormData()
    form.set('file', file)
    const params = { order_id: this.orderId }
    const { data } = await this.#app.call('uploadOrderChatPicture', { params, form })
    return data.file_id
  }

  #take(message: OrderMessage): void {
    this.outbox.remove(message.message_id)
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
    for (const listener of this.#listeners) listener()
  }
}

/** How many messages of others the reader has not read. */
export function unreadIn({ messages, read }: OrderChatState, viewer: OrderMessage['from']): number {
  return messages.filter(({ from, number }) => from !== viewer && number > read.own).length
}
