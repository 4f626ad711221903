import pg from 'pg'

/** The database can't be reached. Whether a statement in progress has been executed is unknown. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** PostgreSQL closes connections or accepts none: it stops, starts, or has crashed. */
const refusingCodes = new Set(['57P01', '57P02', '57P03'])
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What `pg` and its pool report without a code (pg/lib/client.js, pg-pool/index.js). */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Query read timeout|This socket has been ended)/

/** PostgreSQL runs, but has no space, memory or connection left (class 53 of its error codes). */
export function isExhausted(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('53') === true
}

/** Whether a query failed because the database is down, unreachable or exhausted, not because of the query itself. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway || isExhausted(error)) return true
  if (error instanceof pg.DatabaseError)
    return error.code !== undefined && (error.code.startsWith('08') || refusingCodes.has(error.code))
  if (error instanceof AggregateError) return error.errors.every(isDatabaseAway)
  if (!(error instanceof Error)) return false
  return networkCodes.has((error as NodeJS.ErrnoException).code ?? '') || sentences.test(error.message)
}
