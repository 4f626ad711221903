import type { RealtimeEvents } from '#contract/realtime.ts'
import { solveCaptcha } from '#web/account/sign-in/solve-captcha.ts'
import { realtimeCalls } from '#web/frame/realtime/realtime-calls.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { noteAddress } from '#web/frame/session/known-address.ts'
import { Watched } from '#web/kit/ui/watched.ts'
import { joined } from '#web/parts/chat/joined.ts'
import { Outbox, type Pending } from '#web/parts/chat/outbox.ts'
import { type ChatMessage, type ChatState, noChat } from './chat-state.ts'

const storageKey = 'chat'
const typingMs = 4_000
const typingEveryMs = 2_000

/** Where the visitor is, sent with each message. */
export type Place = { page: string; quote: string | undefined }

/**
 * The person's chat with support in this page: what the server has, and what is still on its way there. Messages
 * go through an outbox.
 */
export class Chat extends Watched {
  /** What was typed stays while the chat is folded away. */
  draft = ''
  #state: ChatState = noChat
  readonly #app: App
  readonly #place: () => Place
  readonly outbox = new Outbox({
    upload: (file) => this.#upload(file),
    send: (pending) => this.#post(pending),
    changed: (pending) => this.#set({ pending }),
  })
  #captcha: Promise<string> | undefined
  #typing: ReturnType<typeof setTimeout> | undefined
  #typedAt = 0
  #userId: string | null | undefined

