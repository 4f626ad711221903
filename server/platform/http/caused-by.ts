import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import type { Services } from '../ports/services.ts'
import { countedAddress } from './counted-address.ts'

const causes = new AsyncLocalStorage<string | null>()

/** Runs what a network causes; `cause` is its mark, or null for what nobody outside causes. */
export function causedBy<T>(cause: string | null, run: () => T): T {
  return causes.run(cause, run)
}

/** The mark of the network whose call is being answered; null in jobs. */
export function presentCause(): string | null {
  return causes.getStore() ?? null
}

/** A network in a limit that counts it for a day; the mark changes each day, so that it identifies nobody later. */
export function networkMark({ config, now }: Pick<Services, 'config' | 'now'>, ip: string): string {
  const words = JSON.stringify(['cause', countedAddress(ip), now().toISOString().slice(0, 10)])
  return createHmac('sha256', config.secretKey).update(words).digest('base64url').slice(0, 22)
}
