import { z } from 'zod'
import type { Guard } from '#core/permissions.ts'
import type { ErrorCode } from './errors.ts'

/** One call as it travels: who may make it, what goes in, what comes out, and every way it can be refused. */
export type Endpoint = {
  summary: string
  /** Required: nothing is open by omission. */
  guard: Guard
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The whole success body, `{ data, message? }`, against which every reply is checked; or `picture`. */
  reply: z.ZodType
  /** Beyond those that every call can give (bad_params, too_many_requests, internal_server_error). */
  errors: readonly ErrorCode[]
  /**
   * Requests a minute: of one person, or from one address where the call is open to everybody. A call without a
   * limit of its own shares the general one.
   */
  perMinute?: number
  /** Takes an `Idempotency-Key`: a repeated call gets the saved answer (kept 72 h). */
  idempotent?: true
  /** A body that is answered in the documentation as the example. */
  example?: { body?: unknown; reply?: unknown }
}

/** The reply of a call that sends a picture itself, as it is stored, instead of JSON. */
export const picture = z.file().mime('image/webp')

/** Keeps an endpoint's literal types. */
export function endpoint<const E extends Endpoint>(e: E): E {
  return e
}

type In<T> = T extends z.ZodType ? z.input<T> : undefined
type Out<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a caller sends and gets for an endpoint. */
export type Call<E extends Endpoint> = {
  params: In<E['params']>
  query: In<E['query']>
  body: In<E['body']>
  reply: Out<E['reply']>
}

/** What a handler is given for an endpoint. */
export type Parsed<E extends Endpoint> = {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}
