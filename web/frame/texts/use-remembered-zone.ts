import { useEffect } from 'react'
import { cookieDays } from '#core/base/cookies.ts'
import { dayMs } from '#core/base/durations.ts'

/** Remembers the browser's zone for the next rendering on the server; for pages of the dashboard, which are private. */
export function useRememberedZone(): void {
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const lasts = (cookieDays.timeZone * dayMs) / 1000
    document.cookie = `time_zone=${zone}; path=/; max-age=${lasts}; samesite=lax${secure}`
  }, [])
}
