import type { Logger } from 'pino'
import type { PageCounter } from './page-counter.ts'

const timeoutMs = 2_000
/** A service that is down must not collect open connections. */
const mostAtOnce = 20

/**
 * Posts each event as JSON to the address of ANALYTICS_URL. The service sees our server, never a visitor: no address,
 * no browser, no cookie. Events beyond 20 unanswered ones are dropped.
 */
export function forwardedCounter(url: string, log: Logger): PageCounter {
  let underWay = 0
  return {
    send(event) {
      if (underWay >= mostAtOnce) return
      underWay++
      void fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
        .then((answer) => answer.body?.cancel())
        .catch((error: unknown) => log.warn({ err: error }, 'an event could not be counted'))
        .finally(() => underWay--)
    },
  }
}

/** Counts nothing: for shops without analytics, and for those where the visitor's browser does it. */
export const noCounter: PageCounter = { send() {} }
