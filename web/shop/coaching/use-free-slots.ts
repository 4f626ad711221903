import { useCallback, useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useApp } from '#web/frame/session/app-context.ts'

export type FreeSlots = Contract['listFreeSlots']['reply']['data']

/** What a customer picked: a start, null to agree on a time later, undefined while they haven't picked. */
export type PickedStart = string | null | undefined

/**
 * A coach's free starts for a session of some hours: undefined until they are there, null if they couldn't be loaded;
 * `again` reads them anew. Without a coach nothing is read.
 */
export function useFreeSlots(coachId: string | null, hours: number) {
  const { call } = useApp()
  const [slots, setSlots] = useState<FreeSlots | null>()
  const [reading, setReading] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading has another number
  useEffect(() => {
    if (coachId === null) return
    let newest = true
    const show = (found: FreeSlots | null) => newest && setSlots(found)
    setSlots(undefined)
    call('listFreeSlots', { params: { coach_id: coachId }, query: { hours } }).then(
      ({ data }) => show(data),
      () => show(null),
    )
    return () => {
      newest = false
    }
  }, [call, coachId, hours, reading])
  const again = useCallback(() => setReading((count) => count + 1), [])
  return { slots, again }
}
