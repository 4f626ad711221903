import type { Socket } from 'socket.io'
import type { RealtimeRefusal } from '#contract/realtime.ts'
import { logMark } from '#server/platform/http/log-mark.ts'
import { onceAMinute } from '#server/platform/http/once-a-minute.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { clientAddress } from './connection-limits.ts'

/** Logs whose sockets are refused, once a minute for each address and reason: clients try again every second. */
export function logSocketRefusals({ config, log, now }: Services) {
  const isFirst = onceAMinute(now)
  return ({ request }: Pick<Socket, 'request'>, code: RealtimeRefusal): void => {
    const address = logMark(config.secretKey, clientAddress(request, config.trustedProxies))
    if (isFirst(`${address} ${code}`))
      log.warn({ event: 'refused', code, route: 'socket', address }, `refused: ${code}`)
  }
}
