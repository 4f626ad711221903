/** An error that Stripe answers with; without a code it has a sentence only. Source: docs.stripe.com/api/errors. */
export class StripeRefusal extends Error {
  readonly code: string | undefined
  readonly status: number
  readonly type: string
  /** Whether it was made before anything ran: parameters that failed validation. */
  early = false

  constructor(message: string, code?: string, status = 400, type = 'invalid_request_error') {
    super(message)
    this.code = code
    this.status = status
    this.type = type
  }

  static ofParameters(message: string, code?: string, status?: number): StripeRefusal {
    return Object.assign(new StripeRefusal(message, code, status), { early: true })
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...(this.code && { code: this.code }) } }
  }
}