  constructor(app: App, place: () => Place) {
    super()
    this.#app = app
    this.#place = place
    this.#userId = this.#user()
    realtime.on('support_message', ({ message }) => this.#take(message))
    realtime.on('support_read', ({ number }) =>
      this.#set({ readByStaff: Math.max(number, this.#state.readByStaff) }),
    )
    realtime.on('support_typing', (event) => this.#showTyping(event))
    let connected = realtime.state.connected
    realtime.subscribe(() => {
      const back = !connected && realtime.state.connected
      connected = realtime.state.connected
      // What was sent meanwhile has not reached this page.
      if (back && (this.#state.read === 'done' || this.hasBegun())) void this.load()
      if (back) void this.outbox.pump()
    })
    app.session?.subscribe(() => this.#follow())
  }

  get state(): ChatState {
    return this.#state
  }

  /** Whether this browser has a chat, as far as it remembers: its cookie is hidden from scripts. */
  hasBegun(): boolean {
    try {
      return localStorage.getItem(storageKey) !== null
    } catch {
      return false
    }
  }

  /** Reads the chat, or what is new in it. */
  async load(): Promise<void> {
    const after = this.#state.messages.at(-1)?.number ?? 0
    try {
      const { data } = await this.#app.call('openChat', { query: { after } })
      const { chat, answering } = data
      this.#remember(chat !== null)
      if (!chat) return this.#set({ read: 'done', answering })
      if (chat.email) noteAddress(chat.email)
      this.#set({
        read: 'done',
        answering,
        messages: joined(this.#state.messages, chat.messages),
        readByPerson: Math.max(this.#state.readByPerson, chat.read_by_person),
        readByStaff: Math.max(this.#state.readByStaff, chat.read_by_staff),
        email: chat.email,
        order: chat.order,
      })
    } catch (error) {
      console.warn('The chat could not be read', error)
      if (this.#state.read === 'never') this.#set({ read: 'failed' })
    }
  }

  /** Solves the captcha of a visitor's first message while they write it. */
  prepare(): void {
    if (this.#user() || this.hasBegun() || this.#captcha) return
    this.#captcha = solveCaptcha(this.#app.call)
    this.#captcha.catch(() => {
      this.#captcha = undefined
    })
  }

  send(text: string, file: File | null, email?: string): void {
    this.outbox.send(text, file, email)
  }

  /** Marks everything that is shown as read. */
  markRead(): void {
    const last = this.#state.messages.at(-1)?.number ?? 0
    if (last <= this.#state.readByPerson) return
    this.#set({ readByPerson: last })
    this.#app.call('readChat', { body: { number: last } }).catch(console.warn)
  }

  /** Tells support that the person is writing. */
  type(): void {
    if (this.#state.messages.length === 0 || Date.now() - this.#typedAt < typingEveryMs) return
    this.#typedAt = Date.now()
    realtimeCalls.send?.('support_typing', {})
  }

  async #post({ message_id, text, email, file_id }: Pending): Promise<void> {
    const captchaResponse = await this.#proof()
    const { locale } = this.#app
    const { page, quote } = this.#place()
    const body = {
      message_id,
      text,
      locale,
      page,
      ...(quote && { quote }),
      ...(file_id && { file_id }),
      ...(email && { email }),
      ...(captchaResponse && { captchaResponse }),
    }
    try {
      const { data } = await this.#app.call('sendChatMessage', { body })
      if (email) {
        noteAddress(email)
        this.#set({ email })
      }
      this.#take(data.message)
    } catch (error) {
      if (isCallError(error) && error.code === 'captcha_failed') this.#captcha = undefined
      throw error
    }
  }

  async #upload(file: File): Promise<string> {
    const form = new FormData()
    form.set('file', file)
    const { data } = await this.#app.call('uploadChatPicture', { form })
    return data.file_id
  }

  /** A visitor's first message proves that a person sends it. */
  async #proof(): Promise<string | undefined> {
    if (this.#user() || this.#state.messages.length > 0) return undefined
    // Another tab may have begun the chat; a proof too many does no harm.
    const proof = this.#captcha ?? solveCaptcha(this.#app.call)
    this.#captcha = undefined
    return proof
  }

  #take(message: ChatMessage): void {
    this.outbox.remove(message.message_id)
    const first = this.#state.messages.length === 0
    this.#set({
      messages: joined(this.#state.messages, [message]),
      ...(message.from === 'staff' && { typing: false }),
      // Whoever writes has seen what was written before.
      ...(message.from === 'person' && { readByPerson: Math.max(this.#state.readByPerson, message.number) }),
    })
    if (message.from === 'staff') void this.#nameAnswerer(message)
    if (!first) return
    this.#remember(true)
    // The cookie of the chat has just been set; the server lets the connection in by it.
    if (!this.#user()) realtimeCalls.restart?.()
  }

  #nameAnswerer({ name }: ChatMessage): void {
    if (name) this.#set({ answering: { ...this.#state.answering, name } })
  }

  #showTyping({ thread_id }: RealtimeEvents['support_typing']): void {
    // With a thread it is meant for staff.
    if (thread_id !== null) return
    clearTimeout(this.#typing)
    this.#set({ typing: true })
    this.#typing = setTimeout(() => this.#set({ typing: false }), typingMs)
  }

  /** Whoever signs in keeps the talk, whoever signs out leaves it. */
  #follow(): void {
    const userId = this.#user()
    if (userId === this.#userId || this.#app.session?.state.user === undefined) return
    const left = this.#userId
    this.#userId = userId
    if (left) {
      this.#state = noChat
      this.draft = ''
      this.#remember(false)
    }
    // The server makes a visitor's chat the person's with this call, and numbers its messages anew.
    if (this.#state.read !== 'never' || this.hasBegun()) {
      this.#state = { ...this.#state, messages: [], readByPerson: 0, readByStaff: 0 }
      void this.load()
    }
  }

  #user(): string | null {
    return this.#app.session?.state.user?._id ?? null
  }

  #remember(begun: boolean): void {
    try {
      if (begun) localStorage.setItem(storageKey, 'begun')
      else localStorage.removeItem(storageKey)
    } catch {
      // Without storage, unread answers show once the chat is opened.
    }
  }

  #set(part: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...part }
    this.changed()
  }
}
