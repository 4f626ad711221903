import { type ReactNode, useEffect, useState } from 'react'
import { isBoost } from '#core/choices/order-config.ts'
import { nextOrder } from '#core/orders/next-order.ts'
import { daysInWords } from '#i18n/climb-words.ts'
import { climbEndsInWords } from '#i18n/order-words.ts'
import { whenIdle } from '#web/frame/router/idle.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { type ButtonVariant, buttonClass } from '#web/kit/ui/button-class.ts'
import { withWish } from '#web/parts/favorites/booster-wish.ts'
import { writeQuery } from '#web/shop/service/config-query.ts'
import { settled } from '#web/shop/service/settled.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { OrderAgain } from './order-again.tsx'

/** After a completed order: the next one, from the rank that was reached. */
export function ClimbAgain({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const next = nextOf(order)
  const quoted = usePrice(next)
  if (!next) return <OrderAgain order={order} variant="primary" />
  const booster = order.booster?.username
  const link = (words: string) => (
    <div className="flex flex-wrap gap-2">
      <NextLink next={next} variant="primary">
        {words}
      </NextLink>
      {booster && (
        <NextLink next={next} variant="outline" booster={booster}>
          {t('order.again.with', { booster })}
        </NextLink>
      )}
    </div>
  )
  const { start, target } = climbEndsInWords(t, next)
  if (!target) return link(t('order.orderAgain'))
  const ends = { start, target }
  return (
    <section aria-labelledby="again" className="mt-2 max-w-[62ch]">
      <h3 id="again" className="type-h3">
        {t('order.again.title')}
      </h3>
      <p className="type-body mt-1 mb-4 text-ink-2">
        {quoted
          ? t('order.again.text', {
              ...ends,
              price: format.money(quoted.total),
              days: daysInWords(t, format, {
                from: quoted.estimate.daysFrom,
                to: quoted.estimate.daysTo,
              }),
            })
          : t('order.again.unpriced', ends)}
      </p>
      {link(t('order.again.set'))}
    </section>
  )
}

type NextLinkProps = {
  next: NonNullable<ReturnType<typeof nextOf>>
  variant: ButtonVariant
  booster?: string
  children: ReactNode
}

function NextLink({ next, variant, booster, children }: NextLinkProps) {
  return (
    <LocaleLink
      to={`/${next.game}/${next.service}`}
      search={`?${withWish(writeQuery(next), booster)}`}
      className={buttonClass({ variant })}
    >
      {children}
    </LocaleLink>
  )
}

/** The same from the rank of the last game that counts; of an order without games, from what was bought. */
function nextOf({ config, games }: OrderView) {
  const last = games.at(-1)
  if (!isBoost(config) || !last) return null
  const next = nextOrder(config, last.standing)
  return next && settled(next)
}

type Quoted = { total: number; estimate: { daysFrom: number; daysTo: number } }

/** Its price today, once the page is idle. */
function usePrice(next: ReturnType<typeof nextOf>): Quoted | null {
  const { call } = useApp()
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const wanted = next && JSON.stringify(next)
  useEffect(() => {
    if (!wanted) return
    whenIdle(async () => {
      // Without it the sentence names no price; the calculator shows it.
      const answer = await call('createQuote', { body: { config: JSON.parse(wanted) } }).catch(() => null)
      setQuoted(answer?.data.quote ?? null)
    })
  }, [wanted, call])
  return quoted
}
