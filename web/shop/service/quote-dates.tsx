import { useEffect, useState } from 'react'
import { dayMs } from '#core/base/durations.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'

/** The end of a sealed price. */
export function LockedUntil({ at, onEnd }: { at: string; onEnd: () => void }) {
  const t = useTranslate()
  useEffect(() => {
    const timer = setTimeout(onEnd, Date.parse(at) - Date.now())
    return () => clearTimeout(timer)
  }, [at, onEnd])
  return t('service.lockedUntil', { time: useTimes().time(at) })
}

/** The expected finish dates, counted from today. */
export function ArrivalDays({ from, to }: { from: number; to: number }) {
  const [now] = useState(Date.now)
  return useTimes().dayRange(new Date(now + from * dayMs), new Date(now + to * dayMs))
}

export { OrderForButton } from './order-for-button.tsx'
