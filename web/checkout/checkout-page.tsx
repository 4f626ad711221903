import { useState } from 'react'
import { isCoaching, isDuo } from '#core/orders/order-config.ts'
import { pathIn } from '#i18n/href.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { useApp, useUser } from '../app/app-context.ts'
import { isCallError } from '../app/call.ts'
import { LocaleLink } from '../app/locale-link.tsx'
import { useMessageOf } from '../app/message-of.ts'
import type { LoaderContext, MetaContext } from '../app/page.ts'
import { useNavigate } from '../app/page-state.ts'
import { showError } from '../app/toasts.ts'
import { useRevalidate } from '../app/use-revalidate.ts'
import { WishNames } from '../characters/wish-names.tsx'
import { daysInWords, placeLine } from '../climb/climb-words.ts'
import { QuoteLines } from '../climb/quote-lines.tsx'
import type { OrderView } from '../orders/order-facts.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextInput } from '../ui/text-input.tsx'
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
  return (
    <div className="shell pt-8 pb-16" data-game={order.config.game}>
      <h1 className="type-h1">
        {t(isCoaching(order.config) ? 'checkout.headingCoaching' : 'checkout.heading')}
      </h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-16">
        {order.status === 'not_paid' ? <PayForm order={order} /> : <NotPayable order={order} />}
        <Card lifted className="lg:row-start-1 lg:col-start-2" aria-labelledby="climb">
          <h2 id="climb" className="type-h3">
            {orderTitle(t, order)}
          </h2>
          <p className="type-small mt-1 text-ink-2">{serviceLine(t, order.config)}</p>
          {!isCoaching(order.config) && <p className="type-small text-ink-2">{placeLine(t, order.config)}</p>}
          {!isCoaching(order.config) && order.config.addons.includes('characters') && (
            <WishNames config={order.config} />
          )}
          <p className="type-price-card mt-4 tabular-nums">{format.money(order.total)}</p>
          {!isCoaching(order.config) && (
            <p className="type-small text-ink-2">{daysInWords(t, format, order.days)}</p>
          )}
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
  const [accepted, setAccepted] = useState(false)
  const [name, setName] = useState(order.in_game_name ?? '')
  const [busy, setBusy] = useState(false)
  const [lost, setLost] = useState<LostCoupon | null>(null)
  const duo = isDuo(order.config)
  const coaching = isCoaching(order.config)
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
        <p className="type-body mt-2 max-w-[60ch] text-ink-2">
          {t(coaching ? 'checkout.riskTextCoaching' : 'checkout.riskText')}
        </p>
        <Checkbox className="mt-4" checked={accepted} onChange={(event) => setAccepted(event.target.checked)}>
          {t(coaching ? 'checkout.riskAcceptCoaching' : 'checkout.riskAccept')}
        </Checkbox>
      </section>
      <div className="sm:max-w-80 sm:*:w-full">
        <Button type="submit" variant="primary" size="large" busy={busy} disabledReason={missing}>
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
          <LocaleLink
            to={isCoaching(order.config) ? '/coaching' : `/${order.config.game}/${order.config.service}`}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t(isCoaching(order.config) ? 'checkout.newCoaching' : 'checkout.newOrder')}
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
