import type { ReactNode } from 'react'
import { orderNumber } from '#core/base/order-number.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { bracketInWords, openPointsOf } from '#i18n/climb-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { HourList } from '#web/orders/order/hours/hour-list.tsx'
import { useWishes } from '#web/parts/characters/use-wishes.ts'
import type { BoardOrder } from './board-filter.ts'
import { ShareRises } from './share-rises.tsx'

/** Details for deciding on a claim: dropping an order later blocks the booster from it for good. */
export function RowDetails({ order }: { order: BoardOrder }) {
  const { t, format } = useApp()
  const { config, number } = order
  const boost = isBoost(config) ? config : null
  return (
    <details className="board-more max-sm:justify-self-start">
      <summary aria-label={t('booster.detailsOf', { number })}>{t('booster.details')}</summary>
      <dl className="type-small">
        <Fact name={t('booster.detail.number')}>{format.ltr(orderNumber(number))}</Fact>
        {boost && 'gain' in boost && (
          <>
            <Fact name={t('booster.detail.start')}>
              {boost.start.division === null
                ? openPointsOf(t, games[boost.game], boost.start.points)
                : bracketInWords(t, games[boost.game], boost.start.tier, boost.start.bracket)}
            </Fact>
            <Fact name={t('booster.detail.gain')}>{t(`games.gain.${boost.gain}`)}</Fact>
          </>
        )}
        {order.share?.rises && (
          <div className="sm:hidden">
            <Fact name={t('booster.detail.share')}>
              <ShareRises share={order.share} />
            </Fact>
          </div>
        )}
        {boost && <Wishes config={boost} />}
        {order.hours && (
          <Fact name={t('booster.detail.playHours')}>
            <HourList hours={order.hours} />
          </Fact>
        )}
        {boost?.freeHours && (
          <Fact name={t('booster.detail.hours')}>
            <span dir="auto">{boost.freeHours}</span>
          </Fact>
        )}
      </dl>
    </details>
  )
}

function Wishes({ config }: { config: Parameters<typeof useWishes>[0] }) {
  const { t } = useApp()
  const wishes = useWishes(config)
  return wishes ? <Fact name={t('booster.detail.wishes')}>{wishes}</Fact> : null
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
