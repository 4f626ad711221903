import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { MessageKey } from '#i18n/translate.ts'
import { useTranslate } from '../session/app-context.ts'
import { isCallError } from '../session/call.ts'
import { fieldMessage, messageOf } from '../texts/message-of.ts'
import { useSomethingToLose } from './something-to-lose.ts'

/** Each field by name, with its message when empty; null if it is optional. */
type Fields = Readonly<Record<string, MessageKey | null>>

export type Form = {
  busy: boolean
  /** Whether closing would lose input. */
  dirty: boolean
  /** The error of the whole form, which belongs to no field. */
  error: string | null
  errorOf: (field: string) => string | null
  /** Props for the form element. */
  props: {
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

/**
 * A form that is sent as a whole. Empty fields are reported without asking the server. A refusal is kept per field and
 * for the whole form, and the first wrong field gets the focus.
 */
export function useForm(send: (values: FormData) => Promise<void>, fields: Fields): Form {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  useSomethingToLose(dirty)
  const sent = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error || missing.length > 0)
      sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error, missing])
  const run = async (values: FormData) => {
    const empty = Object.keys(fields).filter(
      (field) => fields[field] && !String(values.get(field) ?? '').trim(),
    )
    setMissing(empty)
    setError(null)
    if (empty.length > 0) return
    setBusy(true)
    try {
      // Stays busy after success, because the page navigates away.
      await send(values)
      setDirty(false)
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
      if (!isCallError(thrown)) console.warn(thrown)
    }
  }
  const errorOf = (field: string) => {
    const words = missing.includes(field) ? fields[field] : null
    return words ? t(words) : fieldMessage(t, error, field)
  }
  return {
    busy,
    dirty,
    error: error && !Object.keys(fields).some(errorOf) ? messageOf(t, error) : null,
    errorOf,
    props: {
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        sent.current = event.currentTarget
        if (!busy) void run(new FormData(event.currentTarget))
      },
      onInput: ({ currentTarget }) => setDirty([...new FormData(currentTarget).values()].some(Boolean)),
    },
  }
}
