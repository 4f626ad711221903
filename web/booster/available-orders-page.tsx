import './board.css'
import { useCallback, useState } from 'react'
import { isCoaching } from '#core/orders/order-config.ts'
import { pathIn } from '#i18n/href.ts'
import { useApp } from '../app/app-context.ts'
import { isCallError } from '../app/call.ts'
import { useMessageOf } from '../app/message-of.ts'
import type { LoaderContext, MetaContext } from '../app/page.ts'
import { useNavigate, useSearchParams } from '../app/page-state.ts'
import { showError, showSuccess } from '../app/toasts.ts'
import { useRevalidate } from '../app/use-revalidate.ts'
import { useRealtime } from '../realtime/use-realtime.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { applyFilter, type BoardOrder, readFilter, writeFilter } from './board-filter.ts'
import { BoardFilters } from './board-filters.tsx'
import { BoardRow } from './board-row.tsx'
import { ClaimLimits } from './claim-limits.tsx'
import { CoachingRow } from './coaching-row.tsx'

export async function loader({ call }: LoaderContext) {
  const { data } = await call('listAvailableOrders')
  return data
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return {
    title: `${t('booster.availableTitle')} | ${site.name}`,
    description: t('booster.descriptionBoard'),
  }
}

/** The board: what this booster can claim, and for everything else the rule that stands in the way. */
export function Page({ data }: { data: Data }) {
  const { t, format, dir } = useApp()
  const [query, setQuery] = useSearchParams()
  const revalidate = useRevalidate()
  const { leaving, claiming, claim } = useClaim()
  const filter = readFilter(query)
  const shown = applyFilter(data.items, filter)
  const fit = shown.filter(({ refusal }) => refusal === null)
  const others = shown.filter(({ refusal }) => refusal !== null)

  useRealtime('new_boost_order', () => void revalidate())
  useRealtime('order_taken', () => void revalidate())
  useRealtime('order_changed', () => void revalidate())
  // Whatever happened while the connection was away.
  useRealtime('connected', () => void revalidate())

  const row = (order: BoardOrder, first: boolean) => {
    const { order_id, config } = order
    const props = {
      first,
      leaving: leaving === order_id,
      busy: claiming === order_id,
      onClaim: () => void claim(order),
    }
    return isCoaching(config) ? (
      <CoachingRow key={order_id} order={{ ...order, config }} {...props} />
    ) : (
      <BoardRow key={order_id} order={{ ...order, config }} {...props} />
    )
  }
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="type-h1">{t('booster.availableTitle')}</h1>
          <p className="type-small mt-1 flex items-center gap-2 text-ink-2">
            <span className="live-dot" aria-hidden="true" /> {t('booster.live')}
          </p>
        </div>
        <ClaimLimits limits={data.limits} />
      </header>
      <BoardFilters filter={filter} orders={data.items} onChange={(next) => setQuery(writeFilter(next))} />
      <section className="mt-8" aria-labelledby="fit">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="fit" className="type-h3 whitespace-nowrap">
            {t('booster.fitYou')} <span className="text-ink-3">{fit.length}</span>
          </h2>
          <p className="type-caption text-ink-2">
            {t('booster.payNote', { percent: format.percent(data.share_percent) })}
          </p>
        </div>
        <div className="mt-3">
          {fit.length > 0 ? (
            <ul className="board board-fit">{fit.map((order, index) => row(order, index === 0))}</ul>
          ) : (
            <EmptyState
              dir={dir}
              title={t(data.items.length ? 'booster.noneFit' : 'booster.noneAtAll')}
              text={t(data.items.length ? 'booster.noneFitText' : 'booster.noneAtAllText')}
            />
          )}
        </div>
      </section>
      {others.length > 0 && (
        <section className="mt-8" aria-labelledby="others">
          <h2 id="others" className="type-h3">
            {t('booster.cannotClaim')} <span className="text-ink-3">{others.length}</span>
          </h2>
          <ul className="board board-others mt-3">{others.map((order) => row(order, false))}</ul>
          <p className="type-small mt-4 text-ink-2">{t('booster.refusalNote')}</p>
        </section>
      )}
    </>
  )
}

/** Claims an order; a claimed one leaves the board and opens, a lost one says who was faster and leaves too. */
function useClaim() {
  const { call, t, locale } = useApp()
  const messageOf = useMessageOf()
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const [claiming, setClaiming] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const claim = useCallback(
    async ({ order_id, coach }: BoardOrder) => {
      setClaiming(order_id)
      try {
        await call('claimOrder', { params: { order_id } })
        setLeaving(order_id)
        showSuccess(t(coach ? 'booster.accepted' : 'booster.claimedNow'))
        await navigate(pathIn('/dashboard/order/:order_id', locale, { order_id }))
      } catch (error) {
        showError(messageOf(error))
        if (isCallError(error) && error.code === 'order_not_available') setLeaving(order_id)
        await revalidate()
      } finally {
        setClaiming(null)
      }
    },
    [call, t, locale, messageOf, navigate, revalidate],
  )
  return { claim, claiming, leaving }
}
