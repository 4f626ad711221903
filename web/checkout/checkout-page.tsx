import { useState } from 'react'
import { isBoost, isDuo } from '#core/choices/order-config.ts'
import { pathIn } from '#i18n/href.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { WishNames } from '../characters/wish-names.tsx'
import { daysInWords, placeLine } from '../climb/climb-words.ts'
import { QuoteLines } from '../climb/quote-lines.tsx'
import { kindWords, orderingPage } from '../orders/kind-words.ts'
import { type OrderView, offered } from '../orders/order-facts.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '../router/page.ts'
import { useNavigate, useSearchParams } from '../router/page-state.ts'
import { useRevalidate } from '../router/use-revalidate.ts'
import { useApp, useUser } from '../session/app-context.ts'
import { isCallError } from '../session/call.ts'
import { useMessageOf } from '../texts/message-of.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showError } from '../ui/toasts.ts'
import { CouponBox, type LostCoupon } from './coupon-box.tsx'
import { type PayMethod, PayMethods } from './pay-methods.tsx'

export async function loader({ call, params }: LoaderContext): Promise<OrderView> {
  const { data } = await call('getOrder', { params: { order_id: params.order_id ?? '' } })
  return data.order
}

export function meta({ t, site }: MetaContext<OrderView>) {
  return { title: `${t('checkout.title')} | ${site.name}`, description: t('checkout.description') }
}

/** The last step before money moves: the frozen price, the plain statement, one button. */
export function Page({ data: order }: { data: OrderView }) {
  const { t, format } = useApp()
  const boost = isBoost(order.config) ? order.config : null
  return (
    <div className="shell pt-8 pb-16" data-game={order.config.game}>
      <h1 className="type-h1">{t(kindWords(order).checkout.heading)}</h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-16">
        {offered(order, 'pay') ? <PayForm order={order} /> : <NotPayable order={order} />}
        <Card lifted className="max-lg:order-first lg:row-start-1 lg:col-start-2" aria-labelledby="climb">
          <h2 id="climb" className="type-h3">
            {orderTitle(t, order)}
          </h2>
          <p className="type-small mt-1 text-ink-2">{serviceLine(t, order.config)}</p>
          {boost && <p className="type-small text-ink-2">{placeLine(t, boost)}</p>}
          {boost?.addons.includes('characters') && <WishNames config={boost} />}
          <p className="type-price-card mt-4 tabular-nums">{format.money(order.total)}</p>
          {boost && <p className="type-small text-ink-2">{daysInWords(t, format, order.days)}</p>}
          <div className="mt-4 border-t border-line pt-4">
            <QuoteLines config={order.config} quote={order.quote} />
          </div>
          <p className="type-caption mt-4 text-ink-3">
            {t('checkout.priceFrozen', { version: order.quote.priceVersion })}
          </p>
        </Card>
      </div>
    </div>
  )
}

function PayForm({ order }: { order: OrderView }) {
  const { t, format, call, locale, session } = useApp()
  const user = useUser()
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const messageOf = useMessageOf()
  const [method, setMethod] = useState<PayMethod>('card')
  const [query] = useSearchParams()
  // Back from the provider's page, where they had ticked the box to come.
  const left = query.get('payment') === 'left'
  const [accepted, setAccepted] = useState(left)
  const [name, setName] = useState(order.in_game_name ?? '')
  const [busy, setBusy] = useState(false)
  const [lost, setLost] = useState<LostCoupon | null>(null)
  const duo = isDuo(order.config)
  const words = kindWords(order).checkout
  const missing =
    duo && !name.trim() ? t('checkout.nameMissing') : accepted ? null : t('checkout.riskMissing')
  const params = { order_id: order.order_id }

  const pay = async () => {
    setBusy(true)
    try {
      const { data } = await call('payOrder', {
        params,
        // The total that stands on the button: another one is not charged.
        body: { method, accept_risk: true, total: order.total, ...(duo && { in_game_name: name.trim() }) },
      })
      if (data.redirect) {
        location.assign(data.redirect)
        return
      }
      await session?.reload()
      await navigate(pathIn('/dashboard/order/:order_id', locale, params))
    } catch (error) {
      void showError(messageOf(error))
      if (order.coupon && isCallError(error) && error.code.startsWith('coupon_'))
        setLost({
          code: order.coupon.code,
          reason: `${messageOf(error)} ${t('checkout.couponTakenOff')}`,
        })
      await revalidate()
      setBusy(false)
    }
  }
  return (
    <form
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing) void pay()
      }}
    >
      {left && (
        <Notice tone="warning" title={t('checkout.notPaidTitle')}>
          {t('checkout.notPaidText')}
        </Notice>
      )}
      {user?.kind === 'guest' && (
        <p className="type-body text-ink-2">{t('checkout.guestNote', { email: user.email })}</p>
      )}
      {duo && (
        <Field label={t('checkout.inGameName')} hint={t('checkout.inGameNameHint')}>
          <TextInput
            dir="auto"
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      <CouponBox order={order} lost={lost} />
      <PayMethods method={method} balance={user?.balance ?? 0} total={order.total} onChange={setMethod} />
      <section aria-labelledby="risk">
        <h2 id="risk" className="type-h3">
          {t('checkout.riskTitle')}
        </h2>
        <p className="type-body mt-2 max-w-[60ch] text-ink-2">{t(words.risk)}</p>
        <Checkbox className="mt-4" checked={accepted} onChange={(event) => setAccepted(event.target.checked)}>
          {t(words.accept)}
        </Checkbox>
      </section>
      <div className="*:w-full sm:max-w-80">
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          busy={busy}
          disabledReason={missing}
        >
          {busy ? t('checkout.paying') : t('checkout.pay', { total: format.money(order.total) })}
        </Button>
        <p className="type-caption mt-3 text-ink-3">{t('checkout.unpaidNote')}</p>
      </div>
    </form>
  )
}

/** Paid already, or cancelled: says so and shows the way on. */
function NotPayable({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  if (order.status === 'cancelled')
    return (
      <Notice
        tone="warning"
        title={t('checkout.cancelledTitle')}
        action={
          <LocaleLink to={orderingPage(order)} className={buttonClass({ variant: 'quiet' })}>
            {t(kindWords(order).checkout.again)}
          </LocaleLink>
        }
      >
        {t('checkout.cancelledText')}
      </Notice>
    )
  return (
    <Notice
      tone="good"
      title={t('checkout.paidTitle')}
      action={
        <LocaleLink
          to="/dashboard/order/:order_id"
          params={{ order_id: order.order_id }}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('checkout.toOrder')}
        </LocaleLink>
      }
    >
      {t('checkout.paidText', { number: format.ltr(`PK-${order.number}`) })}
    </Notice>
  )
}
