import type { FieldError } from '#contract/errors.ts'

/** A message that a person wrote on an order and the server doesn't have yet. */
export type Intention = {
  /** The device's: the order in which things are sent. */
  number: number
  /** The server's: it makes a thing of this id once. */
  id: string
  order_id: string
  text: string
  made_at: string
  /** A picture, until and after it is uploaded. */
  file: File | null
  file_id?: string | undefined
  /** It was sent once without an answer, so it may have arrived: what it says can't be changed any more. */
  tried?: boolean
  /** Why the server refused it; it waits for its person then. */
  refusal?: { status: number; code: string; errors: FieldError[] } | undefined
}

export const mostUnsent = 50
export const mostUnsentBytes = 20 * 1024 ** 2
