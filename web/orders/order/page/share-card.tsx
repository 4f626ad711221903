import { useId } from 'react'
import { href } from '#i18n/href.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { FoldCard } from '#web/kit/ui/fold-card.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** A customer shares the progress of their order by a link, and revokes it. */
export function ShareCard({ order }: { order: OrderView }) {
  const { t, call, locale, site } = useApp()
  const { busy, run } = useAction()
  const field = useId()
  if (!order.tracking) return null
  const { token } = order.tracking
  const params = { order_id: order.order_id }
  const link = token && `${site.publicUrl}${href('/track/:token', locale, { token })}`
  return (
    <FoldCard title={t('tracking.title')}>
      <p className="type-small mt-2 text-ink-2">{t(link ? 'tracking.shared' : 'tracking.text')}</p>
      {link ? (
        <>
          <label htmlFor={field} className="sr-only">
            {t('tracking.link')}
          </label>
          <input
            id={field}
            readOnly
            dir="ltr"
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="control mt-4 w-full"
          />
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton field={t('tracking.link')} value={link} />
            <Button
              variant="quiet"
              size="small"
              busy={busy}
              onClick={() => run(() => call('closeTrackingLink', { params }), t('tracking.stopped'))}
            >
              {t('tracking.stop')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          className="mt-4"
          variant="outline"
          size="small"
          busy={busy}
          onClick={() => run(() => call('openTrackingLink', { params }))}
        >
          {t('tracking.create')}
        </Button>
      )}
    </FoldCard>
  )
}
