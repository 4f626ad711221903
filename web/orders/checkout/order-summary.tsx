import { isBoost } from '#core/choices/order-config.ts'
import { daysInWords, placeLine } from '#i18n/climb-words.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { WishNames } from '#web/parts/characters/wish-names.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import { QuoteLines } from '#web/parts/climb/quote-lines.tsx'
import { withWish } from '#web/parts/favorites/booster-wish.ts'
import { keyOf } from '#web/shop/coaching/use-choice.ts'
import { writeQuery } from '#web/shop/service/config-query.ts'
import type { SupplyPart } from '#web/shop/supply/bring-supply.ts'
import type { Supply } from '#web/shop/supply/use-supply.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { orderingPage } from '../order/parts/ordering-page.ts'

const bringCurrencies = () => import('#web/parts/currencies/approximate-price.tsx')

type Props = {
  order: OrderView
  changeable: boolean
  supply: Supply | undefined
  supplyPart: SupplyPart | undefined
}

/** The order that is about to be paid, with a link back to the calculator with its configuration. */
export function OrderSummary({ order, changeable, supply, supplyPart: part }: Props) {
  const { t, format, site } = useApp()
  const currencies = usePart(bringCurrencies, site.rates !== null)
  const boost = isBoost(order.config) ? order.config : null
  const query = boost ? withWish(writeQuery(boost), order.named?.username) : coachingQuery(order)
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 id="climb" className="type-h3">
          {orderTitle(t, order)}
        </h2>
        {changeable && (
          <LocaleLink
            to={orderingPage(order)}
            search={query.size > 0 ? `?${query}` : ''}
            className="text-link hit type-small"
          >
            {t('checkout.change')}
          </LocaleLink>
        )}
      </div>
      <p className="type-small mt-1 text-ink-2">{serviceLine(t, order.config)}</p>
      {boost && <p className="type-small text-ink-2">{placeLine(t, boost)}</p>}
      <PickedTime order={order} />
      {boost?.addons.includes('characters') && <WishNames config={boost} />}
      {boost && (
        <div className="mt-4">
          <OrderProfile config={boost} form="card" />
        </div>
      )}
      <p className="type-price-card mt-4 tabular-nums">{format.money(order.total)}</p>
      {currencies && site.rates && <currencies.ApproximatePrice cents={order.total} rates={site.rates} />}
      {boost && supply?.boosters !== 0 && (
        <p className="type-small text-ink-2">{daysInWords(t, format, order.days)}</p>
      )}
      {boost && changeable && (
        <p className="type-small mt-1 min-h-[2lh] text-ink-2">
          {supply && part && <part.SupplyLine supply={supply} />}
        </p>
      )}
      <div className="mt-4 border-t border-line pt-4">
        <QuoteLines config={order.config} quote={order.quote} {...(changeable && { vat: site.vat })} />
      </div>
      <Cashback order={order} />
      {changeable && <p className="type-caption mt-4 text-ink-3">{t('checkout.priceFrozen')}</p>}
    </>
  )
}

/** What comes back once the order is completed; a guest reads what they need for it. */
function Cashback({ order: { cashback } }: { order: OrderView }) {
  const { t, format } = useApp()
  if (!cashback || cashback.amount === 0) return null
  const words = { amount: format.money(cashback.amount), percent: format.percent(cashback.percent) }
  return (
    <p className="type-small mt-4 text-good">
      {t(cashback.state === 'account_needed' ? 'checkout.cashbackGuest' : 'checkout.cashback', words)}
    </p>
  )
}

/** The start that the customer picked for a session, and until when it is held for them. */
function PickedTime({ order: { session } }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  if (!session?.agreed_at) return null
  const { agreed_at, held_until } = session
  return (
    <p className="type-small mt-2">
      <strong className="block">{t('slots.booked', { time: times.dateTime(agreed_at) })}</strong>
      {held_until && <span className="text-ink-2">{t('slots.held', { time: times.time(held_until) })}</span>}
    </p>
  )
}

/** The address of the coaching page with everything that the order asks for. */
function coachingQuery({ config, coach, session }: OrderView): URLSearchParams {
  if (isBoost(config) || !coach) return new URLSearchParams()
  const { hours, wishes } = config
  const all = { coach: keyOf({ username: coach, game: config.game }), hours: String(hours), wishes }
  return new URLSearchParams({ ...all, ...(session?.agreed_at && { at: session.agreed_at }) })
}
