import { useRef } from 'react'
import { type BoostConfig, startPlace } from '#core/choices/order-config.ts'
import type { Rank, Result } from '#core/games/game.ts'
import type { UnsentGame } from '#web/frame/kept/intention.ts'
import { intentionsOf } from '#web/frame/kept/intentions.ts'
import { isConnectionLost, useConnectionLost } from '#web/frame/pwa/needs-connection.tsx'
import { isUnanswered } from '#web/frame/pwa/unanswered.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { newId } from '#web/frame/session/new-id.ts'
import { useUntil } from '#web/frame/texts/use-until.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { uploadPicture } from '#web/parts/pictures/upload-picture.ts'
import { OutsideHours } from '../hours/hours-card.tsx'
import { offered } from '../parts/offered.ts'
import { type OrderView, orderProgress, recordedGames } from '../parts/order-facts.ts'
import { GameForm } from './game-form.tsx'
import { useUnsentGames } from './unsent-games.ts'

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
  keys?: boolean
  onEdit?: () => void
  onDone?: () => void
  /** Leads to the form for several games; null while this one has input. */
  onSeveral?: (() => void) | null
}

const newGame = () => ({ id: newId(), made_at: new Date().toISOString() })

/** The booster records a game; without a connection it waits on the device. */
export function RecordGame({ order, config, onDone, onEdit, onSeveral, ...form }: Props) {
  const app = useApp()
  const { t, call } = app
  const { busy, run } = useAction()
  const refusal = offered(order, 'record_game')?.refusal
  const unsent = useUnsentGames(order.order_id)
  const isLost = useConnectionLost()
  // The same game is sent again under its number, so one whose answer was lost is recorded once.
  const made = useRef(newGame())
  const { order_id } = order
  const record = async (game: UnsentGame['game'], proof: File | null) => {
    const { id, made_at } = made.current
    const wait = (tried: boolean) => {
      const taken = intentionsOf(app).add({ id, order_id, made_at, game, file: proof, tried })
      if (!taken) void showError(t('order.unsent.full'))
      return taken
    }
    // It follows from those that wait.
    if (isLost || unsent.length > 0) return wait(false)
    return run(async () => {
      try {
        const proof_file_id = await uploadPicture(call, order_id, proof, isConnectionLost)
        const body = { ...game, proof_file_id, intention_id: id, made_at }
        return await call('recordGame', { params: { order_id }, body })
      } catch (error) {
        if (!isUnanswered(error) || !wait(true)) throw error
      }
    })
  }
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
        played={recordedGames(order)}
        busy={busy}
        disabledReason={
          refusal
            ? t(`order.refusal.${refusal}`)
            : unsent.length > 0 && intentionsOf(app).isFull()
              ? t('order.unsent.full')
              : null
        }
        submitLabel={t('order.record')}
        onSubmit={async (game, proof) => {
          const done = await record(game, proof)
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

/** The last game, while it waits or can be undone. */
export function JustRecorded({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const last = order.games.at(-1)
  const undoable = useUntil(last?.undo_until ?? null)
  const waits = useUnsentGames(order.order_id).some(({ id, refusal }) => id === last?.game_id && !refusal)
  if (waits)
    return (
      <p className="type-small flex gap-2 text-warning" role="status">
        <DashboardIcon name="clock" size={16} className="mt-0.5" /> {t('order.unsent.game')}
      </p>
    )
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
