import { useEffect, useState } from 'react'
import { pathIn } from '#i18n/href.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { cameFrom, type SeenList } from '#web/parts/lists/came-from.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** A booster's way back to the list that they came from, with their place in it, and on to the next order. */
export function ListWay({ order: { order_id, viewer } }: { order: OrderView }) {
  const { t, locale } = useApp()
  const [list, setList] = useState<SeenList | null>(null)
  // Only the browser knows where somebody came from.
  useEffect(() => setList(cameFrom(order_id)), [order_id])
  if (viewer !== 'booster') return null
  const place = list ? list.ids.indexOf(order_id) : -1
  const next = list?.ids[place + 1]
  return (
    <nav
      className="type-small mb-2 flex justify-between gap-4"
      aria-label={list?.name ?? t('shell.activeOrders')}
    >
      <a
        className="text-link hit inline-flex items-center gap-1"
        href={list?.address ?? pathIn('/dashboard/booster/active-orders', locale)}
      >
        <Icon name="chevron-left" size={16} className="turns" />
        {list
          ? t('order.backTo', { list: list.name, number: place + 1, count: list.ids.length })
          : t('shell.activeOrders')}
      </a>
      {next && (
        <a
          className="text-link hit inline-flex items-center gap-1 lg:me-auto"
          href={pathIn('/dashboard/order/:order_id', locale, { order_id: next })}
        >
          {t('order.nextInList')} <Icon name="chevron-right" size={16} className="turns" />
        </a>
      )}
    </nav>
  )
}
