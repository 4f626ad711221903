import type { Contract } from '#contract/contract.ts'
import type { FieldError } from '#contract/errors.ts'
import type { OperationName } from '#contract/operations.ts'
import type { Proof } from '#core/people/factors.ts'
import { newId } from './new-id.ts'

type Sent<N extends OperationName> = {
  [K in 'params' | 'query' | 'body' as Contract[N][K] extends undefined ? never : K]: Contract[N][K]
}

/** Optional parts can be left out; a call without input needs only its name. */
type CallArguments<N extends OperationName> =
  Record<string, never> extends Sent<N> ? [input?: CallOptions] : [input: Sent<N> & CallOptions]

type CallOptions = {
  idempotencyKey?: string
  form?: FormData
  signal?: AbortSignal
  /** Told which part of the form is sent, 0 to 1. */
  onProgress?: (part: number) => void
}

export type CallApi = <N extends OperationName>(
  name: N,
  ...input: CallArguments<N>
) => Promise<Contract[N]['reply']>

/** A refused call: `code` is a code of the error table or a rule's sentence, `errors` names the fields. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]

  constructor(status: number, code: string, errors: FieldError[] = []) {
    super(code)
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** Whether an error is a refused call, on either side of the connection. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError'
}

/** The error for a call without an answer. */
export function unanswered(): CallError {
  return new CallError(0, 'something_wrong')
}

export type Tokens = {
  /** The current access token, or undefined for a visitor. */
  access(): string | undefined
  /** Gets a new access token to replace the refused one; false if the session is over. */
  refresh(refused: string | undefined): Promise<boolean>
  /** The server says that the person is banned. */
  banned?: () => void
}

/**
 * Asks the person to prove again who they are, with one of the proofs that the refusal names; false if they don't.
 */
export type Prove = (proofs: readonly Proof[]) => Promise<boolean>

/** What a refusal accepts as the next proof: the names of its fields. */
export function proofsIn(errors: readonly FieldError[]): Proof[] {
  return errors.map(({ field }) => field as Proof)
}

/** Any of these can follow a renewal whose answer was lost: only the refresh cookie shows if the session is over. */
const tokenRefusals = ['token_expired', 'bad_token', 'unauthorized']

/** Calls with the current token, and once more with a new one if it was refused. */
export async function withToken<A extends { code: string }>(
  tokens: Tokens,
  ask: (token: string | undefined) => Promise<A>,
): Promise<A> {
  const token = tokens.access()
  const answer = await ask(token)
  if (!tokenRefusals.includes(answer.code) || !(await tokens.refresh(token))) return answer
  return ask(tokens.access())
}

/** The browser's typed client: address and method from the table of operations, the token on every call. */
export function createCall(origin: string, tokens: Tokens, prove?: Prove): CallApi {
  const request = async (
    name: OperationName,
    input: Record<string, unknown> & CallOptions,
    token: string | undefined,
  ): Promise<Response> => {
    // A first view usually makes no call, so the table loads with the first one.
    const { methodAndPath } = await import('#contract/operations.ts')
    const { method, path } = methodAndPath(name)
    const params = (input.params ?? {}) as Record<string, string>
    const query = new URLSearchParams(input.query as Record<string, string> | undefined)
    const address = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    const headers = new Headers()
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (input.body) headers.set('content-type', 'application/json')
    if (method !== 'GET') headers.set('idempotency-key', input.idempotencyKey ?? newId())
    const url = `${origin}${address}${query.size ? `?${query}` : ''}`
    const { form, onProgress, signal = null } = input
    if (form && onProgress) {
      const { sendWithProgress } = await import('./send-with-progress.ts')
      return sendWithProgress(url, { method, headers, body: form, signal, onProgress })
    }
    return fetch(url, {
      method,
      headers,
      body: form ?? (input.body ? JSON.stringify(input.body) : null),
      signal,
      credentials: 'same-origin',
    })
  }
  return async (name, ...[input]) => {
    const all = (input ?? {}) as Record<string, unknown> & CallOptions
    // The repeated call keeps its idempotency key, because it is the same request.
    const options = { idempotencyKey: newId(), ...all }
    const ask = () => withToken(tokens, (token) => answerOf(() => request(name, options, token)))
    let answer = await ask()
    if (answer.code === 'fresh_proof_needed' && (await prove?.(proofsIn(answer.body.errors ?? []))))
      answer = await ask()
    if (answer.code === 'account_banned' && tokens.access()) tokens.banned?.()
    if (!answer.ok) throw new CallError(answer.status, answer.code, answer.body.errors)
    return answer.body
  }
}

/** The same client, whose calls end when the signal aborts. */
export function endedBy(signal: AbortSignal, call: CallApi): CallApi {
  return ((name: OperationName, input?: object) => call(name, { signal, ...input } as never)) as CallApi
}

const files = ['application/zip', 'application/pdf']

/** The response, with its code if refused; a call without one throws. */
export async function answerOf(attempt: () => Promise<Response>) {
  try {
    const response = await attempt()
    const isFile = files.includes(response.headers.get('content-type') ?? '')
    const body = await (isFile ? response.blob() : response.json().catch(() => ({})))
    const code: string = response.ok ? '' : (body.message ?? 'something_wrong')
    return { ok: response.ok, status: response.status, code, body }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw unanswered()
  }
}
