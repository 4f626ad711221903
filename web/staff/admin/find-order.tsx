import { type FormEvent, useState } from 'react'
import { orderNumberTyped } from '#core/base/order-number.ts'
import { pathIn } from '#i18n/href.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

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
    const number = orderNumberTyped(typed)
    if (number === null) return setError(t('admin.findWrong'))
    setBusy(true)
    try {
      const { data } = await call('findOrderByNumber', { params: { number: String(number) } })
      await navigate(pathIn('/dashboard/order/:order_id', locale, data))
    } catch (refusal) {
      const missing = isCallError(refusal) && refusal.code === 'order_not_found'
      setError(missing ? t('admin.findNone', { number: String(number) }) : messageOf(refusal))
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
