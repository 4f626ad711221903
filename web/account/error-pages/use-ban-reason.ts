import { useEffect, useState } from 'react'
import type { BanReason } from '#core/people/bans.ts'
import { useApp } from '#web/frame/session/app-context.ts'

/** Why the person is banned; null until it is known, and when no reason was recorded. */
export function useBanReason(): BanReason | null {
  const { call } = useApp()
  const [reason, setReason] = useState<BanReason | null>(null)
  useEffect(() => {
    call('getMyBan').then(({ data }) => setReason(data.ban?.reason ?? null), console.warn)
  }, [call])
  return reason
}
