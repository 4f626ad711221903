import type { CallApi } from '#web/frame/session/call.ts'
import type { Counter } from './counter.ts'

/** Our own server counts; it reports a payment itself when its conversion is claimed. */
export function serverCounter(call: CallApi): Counter {
  return {
    view: (page) => void call('recordView', { body: { page } }).catch(() => {}),
    conversion() {},
    stop() {},
    forget() {},
  }
}
