import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { type BoostConfig, isClimb, startPlace, targetPlace } from '#core/orders/order-config.ts'
import { climbEndsInWords, climbTitle, serviceLine } from '#i18n/order-words.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '../app/app-context.ts'
import { useNow } from '../app/use-now.ts'
import { WishChips } from '../characters/wish-chips.tsx'
import { daysInWords, dotsOf, queueLine } from '../climb/climb-words.ts'
import { SmallProfile } from '../drawing/small-profile.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { BoardOrder } from './board-filter.ts'

type Props = {
  order: BoardOrder & { config: BoostConfig }
  /** The one filled button of the page stands in the first row that fits. */
  first: boolean
  leaving: boolean
  busy: boolean
  onClaim: () => void
}

const soonMs = 60 * 60_000

/** One order of the board: its climb, where, what is wished, how long, what it pays, and the claim or the rule. */
export function BoardRow({ order, first, leaving, busy, onClaim }: Props) {
  const { t, format, dir } = useApp()
  const { config, refusal } = order
  const game = games[config.game]
  const ends = climbEndsInWords(t, config)
  const refused = refusal !== null
  return (
    <li
      className="board-row"
      data-game={config.game}
      data-refused={refused || undefined}
      data-leaving={leaving || undefined}
    >
      <SmallProfile
        game={game}
        start={campIndex(game, startPlace(config))}
        target={isClimb(config) ? campIndex(game, targetPlace(config)) : null}
        dots={dotsOf(config)}
        dir={dir}
      />
      <div className="board-climb">
        <p className="type-sign flex flex-wrap items-center gap-x-2">
          {ends.target === null ? (
            climbTitle(t, config)
          ) : (
            <>
              {ends.start} <Icon name="arrow-right" size={16} className="text-ink-3" /> {ends.target}
            </>
          )}
        </p>
        <p className="type-small flex items-center gap-2 text-ink-2">
          <span className="lozenge" aria-hidden="true" /> {serviceLine(t, config)}
        </p>
      </div>
      <div className="board-place">
        <p className="type-small">{t(`games.server.${config.server}`)}</p>
        <p className="type-small text-ink-2">{queueLine(t, config)}</p>
      </div>
      {refused ? (
        <p className="board-why type-small flex items-center gap-2 text-ink-2">
          <Icon name="lock" size={16} /> {t(`booster.refusal.${refusal}` as MessageKey)}
        </p>
      ) : (
        <ul className="board-wishes flex flex-wrap gap-1">
          <WishChips config={config} />
        </ul>
      )}
      <div className="board-time">
        <p className="type-small">{daysInWords(t, format, order.days)}</p>
        {!refused && <StartDue order={order} />}
      </div>
      <div className="board-pay text-end tabular-nums">
        <p className="type-price-row">{format.money(order.booster_share)}</p>
        <p className="type-caption text-ink-2">
          {t('booster.ofPrice', { price: format.money(order.total) })}
        </p>
      </div>
      {!refused && (
        <div className="board-claim">
          <Button variant={first ? 'primary' : 'outline'} busy={busy} onClick={onClaim}>
            {t(busy ? 'booster.claiming' : 'booster.claim')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** How long until the promised start; the nearest deadlines take the accent. */
function StartDue({ order }: Pick<Props, 'order'>) {
  const { t, format } = useApp()
  const now = useNow()
  if (now === null || !order.start_due_at) return null
  const left = Date.parse(order.start_due_at) - now
  const words = left >= 0 ? 'booster.startDue' : 'booster.startOverdue'
  return (
    <p className={`type-small ${left < soonMs ? 'font-semibold text-glow-ink' : 'text-ink-2'}`}>
      {t(words, { time: format.duration(Math.abs(left)) })}
    </p>
  )
}
