import { useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useApp } from '#web/frame/session/app-context.ts'

type Ban = NonNullable<Contract['getMyBan']['reply']['data']['ban']>

/** Why the person is banned and until when; null until it is known. */
export function useBan(): Ban | null {
  const { call } = useApp()
  const [ban, setBan] = useState<Ban | null>(null)
  useEffect(() => {
    call('getMyBan').then(({ data }) => setBan(data.ban), console.warn)
  }, [call])
  return ban
}
