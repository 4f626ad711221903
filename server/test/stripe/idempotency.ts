import { StripeRefusal } from './refusal.ts'

export type Answer = { status: number; body: object }
type Kept = { request: string; at: number; answer: Answer | null }

const keptForSeconds = 86_400

/**
 * Idempotency keys as Stripe's API v1 treats them. The first answer is kept, a 500 too, unless the parameters failed
 * validation; the same key with other parameters is refused, and while the first request runs it is a conflict. A key
 * is forgotten after 24 h, and a later request runs again. Source: docs.stripe.com/api/idempotent_requests.
 */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Answers from what is kept, or runs the request; `replayed` is Stripe's header `idempotent-replayed`. */
  async answer(
    key: string | undefined,
    request: string,
    run: () => Promise<Answer>,
  ): Promise<Answer & { replayed: boolean }> {
    if (!key) return { ...(await run()), replayed: false }
    const known = this.#kept.get(key)
    if (known && this.#now() - known.at < keptForSeconds)
      return { ...replay(known, request, key), replayed: true }
    const kept: Kept = { request, at: this.#now(), answer: null }
    this.#kept.set(key, kept)
    try {
      kept.answer = await run()
      return { ...kept.answer, replayed: false }
    } catch (error) {
      this.#kept.delete(key)
      throw error
    }
  }
}

function replay({ request, answer }: Kept, asked: string, key: string): Answer {
  if (request !== asked)
    throw new StripeRefusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      undefined,
      400,
      'idempotency_error',
    )
  if (!answer)
    throw new StripeRefusal('There is currently another in-progress request', 'idempotency_key_in_use', 409)
  return answer
}
