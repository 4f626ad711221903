import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'

type Check =
  | { state: 'same' | 'checking' }
  /** `name` is its one spelling. */
  | { state: 'free'; name: string }
  | { state: 'refused'; words: string }

const typingPauseMs = 300
const allowed = /^[\p{L}\p{N}_.-]+$/u

/** Asks whether a typed name is free, once the person stops typing. */
export function useNameCheck(typed: string, own: string): Check {
  const { t, call } = useApp()
  const [check, show] = useState<Check>({ state: 'same' })
  useEffect(() => {
    const name = typed.trim().normalize('NFKC')
    if (name === own) return show({ state: 'same' })
    if (!allowed.test(name)) {
      return show({ state: 'refused', words: t('settings.nameInvalid') })
    }
    show({ state: 'checking' })
    const left = new AbortController()
    const timer = setTimeout(() => {
      call('checkUsername', { params: { username: name }, signal: left.signal }).then(
        ({ data }) => show({ state: 'free', name: data.username }),
        (error) => {
          if (isCallError(error)) show({ state: 'refused', words: messageOf(t, error) })
        },
      )
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [typed, own, call, t])
  return check
}
