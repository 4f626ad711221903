import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '../app/app-context.ts'
import { Timeline } from '../ui/timeline.tsx'
import { countKey } from './count-facts.ts'
import type { OrderView } from './order-facts.ts'

/** What a time of a session was proposed or agreed on keeps that time beside it. */
const isTime = (action: string) => action === 'session_proposed' || action === 'session_agreed'

function wordsFor(order: OrderView, action: string): MessageKey {
  if (action === 'finish')
    return order.session ? 'order.event.finishHours' : `order.event.finish${countKey(order)}`
  if (order.session && action === 'drop') return 'order.event.decline'
  return `order.event.${action}` as MessageKey
}

/** Everything that happened to the order, with who did it. */
export function History({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="type-h3 mb-3">
        {t('order.timeline')}
      </h2>
      <Timeline
        label={t('order.timeline')}
        entries={order.events.map(({ at, action, actor_name, reason }, index) => ({
          key: `${at}${index + 1}`,
          at,
          time: format.dateTime(at),
          text: (
            <>
              {t(wordsFor(order, action), { name: actor_name ?? '' })}
              {reason && (
                <span dir="auto" className="type-small block text-ink-2">
                  {isTime(action) ? format.dateTime(reason) : reason}
                </span>
              )}
            </>
          ),
        }))}
      />
    </section>
  )
}
