import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../session/app-context.ts'
import { isCallError } from '../session/call.ts'
import { fieldMessage, messageOf } from '../texts/message-of.ts'

type AuthForm = {
  busy: boolean
  /** Of the whole form: what no field says. */
  error: string | null
  errorOf: (field: string) => string | null
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends a form of the account and keeps what was refused, for its fields and as a whole. */
export function useAuthForm(send: (values: FormData) => Promise<void>, fields: readonly string[]): AuthForm {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const sent = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const run = async (values: FormData) => {
    setBusy(true)
    setError(null)
    try {
      // Stays busy after it went well: the page goes on by itself.
      await send(values)
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
      if (!isCallError(thrown)) console.warn(thrown)
    }
  }
  const errorOf = (field: string) => fieldMessage(t, error, field)
  return {
    busy,
    error: error && !fields.some(errorOf) ? messageOf(t, error) : null,
    errorOf,
    submit(event) {
      event.preventDefault()
      sent.current = event.currentTarget
      if (!busy) void run(new FormData(event.currentTarget))
    },
  }
}
