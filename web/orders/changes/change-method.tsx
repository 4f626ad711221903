import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import type { ChangeBody } from './change-types.ts'

type Props = {
  method: ChangeBody['method']
  balance: number
  /** Whether the balance suffices. */
  enough: boolean
  onChange: (method: ChangeBody['method']) => void
}

/** How the difference is paid. */
export function ChangeMethod({ method, balance, enough, onChange }: Props) {
  const { t, format } = useApp()
  const name = t('change.balance', { total: format.money(balance) })
  return (
    <Field label={t('checkout.method')} hideLabel className="mt-5">
      <Select
        value={method}
        leading={<Icon name={method === 'card' ? 'credit-card' : 'wallet'} size={20} />}
        onChange={(event) => onChange(event.target.value as ChangeBody['method'])}
      >
        <option value="balance" disabled={!enough}>
          {name}
        </option>
        <option value="card">{t('checkout.card')}</option>
      </Select>
    </Field>
  )
}
