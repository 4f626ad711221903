import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { nameOfThisDevice } from './passkeys.ts'

/** Adds a passkey of this device to the account. `add` returns what is set up then, or null if it was not created. */
export function useAddPasskey() {
  const { t, call, session } = useApp()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const add = async (): Promise<Contract['addPasskey']['reply']['data'] | null> => {
    setBusy(true)
    setError(null)
    try {
      const { createPasskey, knowsPasskeys } = await import('./passkeys.ts')
      if (!knowsPasskeys()) {
        setError(t('factors.noSupport'))
        return null
      }
      const { data } = await createPasskey(call, nameOfThisDevice())
      // Staff can use what was withheld from them.
      void session?.reload()
      return data
    } catch (thrown) {
      const name = thrown instanceof Error ? thrown.name : ''
      if (name === 'InvalidStateError') setError(t('factors.exists'))
      else if (name === 'NotAllowedError' || name === 'AbortError') setError(t('factors.notCreated'))
      else setError(messageOf(t, thrown))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, add }
}
