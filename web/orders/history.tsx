import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '../app/app-context.ts'
import { Timeline } from '../ui/timeline.tsx'
import type { OrderView } from './order-facts.ts'

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
              {t(`order.event.${action}` as MessageKey, { name: actor_name ?? '' })}
              {reason && <span className="type-small block text-ink-2">{reason}</span>}
            </>
          ),
        }))}
      />
    </section>
  )
}
