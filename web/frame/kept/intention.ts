import type { Contract } from '#contract/contract.ts'
import type { FieldError } from '#contract/errors.ts'

type Of<Kind extends string, Body> = { kind: Kind; body: Body }
type Game = Omit<Contract['recordGame']['body'], 'intention_id' | 'made_at' | 'proof_file_id'>

/** Something that a person did and the server doesn't have yet. */
export type Intention = (Of<'message', { text: string }> | Of<'game', Game>) & {
  /** The device's: the order in which things are sent. */
  number: number
  /** The server's: it makes a thing of this id once. */
  id: string
  order_id: string
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
