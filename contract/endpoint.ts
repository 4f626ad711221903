import { z } from 'zod'
import type { Guard } from '#core/people/permissions.ts'
import type { ErrorCode } from './errors.ts'

/** The contract of one call: who can make it, its input, its output, and every way it can be refused. */
export type Endpoint = {
  summary: string
  /** Required, so that nothing is open by omission. */
  guard: Guard
  /**
   * It works before the shop opens, for everyone: what a person's own account needs, coming in as staff or booster, and the
   * work on an order, which only staff can place then. Any other call with the guard `public` or `authentication` is closed
   * to everyone who can't try the shop, so that nothing is open by omission.
   */
  opensBefore?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The whole success body, `{ data, message? }`, which checks every reply; or a file. */
  reply: z.ZodType
  /** In addition to those that every call can return (bad_params, too_many_requests, internal_server_error). */
  errors: readonly ErrorCode[]
  /**
   * Requests per minute: per person, or per address if the call is open to everyone. Calls without their own limit
   * share the general one.
   */
  perMinute?: number
  /** The most bytes of its body, where the general limit (64 KiB) is too small. */
  mostBytes?: number
  /**
   * The caller must have proven within 5 minutes who they are, with a second factor if they have one; otherwise the call
   * is refused as `fresh_proof_needed` and the page asks for the proof. A guest has nothing but the session to prove, unless
   * the call is `'also_guests'`: then they must have opened a mailed link within 15 minutes.
   */
  fresh?: true | 'also_guests'
  /**
   * A call whose method writes runs in one transaction that the frame opens. With an `Idempotency-Key`, a repeated call
   * returns the reply that was stored in the same transaction (kept 72 h). A call that can't says one of these three.
   *
   * `reads`: it writes nothing, so there is nothing to repeat.
   */
  reads?: true
  /** Why it does something before its transaction, which it then opens with `once`. Its reply is stored too. */
  external?: string
  /** Why its reply is never stored. It opens its own transactions. */
  unkept?: string
  /** A body that the documentation shows as the example. */
  example?: { body?: unknown; reply?: unknown }
}

/** Whether a call works before the shop opens; the work of boosters and staff does, because its guard decides. */
export function worksBeforeOpening({ guard, opensBefore }: Endpoint): boolean {
  return opensBefore === true || (guard !== 'public' && guard !== 'authentication')
}

/** The reply of a call that sends a stored picture itself instead of JSON. */
export const picture = z.file().mime('image/webp')

/** The reply of a call that sends a ZIP archive itself. */
export const archive = z.file().mime('application/zip')

/** The reply of a call that sends a document itself. */
export const pdf = z.file().mime('application/pdf')

/** The media type of a reply that is no JSON. */
export function mediaTypeOf(reply: z.ZodType): string | undefined {
  if (reply === picture) return 'image/webp'
  if (reply === pdf) return 'application/pdf'
  return reply === archive ? 'application/zip' : undefined
}

/** Keeps an endpoint's literal types. */
export function endpoint<const E extends Endpoint>(e: E): E {
  return e
}

type In<T> = T extends z.ZodType ? z.input<T> : undefined
type Out<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a caller sends to an endpoint and receives from it. */
export type Call<E extends Endpoint> = {
  params: In<E['params']>
  query: In<E['query']>
  body: In<E['body']>
  reply: Out<E['reply']>
}

/** What a handler receives for an endpoint. */
export type Parsed<E extends Endpoint> = {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}
