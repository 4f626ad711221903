import { useEffect, useEffectEvent } from 'react'
import type { Contract } from '#contract/contract.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { daysInWords, placeLine } from '#i18n/climb-words.ts'
import { pathIn } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import { undoClaim } from '../actions/undo-claim.ts'
import { NowCard, NowText } from '../parts/now-card.tsx'
import { useTimeLeft } from '../parts/use-time-left.ts'

export type ReservedOrderView = Contract['listAvailableOrders']['reply']['data']['items'][number]

/** An order that its booster claimed a moment ago and can still give up: no login, no chat, nobody has been told. */
export function ReservedOrder({ order }: { order: ReservedOrderView }) {
  const app = useApp()
  const { t, format } = app
  const { busy, run } = useAction()
  const left = useTimeLeft(order.undo_until)
  const seconds = left === null ? null : Math.ceil(left / 1_000)
  const look = useLook(order.order_id, left === 0)
  const { config } = order
  const boost = isBoost(config) ? config : null
  return (
    <article className="grid max-w-[720px] gap-6" data-game={config.game}>
      <header>
        <h1 className="type-h1">{orderTitle(t, order)}</h1>
        <p className="type-table mt-1 text-ink-2">
          {listed(t, serviceLine(t, config), ...(boost ? [placeLine(t, boost)] : []))}
        </p>
      </header>
      <NowCard
        icon={<DashboardIcon name="clock" size={16} />}
        title={seconds ? t('order.reserved.title', { count: seconds }) : t('order.reserved.opening')}
      >
        <NowText>{t('order.reserved.text')}</NowText>
        {order.undo_drops && (
          <p className="type-body mt-3 flex items-start gap-2 text-warning">
            <Icon name="triangle-alert" size={20} className="mt-0.5" /> {t('order.reserved.third')}
          </p>
        )}
        <div className="mt-5">
          <Button
            variant="outline"
            busy={busy}
            onClick={() => run(() => undoClaim(app, order.order_id).then(look))}
          >
            <DashboardIcon name="rotate-ccw" size={16} /> {t('order.reserved.undo')}
          </Button>
        </div>
      </NowCard>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        {boost && <OrderProfile config={boost} />}
        <p className="type-price-row">{format.money(order.booster_share)}</p>
        <p className="type-table text-ink-2">{daysInWords(t, format, order.days)}</p>
      </div>
    </article>
  )
}

/**
 * Looks what has become of the order: once its time is over until it is the booster's, and whenever something happens to
 * it. One that isn't theirs any more leads back to the board.
 */
function useLook(order_id: string, over: boolean): () => Promise<void> {
  const { call, locale } = useApp()
  const revalidate = useRevalidate()
  const navigate = useNavigate()
  const look = async () => {
    const { data } = await call('listAvailableOrders', { query: { order_id } })
    if (data.items.some(({ undo_until }) => undo_until !== null)) {
      if (over) await revalidate()
      return
    }
    try {
      await call('getOrder', { params: { order_id } })
      await revalidate()
    } catch (error) {
      if (!isCallError(error) || error.status !== 404) throw error
      await navigate(pathIn('/dashboard/booster/available-orders', locale))
    }
  }
  const again = useEffectEvent(() => void look().catch(() => {}))
  useRealtime('order_changed', (changed) => changed.order_id === order_id && again())
  useEffect(() => {
    if (!over) return
    again()
    const timer = setInterval(again, 1_000)
    return () => clearInterval(timer)
  }, [over])
  return look
}
