import { useEffect, useState } from 'react'
import { methodNames, type PaymentMethod } from '#core/money/payment-methods.ts'
import { balancePart } from '#core/money/payments.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

export type PayMethod = 'card' | 'balance_and_card' | 'balance'

type Props = {
  method: PayMethod
  /** Null for a guest, who has none. */
  balance: number | null
  total: number
  onChange: (method: PayMethod) => void
}

/**
 * Rows to choose from. Balance and card is offered while the balance is above zero and too low; a balance that is too
 * low can't be chosen alone and says why.
 */
export function PayMethods({ method, balance, total, onChange }: Props) {
  const { t, site } = useApp()
  const offered = useOffered()
  return (
    <fieldset>
      <legend className="sr-only">{t('checkout.method')}</legend>
      <div className="-mt-4">
        {useRows(balance, total).map(({ value, label, text, icon, open }) => (
          <label
            key={value}
            className="flex min-h-16 items-start gap-3 border-line py-4 not-last:border-b has-disabled:text-ink-3"
          >
            <input
              type="radio"
              name="method"
              className="radio mt-0.5"
              value={value}
              checked={method === value}
              disabled={!open}
              onChange={() => onChange(value)}
            />
            <span className="min-w-0 flex-1">
              <span className="type-body block font-semibold">{label}</span>
              <span className="type-small text-ink-2">{text}</span>
              {value === 'card' && !site.payments.sandbox && (
                // Its place is kept until the provider's answer is here.
                <span className="type-small block min-h-[1lh] text-ink-2">
                  {offered.length > 0 && t('checkout.cardAlso', { methods: inAList(t, offered) })}
                </span>
              )}
            </span>
            <Icon name={icon} size={20} className="mt-0.5 text-ink-2" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The names of what the provider's page can offer beside a card; none until it has answered. */
function useOffered(): readonly string[] {
  const { call, site } = useApp()
  const [methods, setMethods] = useState<readonly PaymentMethod[]>([])
  useEffect(() => {
    if (site.payments.sandbox) return
    call('listPaymentMethods').then(({ data }) => setMethods(data.methods), console.warn)
  }, [call, site.payments.sandbox])
  return methods.map((method) => methodNames[method])
}

function useRows(balance: number | null, total: number) {
  const { t, format } = useApp()
  const card = {
    value: 'card',
    label: t('checkout.card'),
    text: t('checkout.cardText'),
    icon: 'credit-card',
    open: true,
  } as const
  if (balance === null) return [card]
  const part = balancePart(total, balance)
  const enough = balance >= total
  const together = part !== null && {
    value: 'balance_and_card' as const,
    label: t('checkout.balanceAndCard'),
    text: t('checkout.balanceAndCardText', {
      balance: format.money(part),
      card: format.money(total - part),
    }),
    icon: 'wallet' as const,
    open: true,
  }
  const alone = {
    value: 'balance',
    label: t('shell.balance'),
    text: enough
      ? t('checkout.balanceText', { balance: format.money(balance) })
      : t('checkout.balanceTooLow', { balance: format.money(balance), total: format.money(total) }),
    icon: enough ? 'wallet' : 'lock',
    open: enough,
  } as const
  return [card, ...(together ? [together] : []), alone]
}
