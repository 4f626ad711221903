import { useApp } from '../session/app-context.ts'

export type PayMethod = 'card' | 'balance'

type Props = { method: PayMethod; balance: number; total: number; onChange: (method: PayMethod) => void }

/** Two rows to choose from; a balance that is too low can't be chosen and says why. */
export function PayMethods({ method, balance, total, onChange }: Props) {
  const { t, format } = useApp()
  const enough = balance >= total
  const methods = [
    { value: 'card', label: t('checkout.card'), text: t('checkout.cardText'), open: true },
    {
      value: 'balance',
      label: t('shell.balance'),
      text: enough
        ? t('checkout.balanceText', { balance: format.money(balance) })
        : t('checkout.balanceTooLow', { balance: format.money(balance), total: format.money(total) }),
      open: enough,
    },
  ] as const
  return (
    <fieldset>
      <legend className="sr-only">{t('checkout.method')}</legend>
      <div className="-mt-4">
        {methods.map(({ value, label, text, open }) => (
          <label key={value} className="flex items-start gap-3 border-line py-4 not-last:border-b">
            <input
              type="radio"
              name="method"
              className="radio mt-0.5"
              value={value}
              checked={method === value}
              disabled={!open}
              onChange={() => onChange(value)}
            />
            <span>
              <span className="type-body block font-semibold">{label}</span>
              <span className="type-small text-ink-2">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
