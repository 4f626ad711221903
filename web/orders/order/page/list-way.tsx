import { useEffect, useState } from 'react'
import { pathIn } from '#i18n/href.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { cameFrom, type SeenList } from '#web/parts/lists/came-from.ts'
import { usePageKeys } from '#web/parts/shortcuts/page-keys.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** The way back to the list that somebody came from, with their place in it, and on to its next order; J and K step, too. */
export function ListWay({ order: { order_id, viewer } }: { order: OrderView }) {
  const { t, locale } = useApp()
  const [list, setList] = useState<SeenList | null>(null)
  // Only the browser knows where somebody came from.
  useEffect(() => setList(cameFrom(order_id)), [order_id])
  const { next, previous, place } = neighborsOf(list, order_id)
  const hrefOf = (id: string) => pathIn('/dashboard/order/:order_id', locale, { order_id: id })
  useSteps({ next: next && hrefOf(next), previous: previous && hrefOf(previous) })
  if (!list && viewer !== 'booster') return null
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
        {list?.opens
          ? t('order.backTo', { list: list.name, number: place + 1, count: list.ids.length })
          : (list?.name ?? t('shell.activeOrders'))}
      </a>
      {next && (
        <a
          className="text-link hit inline-flex items-center gap-1 lg:me-auto"
          href={hrefOf(next)}
          aria-keyshortcuts="J"
        >
          {t('order.nextInList')} <Icon name="chevron-right" size={16} className="turns" />
        </a>
      )}
    </nav>
  )
}

function neighborsOf(list: SeenList | null, id: string) {
  const place = list?.ids.indexOf(id) ?? -1
  if (!list?.opens) return { place, next: undefined, previous: undefined }
  return { place, next: list.ids[place + 1], previous: list.ids[place - 1] }
}

/** J and K lead to the next and the previous order of the list, as on the list itself. */
function useSteps({ next, previous }: { next: string | undefined; previous: string | undefined }) {
  const navigate = useNavigate()
  const to = (href: string) => () => void navigate(href)
  usePageKeys({ ...(next && { next: to(next) }), ...(previous && { previous: to(previous) }) })
}
