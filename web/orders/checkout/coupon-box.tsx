import { type KeyboardEvent, useState } from 'react'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { isEnter } from '#web/kit/ui/is-enter.ts'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

/** A coupon that ended before payment: its code, and why it was removed. */
export type LostCoupon = { code: string; reason: string }

/** A small link that opens the coupon field; an applied coupon shows its name, what it saves, and how to remove it. */
export function CouponBox({ order, lost }: { order: OrderView; lost: LostCoupon | null }) {
  if (order.coupon) return <Applied order={order} coupon={order.coupon} />
  return <Ask key={lost?.code} order={order} lost={lost} />
}

function Ask({ order, lost }: { order: OrderView; lost: LostCoupon | null }) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const [open, setOpen] = useState(lost !== null)
  const [code, setCode] = useState(lost?.code ?? '')
  const [error, setError] = useState<string | null>(lost?.reason ?? null)
  const [busy, setBusy] = useState(false)
  const apply = async () => {
    if (busy) return
    if (!code.trim()) return setError(t('checkout.couponMissing'))
    setBusy(true)
    setError(null)
    try {
      await call('applyCoupon', { params: { order_id: order.order_id }, body: { code } })
      void showSuccess(t('success.orderCalculated'))
    } catch (refused) {
      setError(messageOf(refused))
    }
    await revalidate()
    setBusy(false)
  }
  // The field is inside the payment form, so Enter has to apply the code instead of paying.
  const enter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return
    event.preventDefault()
    void apply()
  }
  if (!open)
    return (
      <Button variant="link" className="justify-self-start" onClick={() => setOpen(true)}>
        <Icon name="ticket-percent" /> {t('checkout.coupon')}
      </Button>
    )
  return (
    <div className="flex max-w-md items-start gap-2">
      <Field className="grow" label={t('checkout.couponCode')} error={error}>
        <TextInput
          dir="ltr"
          className="uppercase rtl:text-end"
          autoFocus={lost === null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={enter}
        />
      </Field>
      <Button className="mt-6 h-11" busy={busy} onClick={apply}>
        {t('checkout.couponApply')}
      </Button>
    </div>
  )
}

type AppliedProps = { order: OrderView; coupon: NonNullable<OrderView['coupon']> }

function Applied({ order, coupon }: AppliedProps) {
  const { t, format, call } = useApp()
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await call('removeCoupon', { params: { order_id: order.order_id } })
      void showSuccess(t('success.orderCalculated'))
    } catch (refused) {
      void showError(messageOf(refused))
    }
    await revalidate()
    setBusy(false)
  }
  return (
    <div className="flex max-w-md items-start gap-3 rounded-card border border-line bg-surface-1 px-4 py-3">
      <Icon name="ticket-percent" className="mt-0.5 text-good" />
      <div className="grow" role="status">
        <p className="type-body font-semibold">{format.ltr(coupon.code)}</p>
        <p className="type-small text-ink-2">
          {t('checkout.couponSaves', { amount: format.money(coupon.saved) })}
        </p>
        {coupon.limited && <p className="type-small text-ink-3">{t('checkout.couponLimited')}</p>}
      </div>
      <Button variant="link" className="-mt-1.5" busy={busy} onClick={remove}>
        {t('checkout.couponRemove')}
      </Button>
    </div>
  )
}
