import { useEffect } from 'react'
import '../order/page/order-page.css'
import { minuteMs } from '#core/base/durations.ts'
import { progressOf } from '#core/orders/kinds.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { ClimbSection } from '../order/parts/climb-section.tsx'
import { recordedGames } from '../order/parts/order-facts.ts'
import { OrderState } from '../order/parts/order-state.tsx'
import { TrackedGames } from './tracked-games.tsx'
import { factsOf, type TrackedOrder } from './tracked-order.ts'

export async function loader({ call, params }: LoaderContext): Promise<TrackedOrder> {
  const { data } = await call('getTrackedOrder', { params: { token: params.token ?? '' } })
  return data.order
}

export function meta({ data, t, site }: MetaContext<TrackedOrder>) {
  const title = orderTitle(t, { config: data.config, coach: null })
  return { title: `${title} | ${site.name}`, description: t('tracking.description') }
}

/** An order's progress, for anyone who has its link. */
export function Page({ data: order }: { data: TrackedOrder }) {
  const { t } = useApp()
  const facts = factsOf(order)
  useFreshData(order.closed_at === null)
  const { game } = order.config
  return (
    <div className="shell py-10 md:py-16">
      <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8" data-game={game}>
        <header className="min-w-0">
          <p className="type-label text-ink-2">{serviceLine(t, order.config)}</p>
          <h1 className="type-h1 mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            {orderTitle(t, { config: order.config, coach: null })}
            <OrderState order={order} />
            {order.paused && <Chip tone="warning">{t('order.paused')}</Chip>}
          </h1>
          <p className="type-body mt-3 max-w-[60ch] text-ink-2">{t('tracking.lead')}</p>
        </header>
        <ClimbSection order={facts} progress={progressOf(order.config, recordedGames(facts))} />
        <TrackedGames order={order} />
        <p>
          <LocaleLink to={`/${game}`} className={buttonClass({ variant: 'outline' })}>
            {t('tracking.own', { game: t(`games.game.${game}`) })}
          </LocaleLink>
        </p>
      </article>
    </div>
  )
}

/** A visitor has no realtime connection to an order, so the page reads it again each minute while it is visible. */
function useFreshData(running: boolean) {
  const revalidate = useRevalidate()
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, minuteMs)
    return () => clearInterval(timer)
  }, [running, revalidate])
}
