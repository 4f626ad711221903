import { type ReactNode, useState } from 'react'
import { type ClimbConfig, isBoost, isClimb } from '#core/choices/order-config.ts'
import { daysInWords, queueLine } from '#i18n/climb-words.ts'
import { duration } from '#i18n/duration.ts'
import { climbEndsInWords, orderTitle, serviceLine } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { WishChips } from '#web/parts/characters/wish-chips.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import { boardAnchor } from './announce-order.ts'
import type { BoardOrder } from './board-filter.ts'
import { RowDetails } from './row-details.tsx'
import { ShareRises } from './share-rises.tsx'

const HideDialog = opensLater(() => import('./hide-dialog.tsx'))
const DeclineDialog = opensLater(() => import('./decline-dialog.tsx'))

type Props = {
  order: BoardOrder
  /** The first row that fits has the page's only filled button. */
  first: boolean
  /** It arrived while the board was open. */
  fresh: boolean
  leaving: boolean
  /** Somebody else claimed it a moment ago. */
  taken: boolean
  busy: boolean
  /** Nothing can be claimed; the board says why. */
  offline: boolean
  /** The rule that prevents the claim, in words. */
  why: string | null
  /** Its start is the next one due. */
  nearest: boolean
  onClaim: () => void
}

/** One order of the board: climb, server, preferences, time left, pay, and the claim button or the rule against it. */
export function BoardRow(props: Props) {
  const { order, first, fresh, leaving, taken, busy, offline, why, nearest, onClaim } = props
  const { t, format } = useApp()
  const { config, number } = order
  const boost = isBoost(config) ? config : null
  const refused = why !== null
  return (
    <li
      id={boardAnchor(order)}
      className="board-row"
      data-row={order.order_id}
      data-taken={taken || undefined}
      data-fresh={fresh || undefined}
      data-game={config.game}
      data-refused={refused || undefined}
      data-leaving={leaving || undefined}
    >
      {boost ? <OrderProfile config={boost} /> : <span className="small-profile" aria-hidden="true" />}
      <div className="board-climb">
        <p className="type-sign flex flex-wrap items-center gap-x-2">
          {isClimb(config) ? <Ends config={config} /> : orderTitle(t, order)}
          {order.named_until ? (
            <Chip tone="glow">{t('booster.namedYou')}</Chip>
          ) : (
            fresh && <Chip tone="glow">{t('booster.isNew')}</Chip>
          )}
        </p>
        <p className="type-small flex items-center gap-2 text-ink-2">
          <span className="lozenge" aria-hidden="true" /> {serviceLine(t, config)}
        </p>
      </div>
      <div className="board-place">
        {boost && <p className="type-small">{t(`games.server.${boost.server}`)}</p>}
        {boost && <p className="type-small text-ink-2">{queueLine(t, boost)}</p>}
      </div>
      {refused ? (
        <p className="board-why type-small flex items-center gap-2 text-ink-2">
          <Icon name="lock" size={16} /> {why}
        </p>
      ) : (
        <ul className="board-wishes flex flex-wrap gap-1">{boost && <WishChips config={boost} />}</ul>
      )}
      <div className="board-time">
        <p className="type-small">{daysInWords(t, format, order.days)}</p>
        {!refused &&
          (order.named_until ? (
            <NamedUntil until={order.named_until} />
          ) : (
            <StartDue order={order} nearest={nearest} />
          ))}
      </div>
      <div className="board-pay text-end tabular-nums">
        <p className="type-price-row">{format.money(order.booster_share)}</p>
        <p className="type-caption text-ink-2">
          {t('booster.ofPrice', { price: format.money(order.total) })}
        </p>
        {!refused && (
          <p className="type-caption text-ink-2 max-sm:hidden">
            <ShareRises share={order.share} />
          </p>
        )}
      </div>
      {!refused && (
        <ClaimCell taken={taken}>
          <Button
            variant={first ? 'primary' : 'outline'}
            busy={busy}
            disabledBy={offline ? 'offline' : null}
            aria-label={t('booster.claimNumber', { number })}
            onClick={onClaim}
          >
            {t(busy ? 'booster.claiming' : 'booster.claim')}
          </Button>
          {order.named_until ? <Decline orderId={order.order_id} /> : <NotForMe orderId={order.order_id} />}
        </ClaimCell>
      )}
      {!refused && <RowDetails order={order} />}
    </li>
  )
}

type ClaimCellProps = { taken: boolean; children: ReactNode }

/** The buttons of an order; once somebody else has claimed it they are gone, and its row keeps its height. */
export function ClaimCell({ taken, children }: ClaimCellProps) {
  const { t } = useApp()
  return (
    <div className="board-claim relative max-sm:justify-self-end">
      <div
        className={`grid gap-1 max-sm:flex max-sm:flex-row-reverse max-sm:items-center ${taken ? 'invisible' : ''}`}
      >
        {children}
      </div>
      {taken && (
        <p className="type-small absolute inset-0 grid place-items-center text-center font-semibold text-ink-2">
          {t('booster.refusal.order_not_available')}
        </p>
      )}
    </div>
  )
}

/** Declines an order whose customer asked for this booster by name. */
function Decline({ orderId }: { orderId: string }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" size="small" onClick={() => setOpen(true)}>
        {t('booster.decline')}
      </Button>
      {open && <DeclineDialog named orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Takes the order off this booster's board. */
function NotForMe({ orderId }: { orderId: string }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" size="small" onClick={() => setOpen(true)}>
        {t('booster.notForMe')}
      </Button>
      {open && <HideDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  )
}

function NamedUntil({ until }: { until: string }) {
  const { t, locale } = useApp()
  const now = useNow()
  if (now === null) return null
  const time = duration(locale, Math.max(0, Date.parse(until) - now))
  return <p className="type-small font-semibold text-glow-ink">{t('booster.namedUntil', { time })}</p>
}

/** Where a climb starts and ends. */
function Ends({ config }: { config: ClimbConfig }) {
  const { t } = useApp()
  const { start, target } = climbEndsInWords(t, config)
  return (
    <>
      {start} <Icon name="arrow-right" size={16} className="text-ink-3" /> {target}
    </>
  )
}

/** The time until the promised start. A late order says so; among the others only the next one is emphasized. */
function StartDue({ order, nearest }: Pick<Props, 'order' | 'nearest'>) {
  const { t, locale } = useApp()
  const now = useNow()
  if (now === null || !order.start_due_at) return null
  const left = Date.parse(order.start_due_at) - now
  const time = duration(locale, Math.abs(left))
  if (left < 0)
    return (
      <p className="type-small flex items-center gap-1 font-semibold text-error">
        <Icon name="triangle-alert" size={16} /> {t('booster.startOverdue', { time })}
      </p>
    )
  return (
    <p className={`type-small ${nearest ? 'font-semibold text-glow-ink' : 'text-ink-2'}`}>
      {t('booster.startDue', { time })}
    </p>
  )
}
