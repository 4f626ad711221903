import { duration } from '#i18n/duration.ts'
import { useApp } from '../app/app-context.ts'
import { useNow } from '../app/use-now.ts'
import { AnswerNotice } from '../coaching/answer-notice.tsx'
import { Notice } from '../ui/notice.tsx'
import type { OrderView } from './order-facts.ts'

/** While a booster is searched: what happens, since when, and what was promised. */
export function SearchNotice({ order }: { order: OrderView }) {
  const { t, locale } = useApp()
  const now = useNow()
  if (order.status !== 'waiting_for_booster' || order.viewer === 'booster') return null
  if (order.session) return <AnswerNotice order={order} />
  const late = now !== null && order.start_due_at !== null && now > Date.parse(order.start_due_at)
  return (
    <Notice tone={late ? 'warning' : 'note'} title={t('order.searching')}>
      {late
        ? t('order.searchLate')
        : now !== null &&
          order.searching_at &&
          t('order.searchingSince', { time: duration(locale, now - Date.parse(order.searching_at)) })}
    </Notice>
  )
}
