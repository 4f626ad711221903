import { useEffect, useState } from 'react'
import { whenIdle } from '#web/frame/router/idle.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import type { FinishedClimb } from '#web/parts/finished/finished-types.ts'

const bring = () => import('./ridge-picker.tsx')

type Props = { climbs: readonly FinishedClimb[]; label: string }

/** Selecting a mountain; its script loads when the page is idle. */
export function RidgePicker(props: Props) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const part = usePart(bring, idle)
  return part ? <part.RidgePickers {...props} /> : null
}
