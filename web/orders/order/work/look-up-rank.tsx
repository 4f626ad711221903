import { type ReactNode, useState } from 'react'
import type { OrderConfig } from '#core/choices/order-config.ts'
import type { Rank } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { openPointsOf, pointsOf } from '#i18n/climb-words.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showError } from '#web/kit/ui/toasts.ts'

type Props = {
  order: { order_id: string; config: OrderConfig }
  /** The in-game name as it is being typed; the stored one by default. */
  typed?: () => string
  /** Takes the rank as a proposal. */
  onFound: (rank: Rank) => void
  /** More about what was found. */
  children?: ReactNode
}

/** Looks up the account's present rank, in shops with a source of ranks. */
export function LookUpRank({ order, typed, onFound, children }: Props) {
  const { t, call, site } = useApp()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const [rank, setRank] = useState<Rank | null>(null)
  if (!site.profileLookup) return null
  const game = games[order.config.game]
  const inWords = (shown: Rank) => ({
    rank: rankName(t, game, shown),
    points: (shown.division === null ? openPointsOf : pointsOf)(t, game, shown.points),
  })
  const lookUp = async () => {
    setBusy(true)
    setRank(null)
    try {
      const name = typed?.().trim()
      const params = { order_id: order.order_id }
      const { data } = await call('lookUpProfile', { params, body: name ? { in_game_name: name } : {} })
      setRank(data.rank)
      onFound(data.rank)
    } catch (error) {
      void showError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="small" busy={busy} onClick={lookUp}>
        {t('work.lookUp')}
      </Button>
      <div className="type-small text-ink-2" role="status">
        {rank && <p>{t('work.profileShows', inWords(rank))}</p>}
        {rank && children}
      </div>
    </div>
  )
}
