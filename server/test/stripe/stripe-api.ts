import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { StripeBooks, type StripeEvent } from './books.ts'
import { calls } from './calls.ts'
import { readForm } from './form.ts'
import { type Answer, IdempotencyKeys } from './idempotency.ts'
import { StripeRefusal } from './refusal.ts'

/** What goes wrong with the next requests that begin so: `POST /v1/refunds`. */
type Fault = {
  path: string
  /** `cut`: it is done, and the connection ends without a reply. `broken`: as cut, but the reply is a 500. */
  kind: 'cut' | 'broken' | 'broken_before' | 'slow'
  times: number
}

export type Heard = { method: string; path: string; key: string | undefined }

/**
 * A stand-in for Stripe's API on a local port, for tests. It speaks the protocol of the version that the SDK pins
 * (docs.stripe.com/api: Checkout sessions, refunds, disputes, events), keeps what it did, and signs its events as
 * Stripe does. Tests play the customer and the bank through `books`.
 */
export class StripeApi {
  readonly webhookSecret = 'whsec_stand_in'
  readonly books: StripeBooks
  /** What its dashboard offers under Payment methods, and whether it is turned on and approved. */
  methods: Record<string, boolean> = { card: true }
  /** What is set up under Webhooks in its dashboard. */
  endpoints: { url: string; status: string; enabled_events: string[] }[] = []
  readonly #secretKey: string
  readonly heard: Heard[] = []
  /** The events that our endpoint took. */
  readonly delivered = new Set<string>()
  readonly #keys: IdempotencyKeys
  readonly #faults: Fault[] = []
  readonly #now: () => Date
  #server = createServer()

  /** `secretKey` is the only one that it knows. */
  constructor(now: () => Date, secretKey = 'sk_test_key') {
    this.#now = now
    this.#secretKey = secretKey
    const seconds = () => Math.floor(now().getTime() / 1_000)
    this.books = new StripeBooks(seconds)
    this.#keys = new IdempotencyKeys(seconds)
  }

  /** Starts it; the settings of the adapter that speaks to it. */
  async start(): Promise<{ secretKey: string; webhookSecret: string; host: string }> {
    this.#server = createServer(async (request, response) => {
      const fault = this.#nextFault(`${request.method} ${request.url}`)
      if (fault === 'slow') await sleep(300)
      const answer = await this.#answer(request, fault)
      if (fault === 'cut') return response.destroy()
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        ...(answer.replayed && { 'idempotent-replayed': 'true' }),
        // Stripe asks not to repeat what it would only replay.
        ...(answer.status >= 500 && { 'stripe-should-retry': 'false' }),
      })
      response.end(JSON.stringify(answer.body))
    })
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
    return { secretKey: this.#secretKey, webhookSecret: this.webhookSecret, host: this.host }
  }

  /** Where it listens. */
  get host(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((stopped) => this.#server.close(() => stopped()))
  }

  /** Lets the next requests that begin so go wrong. A cut request is repeated by the SDK once. */
  fail(kind: Fault['kind'], path: string, times: number): void {
    this.#faults.push({ kind, path, times })
  }

  mend(): void {
    this.#faults.length = 0
  }

  /** An event as it arrives at the webhook's address: raw bytes and the header that signs them. */
  webhook(event: StripeEvent): { body: Buffer; headers: { 'stripe-signature': string } } {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(this.#now().getTime() / 1_000)
    const secret = this.webhookSecret
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return { body: Buffer.from(payload), headers: { 'stripe-signature': header } }
  }

  async #answer(request: IncomingMessage, fault: Fault['kind'] | undefined) {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method = '', url = '' } = request
    if (request.headers.authorization !== `Bearer ${this.#secretKey}`) return refusedKey
    const { pathname, searchParams } = new URL(url, 'http://stripe')
    const key = request.headers['idempotency-key']
    const heard = { method, path: pathname, key: typeof key === 'string' ? key : undefined }
    this.heard.push(heard)
    const form = readForm(method === 'GET' ? searchParams.toString() : text)
    const run = async (): Promise<Answer> => {
      if (fault === 'broken_before') return broken
      try {
        const body = calls(this, heard, form)
        return fault === 'broken' ? broken : { status: 200, body }
      } catch (error) {
        // What failed validation is kept under no key; what failed later is.
        if (!(error instanceof StripeRefusal) || error.early) throw error
        return { status: error.status, body: error.body }
      }
    }
    try {
      return await this.#keys.answer(heard.key, `${method} ${pathname} ${text}`, run)
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: error.body, replayed: false }
      throw error
    }
  }

  #nextFault(call: string): Fault['kind'] | undefined {
    const fault = this.#faults.find(({ path, times }) => times > 0 && call.startsWith(path))
    if (fault) fault.times--
    return fault?.kind
  }
}

const refusedKey = {
  replayed: false,
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
}

const broken: Answer = { status: 500, body: { error: { type: 'api_error', message: 'Something broke.' } } }
