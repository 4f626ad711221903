import type { CoachingConfig } from '#core/orders/order-config.ts'
import { useApp } from '../app/app-context.ts'
import { useAction } from '../app/use-action.ts'
import { DropCard } from '../orders/drop-card.tsx'
import type { OrderView } from '../orders/order-facts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { RecordSession } from './record-session.tsx'

type Props = { order: OrderView; config: CoachingConfig }

/** Who teaches whom and what was wished; beside it the coach's work. */
export function CoachCards({ order, config }: Props) {
  const { t } = useApp()
  const works = order.viewer === 'booster' && order.status === 'boosting'
  const held = order.session?.held.reduce((sum, { hours }) => sum + hours, 0) ?? 0
  const left = config.hours - held
  const teaches = order.viewer === 'booster'
  return (
    <>
      <Card>
        <p className="flex items-center gap-3">
          <Avatar name={(teaches ? order.customer.username : order.coach) ?? ''} />
          <span>
            <span className="type-table block font-semibold">
              {teaches ? order.customer.username : order.coach}
            </span>
            <span className="type-small text-ink-2">{t(teaches ? 'order.customer' : 'session.coach')}</span>
          </span>
        </p>
        {config.wishes && (
          <div className="mt-4">
            <h2 className="type-caption text-ink-2">{t('session.wishes')}</h2>
            <p dir="auto" className="type-small mt-1 whitespace-pre-line">
              {config.wishes}
            </p>
          </div>
        )}
      </Card>
      {works && left > 0 && (
        <RecordSession order={order} left={left} agreedAt={order.session?.agreed_at ?? null} />
      )}
      {works && left === 0 && <HandInAgain order={order} />}
      {works && <DropCard order={order} />}
    </>
  )
}

/** Sent back by staff after all hours were held: the notes are the proof, so only the word is missing. */
function HandInAgain({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const params = { order_id: order.order_id }
  return (
    <Card aria-labelledby="finish">
      <h2 id="finish" className="type-h3">
        {t('session.finishTitle')}
      </h2>
      <p className="type-small mt-1 mb-4 text-ink-2">{t('session.finishText')}</p>
      <Button
        variant="primary"
        busy={busy}
        onClick={() => run(() => call('finishOrder', { params, body: {} }))}
      >
        {t('session.finish')}
      </Button>
    </Card>
  )
}
