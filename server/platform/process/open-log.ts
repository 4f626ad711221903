import pino, { type DestinationStream, type Logger } from 'pino'
import { withoutTokens } from '#core/base/links.ts'

/** The server's log: lines of JSON without credentials or anything that people have written (trust W10). */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggedError, req: loggedRequest },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A request by what it asked for; the token of a mailed link in its address stays out. */
function loggedRequest({ method, url, ip }: { method?: string; url?: string; ip?: string }) {
  return { method, url: url && withoutTokens(url), ip }
}

type LoggedError = { type: string; message: string; stack: string; cause?: unknown } & Record<string, unknown>

// Fields that name a place in our code or schema. PostgreSQL also sends the row that failed, in `detail` and `where`.
const named = [
  'code',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const

function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { cause, stack = '', name } = error
  const logged: LoggedError = {
    type: error.constructor.name || name,
    message: withoutValues(error),
    // Its first line repeats the message.
    stack: stack.slice(Math.max(0, stack.search(/^ {4}at /m))),
  }
  for (const key of named) if (key in error) logged[key] = (error as Error & Record<string, unknown>)[key]
  if (cause !== undefined) logged.cause = loggedError(cause)
  if (error instanceof AggregateError) logged.errors = error.errors.map(loggedError)
  return logged
}

/**
 * Cuts what people have written out of a message: PostgreSQL quotes a value it can't read, mail servers quote
 * addresses.
 */
function withoutValues({ message, ...rest }: Error): string {
  const isData = 'severity' in rest && 'code' in rest && String(rest.code).startsWith('22')
  const kept = isData ? message.replace(/".*"/s, '"…"') : message
  return withoutTokens(kept).replace(/[^\s<>"'(@]{1,64}@[^\s<>"')]+/g, '…@…')
}
