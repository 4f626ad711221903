import { type FormEvent, useState } from 'react'
import { pathIn } from '#i18n/href.ts'
import { useNavigate } from '../router/page-state.ts'
import { useApp } from '../session/app-context.ts'
import { isCallError } from '../session/call.ts'
import { useMessageOf } from '../texts/message-of.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

/** Opens the order with the given number: `PK-20011`, or only its digits. */
export function FindOrder() {
  const { t, call, locale } = useApp()
  const messageOf = useMessageOf()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const [, number] = /^\s*(?:pk[-\s]*)?(\d{1,9})\s*$/i.exec(typed) ?? []
    if (!number) return setError(t('admin.findWrong'))
    setBusy(true)
    try {
      const { data } = await call('findOrderByNumber', { params: { number } })
      await navigate(pathIn('/dashboard/order/:order_id', locale, data))
    } catch (refusal) {
      const missing = isCallError(refusal) && refusal.code === 'order_not_found'
      setError(missing ? t('admin.findNone', { number }) : messageOf(refusal))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="flex items-start gap-2" onSubmit={find} noValidate>
      <Field label={t('admin.find')} hideLabel error={error} className="w-52">
        <TextInput
          type="search"
          placeholder={t('admin.find')}
          maxLength={20}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {t('admin.findOpen')}
      </Button>
    </form>
  )
}
