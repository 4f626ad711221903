import type { Contract } from '#contract/contract.ts'
import type { FieldError } from '#contract/errors.ts'

type Body = Contract['recordGame']['body']

/** What a person did on an order and the server doesn't have yet. */
type Unsent = {
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

export type UnsentMessage = Unsent & { text: string }
export type UnsentGame = Unsent & {
  game: Pick<Body, 'result' | 'points' | 'standing'> & { character: string | null }
}
export type Intention = UnsentMessage | UnsentGame

export const isGame = (intention: Intention): intention is UnsentGame => 'game' in intention

/** How many of each kind. */
export type Amounts = { messages: number; games: number }

export function amountsOf(list: readonly Intention[]): Amounts {
  const games = list.filter(isGame).length
  return { messages: list.length - games, games }
}

export const mostUnsent = 50
export const mostUnsentBytes = 20 * 1024 ** 2
