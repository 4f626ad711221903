import { useState } from 'react'
import { games } from '#core/games/games.ts'
import { pointsOf } from '#i18n/climb-words.ts'
import { listed } from '#i18n/joined-words.ts'
import { gainInWords, resultInWords } from '#i18n/result-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { offered } from '../parts/offered.ts'
import { type OrderView, standingInWords } from '../parts/order-facts.ts'
import { GameButtons } from './game-buttons.tsx'
import { ProofPicture } from './proof-picture.tsx'

const ReleaseDialog = opensLater(() => import('../money/release-dialog.tsx'))

type Game = OrderView['games'][number]
type Conflict = OrderView['conflicts'][number]

/** For staff: contradicting records side by side, how each booster is paid, and the shares on hold. */
export function RecordsCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const shared = order.stretches.length > 1
  if (order.conflicts.length === 0 && !shared && !order.shares_held) return null
  return (
    <Card
      aria-labelledby="records"
      className="now-card"
      data-tone={order.conflicts.length > 0 ? 'error' : undefined}
    >
      <h2 id="records" className="type-h3">
        {t('order.records')}
      </h2>
      <SharesHeld order={order} />
      {order.conflicts.map((conflict) => (
        <SideBySide key={`${conflict.earlier} ${conflict.later}`} order={order} conflict={conflict} />
      ))}
      {shared && <Stretches order={order} />}
    </Card>
  )
}

function SharesHeld({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  if (!order.shares_held) return null
  return (
    <>
      <Notice
        tone="warning"
        className="mt-3"
        title={t('order.sharesHeld')}
        action={
          offered(order, 'release_shares') && (
            <Button variant="outline" onClick={() => setOpen(true)}>
              {t('order.releaseShares')}
            </Button>
          )
        }
      >
        {t(`order.sharesHeldWhy.${order.shares_held}`)}
      </Notice>
      {open && <ReleaseDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

function SideBySide({ order, conflict }: { order: OrderView; conflict: Conflict }) {
  const { t } = useApp()
  const game = games[order.config.game]
  const { kind, apart } = conflict
  return (
    <section className="mt-5 border-t border-line pt-4">
      <p className="type-body">
        <strong>
          {kind === 'standing'
            ? t('order.conflictApart', { points: pointsOf(t, game, apart) })
            : t('order.conflictCount', { count: apart })}
        </strong>{' '}
        <span className="text-ink-2">{t('order.conflictText')}</span>
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {[conflict.earlier, conflict.later].map((id) => {
          const found = order.games.find(({ game_id }) => game_id === id)
          return found && <Record key={id} order={order} game={found} />
        })}
      </div>
    </section>
  )
}

function Record({ order, game }: { order: OrderView; game: Game }) {
  const { t, format } = useApp()
  const times = useTimes()
  return (
    <div className="rounded-card border border-line p-4">
      <div className="flex items-start justify-between gap-2">
        <p>
          <strong className="block">{t('order.gameNumber', { number: game.number })}</strong>
          <bdi className="type-small text-ink-2">{game.booster.username}</bdi>
        </p>
        <GameButtons order={order} game={game} />
      </div>
      <p className="type-h3 mt-3">{standingInWords(t, order, game.standing)}</p>
      <p className="type-small text-ink-2 tabular-nums">
        {listed(
          t,
          resultInWords(t, game.result),
          gainInWords(format, game.points),
          times.dateTime(game.played_at),
        )}
      </p>
      {game.proof_file_id ? (
        <ProofPicture
          className="mt-4"
          fileId={game.proof_file_id}
          label={t('order.proof', { number: game.number })}
        />
      ) : (
        <p className="type-small mt-3 text-ink-3">{t('order.noPicture')}</p>
      )}
    </div>
  )
}

function Stretches({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  return (
    <section className="mt-5 border-t border-line pt-4" aria-labelledby="stretches">
      <h3 id="stretches" className="label">
        {t('order.stretches')}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {order.stretches.map(({ booster, pay, state, percent }, index) => (
          <li
            key={`${booster.user_id}${index + 1}`}
            className="type-table flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <bdi className="font-semibold">{booster.username}</bdi>
            <span className="flex items-center gap-3">
              <Chip tone={state === 'contradicted' ? 'warning' : undefined}>
                {t(`order.stretch.${state}`)}
              </Chip>
              {percent !== null && (
                <span className="type-small text-ink-2 tabular-nums">{format.percent(percent)}</span>
              )}
              <span className="tabular-nums">{format.money(pay)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
