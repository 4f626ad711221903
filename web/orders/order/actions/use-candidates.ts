import { useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { showError } from '#web/kit/ui/toasts.ts'

export type Candidate = Contract['listCandidates']['reply']['data']['items'][number]

/** The boosters to whom staff could give an order, each with what speaks against it. Null until they are loaded. */
export function useCandidates(orderId: string): readonly Candidate[] | null {
  const { t, call } = useApp()
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null)
  useEffect(() => {
    let wanted = true
    call('listCandidates', { params: { order_id: orderId } }).then(
      ({ data }) => wanted && setCandidates(data.items),
      (error) => void showError(messageOf(t, error)),
    )
    return () => {
      wanted = false
    }
  }, [call, t, orderId])
  return candidates
}
