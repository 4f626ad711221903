import { useState } from 'react'
import { useTranslate } from '../app/app-context.ts'
import { useTimes } from '../app/use-times.ts'

const day = 86_400_000

/** Until when a locked price holds. */
export function LockedUntil({ at }: { at: string }) {
  const t = useTranslate()
  return t('service.lockedUntil', { time: useTimes().time(at) })
}

/** The days of arrival, from today on. */
export function ArrivalDays({ from, to }: { from: number; to: number }) {
  const [now] = useState(Date.now)
  return useTimes().dayRange(new Date(now + from * day), new Date(now + to * day))
}
