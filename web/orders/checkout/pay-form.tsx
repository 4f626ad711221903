import { type ReactNode, useRef, useState } from 'react'
import { isBoost, isDuo } from '#core/choices/order-config.ts'
import { shownConsents } from '#core/money/consents.ts'
import { balancePart } from '#core/money/payments.ts'
import { pathIn } from '#i18n/href.ts'
import { useLikelyNext } from '#web/frame/router/idle.ts'
import { useNavigate, useSearchParams } from '#web/frame/router/page-state.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { LegalWords } from '#web/frame/shell/legal-words.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { Promises } from '#web/shop/service/promises.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import { BillingFields, billingIn } from './billing-fields.tsx'
import { checkoutWords } from './checkout-words.ts'
import { Consents } from './consents.tsx'
import { CouponBox, type LostCoupon } from './coupon-box.tsx'
import { NamedBooster, namedReason } from './named-booster.tsx'
import { type PayMethod, PayMethods } from './pay-methods.tsx'
import { RankProposal } from './rank-proposal.tsx'

/** The payment method, the terms, and the one button. */
export function PayForm({ order }: { order: OrderView }) {
  const { t, format, call, locale, session } = useApp()
  const user = useUser()
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const messageOf = useMessageOf()
  const [method, setMethod] = useState<PayMethod>('card')
  // A part that an open attempt reserves is still the customer's to choose with.
  const balance = (user?.balance ?? 0) + order.reserved
  const part = balancePart(order.total, balance)
  // A coupon can lower the total below the balance while a row is chosen that then disappears.
  const chosen = method === 'balance_and_card' && part === null ? 'card' : method
  const [query] = useSearchParams()
  // A customer who left for the provider's page had already ticked the boxes.
  const left = query.get('payment') === 'left'
  const [lost, setLost] = useState<LostCoupon | null>(null)
  // A name that was typed is asked or removed before anyone pays.
  const [typed, setTyped] = useState(false)
  const duo = isDuo(order.config)
  // The dialog that asks for their address asks for it, too; a guest of another client comes without.
  const asksAge = user?.kind === 'guest' && !user.adult
  const name = useRef<HTMLInputElement>(null)
  const words = checkoutWords(order)
  const params = { order_id: order.order_id }
  useLikelyNext('/dashboard/order/:order_id')

  const pay = async (values: FormData) => {
    const in_game_name = String(values.get('in_game_name') ?? '').trim()
    const { data } = await call('payOrder', {
      params,
      // The total on the button: the server refuses to charge any other.
      body: {
        method: chosen,
        accept_risk: true,
        ...shownConsents,
        ...(asksAge && { adult: true as const }),
        total: order.total,
        ...(chosen === 'balance_and_card' && part !== null && { from_balance: part }),
        ...(duo && { in_game_name }),
        billing: billingIn(values),
      },
    })
    if (data.redirect) return location.assign(data.redirect)
    await session?.reload()
    await navigate(pathIn('/dashboard/order/:order_id', locale, params))
  }
  const form = useForm(
    async (values) => {
      try {
        await pay(values)
      } catch (error) {
        if (order.coupon && isCallError(error) && error.code.startsWith('coupon_'))
          setLost({
            code: order.coupon.code,
            reason: `${messageOf(error)} ${t('checkout.couponTakenOff')}`,
          })
        void showError(messageOf(error))
        await revalidate()
        throw error
      }
    },
    {
      in_game_name: duo ? 'checkout.nameMissing' : null,
      start_now: 'errors.start_not_requested',
      withdrawal_ends: 'errors.withdrawal_not_confirmed',
      ...(asksAge && { adult: 'errors.age_not_confirmed' as const }),
      'billing.address': null,
    },
  )
  return (
    <form {...form.props}>
      {left && (
        <Notice tone="warning" title={t('checkout.notPaidTitle')}>
          {t('checkout.notPaidText')}
        </Notice>
      )}
      {user && (
        <Part title={t('checkout.receiptTo')}>
          <p className="type-body flex flex-wrap justify-between gap-x-4">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {user.email}
            </span>
            <span className="type-small text-ink-3">
              {user.kind === 'guest' ? t('checkout.asGuest') : t('shell.signedInAs', { name: user.username })}
            </span>
          </p>
          <BillingFields billing={order.billing} error={form.errorOf('billing.address')} />
        </Part>
      )}
      {duo && (
        <Part title={t('checkout.inGameName')}>
          <Field
            hideLabel
            label={t('checkout.inGameName')}
            hint={t('checkout.inGameNameHint')}
            error={form.errorOf('in_game_name')}
          >
            <TextInput
              name="in_game_name"
              dir="auto"
              maxLength={40}
              defaultValue={order.in_game_name ?? ''}
              ref={name}
            />
          </Field>
          <div className="mt-3 empty:hidden">
            <RankProposal order={order} typed={() => name.current?.value ?? ''} />
          </div>
        </Part>
      )}
      {isBoost(order.config) && (
        <Part title={t('checkout.named.title')}>
          <NamedBooster order={order} onTyped={setTyped} />
        </Part>
      )}
      <Part title={t('checkout.method')}>
        <PayMethods
          method={chosen}
          balance={user?.kind === 'guest' ? null : balance}
          total={order.total}
          onChange={setMethod}
        />
        <div className="mt-5">
          <CouponBox order={order} lost={lost} />
        </div>
      </Part>
      <Part title={t('checkout.riskTitle')}>
        <p className="type-body max-w-[60ch] text-ink-2">{t(words.risk)}</p>
        <Consents ticked={left} asksAge={asksAge} errorOf={form.errorOf} />
      </Part>
      <Part>
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          busy={form.busy}
          disabledReason={typed && !order.named ? t('checkout.named.open') : null}
          disabledBy={order.named?.refusal ? namedReason : null}
        >
          {form.busy ? t('checkout.paying') : t('checkout.pay', { total: format.money(order.total) })}
        </Button>
        {chosen !== 'balance' && (
          <p className="type-small mt-3 text-center text-ink-2">{t('checkout.payNext')}</p>
        )}
        <p className="type-caption mt-3 text-ink-3">{t('checkout.unpaidNote')}</p>
        <p className="type-caption mt-1 text-ink-3">
          <LegalWords text="checkout.termsNote" />
        </p>
        {isBoost(order.config) && (
          <Promises
            config={order.config}
            className="mt-5 border-y border-line py-4 sm:grid-cols-3 sm:gap-x-6"
          />
        )}
      </Part>
    </form>
  )
}

/** A step of the payment, with a hairline below it; its name is beside it if there is space. */
function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-line py-6 not-last:border-b md:grid-cols-[minmax(0,1fr)_minmax(0,2.7fr)]">
      {title ? <h2 className="type-h3">{title}</h2> : <span className="max-md:hidden" />}
      <div className="min-w-0">{children}</div>
    </section>
  )
}
