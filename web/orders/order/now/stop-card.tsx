import { orderNumber } from '#core/base/order-number.ts'
import { games } from '#core/games/games.ts'
import type { StopLine } from '#core/orders/stop-quote.ts'
import { openPointsOf, pointsOf } from '#i18n/climb-words.ts'
import { rankName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { ChangeButton } from '../../changes/change-button.tsx'
import { kindWords } from '../parts/kind-words.ts'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** The refund if the climb stopped now, shown before anyone asks. */
export function StopCard({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const { stop } = order
  if (!stop || order.status !== 'boosting') return null
  return (
    <Card aria-labelledby="stop">
      <h2 id="stop" className="type-h3">
        {t(order.viewer === 'staff' ? 'order.stopTitleStaff' : 'order.stopTitle')}
      </h2>
      <p className="type-price-card mt-2 tabular-nums">{format.money(stop.refund)}</p>
      <p className="type-small text-ink-2">
        {t(order.viewer === 'staff' ? 'order.stopTextStaff' : 'order.stopText', {
          paid: format.money(stop.paid),
          refund: format.money(stop.refund),
        })}
      </p>
      <dl className="type-table mt-4 grid gap-2">
        {stop.lines.map((line, index) => (
          <div key={`${line.kind}${index + 1}`} className="flex justify-between gap-4">
            <dt>
              <StopLabel order={order} line={line} />
            </dt>
            <dd className="tabular-nums">{format.money(line.amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-dashed border-line-strong pt-2 font-semibold">
          <dt>{t(kindWords(order).stop.earned)}</dt>
          <dd className="tabular-nums">{format.money(stop.earned)}</dd>
        </div>
      </dl>
      {!offered(order, 'cancel') && order.viewer === 'customer' && (
        <>
          <div className="mt-4 grid gap-2">
            <ChangeButton order={order} earlier>
              {t('order.stopEarlier')}
            </ChangeButton>
            <LocaleLink
              to="/contact"
              search={`?topic=order&order=${orderNumber(order.number)}`}
              className={buttonClass({ variant: 'outline' })}
            >
              {t('order.stopAsk', { refund: format.money(stop.refund) })}
            </LocaleLink>
          </div>
          <p className="type-small mt-4 text-ink-2">{t(kindWords(order).stop.how)}</p>
        </>
      )}
    </Card>
  )
}

function StopLabel({ order, line }: { order: OrderView; line: StopLine }) {
  const { t, format } = useApp()
  const game = games[order.config.game]
  switch (line.kind) {
    case 'camps':
      return t('order.stopClimbed', { from: rankName(t, game, line.from), to: rankName(t, game, line.to) })
    case 'division':
      return t('order.stopPart', {
        rank: rankName(t, game, line.at),
        part: format.number(line.points),
        all: (line.at.division === null ? openPointsOf : pointsOf)(t, game, line.of),
      })
    case 'addons':
      return t('order.stopExtras', { percent: format.percent(line.percent) })
    case 'discounts':
      return t('order.stopDiscounts', { percent: format.percent(line.percent) })
    case 'changed':
      return t('order.stop.changed', { percent: format.percent(line.percent) })
    default:
      return t(`order.stop.${line.kind}`, { part: line.count, all: line.of })
  }
}
