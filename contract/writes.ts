import type { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { type OperationName, operations } from './operations.ts'

/**
 * How a call runs: `inside` the transaction that the frame opens, `external` with `once` after something that must not
 * hold a connection, or `alone`, without either: it writes nothing, or says why its reply is never stored.
 */
export type Run<Name extends OperationName> = (typeof operations)[Name] extends `GET ${string}`
  ? 'alone'
  : (typeof contract)[Name] extends { reads: true } | { unkept: string }
    ? 'alone'
    : (typeof contract)[Name] extends { external: string }
      ? 'external'
      : 'inside'

/** `Run` as a value. */
export function runOf(
  name: OperationName,
  { reads, external, unkept }: Endpoint,
): 'inside' | 'external' | 'alone' {
  if (operations[name].startsWith('GET ') || reads || unkept !== undefined) return 'alone'
  return external === undefined ? 'inside' : 'external'
}

/** Whether a repeated `Idempotency-Key` gets the first reply again. */
export function takesKey(name: OperationName, endpoint: Endpoint): boolean {
  return runOf(name, endpoint) !== 'alone'
}
