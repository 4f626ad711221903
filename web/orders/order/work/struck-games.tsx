import { listed } from '#i18n/joined-words.ts'
import { resultInWords } from '#i18n/result-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { GivenReason } from '../parts/given-reason.tsx'
import { type OrderView, standingInWords } from '../parts/order-facts.ts'

/** Games that no longer count stay readable, with who struck them and why. */
export function StruckGames({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const { struck_games } = order
  if (struck_games.length === 0) return null
  return (
    <details className="type-table mt-4">
      <summary className="cursor-pointer text-ink-2">
        {t('order.struckGames', { count: struck_games.length })}
      </summary>
      <ul className="mt-2 divide-y divide-line">
        {struck_games.map(({ game_id, number, result, standing, struck }) => (
          <li key={game_id} className="py-2.5">
            <p className="text-ink-2 line-through">
              {listed(
                t,
                t('order.gameNumber', { number }),
                resultInWords(t, result),
                standingInWords(t, order, standing),
              )}
            </p>
            <p className="type-small text-ink-2">
              {t(struck.replaced_by ? 'order.struckBy.correction' : `order.struckBy.${struck.by}`, {
                time: times.dateTime(struck.at),
              })}
              <GivenReason given={struck} className="text-ink" />
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
