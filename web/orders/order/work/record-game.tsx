import { useRef } from 'react'
import { type BoostConfig, startPlace } from '#core/choices/order-config.ts'
import type { Rank, Result } from '#core/games/game.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { newId } from '#web/frame/session/new-id.ts'
import { useUntil } from '#web/frame/texts/use-until.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { OutsideHours } from '../hours/hours-card.tsx'
import { offered } from '../parts/offered.ts'
import { type OrderView, orderProgress } from '../parts/order-facts.ts'
import { GameForm } from './game-form.tsx'

/** The account's standing before the next game: from the climb, else the last game, else the order. */
export function standingAfter(order: OrderView, config: BoostConfig): Rank {
  const { climb } = orderProgress(order)
  if (climb) return climb.standing
  return order.games.at(-1)?.standing ?? { ...startPlace(config), points: 0 }
}

type Props = {
  order: OrderView
  config: BoostConfig
  result?: Result
  pastes?: boolean
  onEdit?: () => void
  onDone?: () => void
  /** Leads to the form for several games; null while this one has input. */
  onSeveral?: (() => void) | null
}

const newGame = () => ({ intention_id: newId(), made_at: new Date().toISOString() })

/** The booster records a game. */
export function RecordGame({ order, config, onDone, onEdit, onSeveral, ...form }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const refusal = offered(order, 'record_game')?.refusal
  // The same game is sent again under its number, so one whose answer was lost is recorded once.
  const made = useRef(newGame())
  const params = { order_id: order.order_id }
  return (
    <>
      <div className="mb-4 empty:hidden">
        <OutsideHours order={order} />
      </div>
      <GameForm
        {...form}
        onEdit={() => {
          made.current = newGame()
          onEdit?.()
        }}
        order={order}
        config={config}
        before={standingAfter(order, config)}
        busy={busy}
        disabledReason={refusal ? t(`order.refusal.${refusal}`) : null}
        submitLabel={t('order.record')}
        onSubmit={async (body) => {
          const done = await run(async () =>
            call('recordGame', { params, body: { ...(await body()), ...made.current } }),
          )
          if (!done) return false
          made.current = newGame()
          onDone?.()
          return done
        }}
      >
        {onSeveral && (
          <Button variant="outline" onClick={onSeveral}>
            {t('work.several')}
          </Button>
        )}
      </GameForm>
    </>
  )
}

/** The last game, as long as it can be undone. */
export function JustRecorded({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const last = order.games.at(-1)
  const undoable = useUntil(last?.undo_until ?? null)
  if (!last || !undoable) return null
  const params = { order_id: order.order_id, game_id: last.game_id }
  const number = { number: last.number }
  return (
    <p className="type-small flex flex-wrap items-center gap-3" role="status">
      {t('order.recorded', number)}
      <Button
        variant="outline"
        size="small"
        busy={busy}
        onClick={() => run(() => call('undoGame', { params }), t('order.undone', number))}
      >
        <DashboardIcon name="rotate-ccw" size={16} /> {t('order.undo')}
      </Button>
    </p>
  )
}
