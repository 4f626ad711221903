import { useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'

/** Whom the receipt names: the username, unless the customer wants a name of their own, and an address below it. */
export function BillingFields({ billing, error }: Pick<OrderView, 'billing'> & { error: string | null }) {
  const t = useTranslate()
  const [open, setOpen] = useState(billing !== null)
  const [name, setName] = useState(billing?.name ?? '')
  if (!open)
    return (
      <Button variant="link" className="mt-2" onClick={() => setOpen(true)}>
        {t('checkout.billing.add')}
      </Button>
    )
  return (
    <div className="mt-4 grid max-w-md gap-4">
      <Field label={t('checkout.billing.name')} hint={t('checkout.billing.hint')}>
        <TextInput
          name="billing_name"
          dir="auto"
          autoComplete="billing name"
          autoFocus={billing === null}
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {name.trim() !== '' && (
        <Field label={t('checkout.billing.address')} error={error}>
          <TextArea
            name="billing_address"
            dir="auto"
            autoComplete="billing street-address"
            rows={3}
            maxLength={300}
            defaultValue={billing?.address ?? ''}
          />
        </Field>
      )}
    </div>
  )
}

/** What the form says of it; null without a name. */
export function billingIn(values: FormData): { name: string; address?: string } | null {
  const word = (name: string) => String(values.get(name) ?? '').trim()
  const [name, address] = [word('billing_name'), word('billing_address')]
  return name ? { name, ...(address && { address }) } : null
}
