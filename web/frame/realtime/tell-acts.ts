import { minuteMs } from '#core/base/durations.ts'
import type { SessionUser } from '../session/session-user.ts'
import { realtimeCalls } from './realtime-calls.ts'

/** Tells the server that a booster uses the page, at most once a minute: an open page alone doesn't make them present. */
export function tellActs(user: () => SessionUser | null | undefined): void {
  let told = 0
  const tell = () => {
    if (Date.now() - told < minuteMs || !user()?.permissions.includes('Booster')) return
    told = Date.now()
    realtimeCalls.send?.('act', {})
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, tell, { passive: true })
}
