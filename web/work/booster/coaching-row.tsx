import { useState } from 'react'
import type { CoachingConfig } from '#core/choices/order-config.ts'
import { duration } from '#i18n/duration.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { boardAnchor } from './announce-order.ts'
import type { BoardOrder } from './board-filter.ts'
import { ClaimCell } from './board-row.tsx'

const DeclineDialog = opensLater(() => import('./decline-dialog.tsx'))

type Props = {
  order: BoardOrder & { config: CoachingConfig }
  first: boolean
  fresh: boolean
  leaving: boolean
  taken: boolean
  busy: boolean
  offline: boolean
  onClaim: () => void
}

/** Hours that a customer booked with this booster: preferences, deadline for the answer, and both answers. */
export function CoachingRow({ order, first, fresh, leaving, taken, busy, offline, onClaim }: Props) {
  const { t, format, locale } = useApp()
  const [declining, setDeclining] = useState(false)
  const now = useNow()
  const times = useTimes()
  const { config, session_at, start_due_at } = order
  return (
    <li
      id={boardAnchor(order)}
      className="board-row"
      data-row={order.order_id}
      data-taken={taken || undefined}
      data-game={config.game}
      data-coaching
      data-fresh={fresh || undefined}
      data-leaving={leaving || undefined}
    >
      <span className="small-profile coaching-sign" aria-hidden="true">
        <Icon name="message-circle" size={24} />
      </span>
      <div className="board-climb">
        <p className="type-sign">{t('games.service.coaching')}</p>
        <p className="type-small flex items-center gap-2 text-ink-2">
          <span className="lozenge" aria-hidden="true" /> {t(`games.game.${config.game}`)}
        </p>
      </div>
      <div className="board-asked">
        <p className="type-small font-semibold">{t('booster.askedByName')}</p>
        {config.wishes && (
          <p dir="auto" className="type-small line-clamp-4 whitespace-pre-line text-ink-2">
            {config.wishes}
          </p>
        )}
      </div>
      <div className="board-time">
        <p className="type-small">{t('games.hours', { count: config.hours })}</p>
        {session_at && <p className="type-small font-semibold">{times.dateTime(session_at)}</p>}
        {now !== null && start_due_at && (
          <p className="type-small text-ink-2">
            {t('booster.answerBy', { time: duration(locale, Date.parse(start_due_at) - now) })}
          </p>
        )}
      </div>
      <div className="board-pay text-end tabular-nums">
        <p className="type-price-row">{format.money(order.booster_share)}</p>
        <p className="type-caption text-ink-2">
          {t('booster.ofPrice', { price: format.money(order.total) })}
        </p>
      </div>
      <ClaimCell taken={taken}>
        <Button
          variant={first ? 'primary' : 'outline'}
          busy={busy}
          disabledBy={offline ? 'offline' : null}
          onClick={onClaim}
        >
          {t('booster.accept')}
        </Button>
        <Button variant="link" size="small" onClick={() => setDeclining(true)}>
          {t('booster.decline')}
        </Button>
      </ClaimCell>
      {declining && <DeclineDialog orderId={order.order_id} onClose={() => setDeclining(false)} />}
    </li>
  )
}
