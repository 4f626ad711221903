import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { daysInWords } from '#i18n/climb-words.ts'
import { listed } from '#i18n/joined-words.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { SmallProfile } from '#web/kit/drawing/small-profile/small-profile.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { FinishedClimb } from './finished-types.ts'

type Ends = Pick<FinishedClimb, 'game' | 'start' | 'target'>

/** 'Silver II → Platinum IV'; screen readers hear the words of a title. */
export function ClimbEnds({ climb }: { climb: Ends }) {
  const { t } = useApp()
  const game = games[climb.game]
  const [start, target] = [rankName(t, game, climb.start), rankName(t, game, climb.target)]
  return (
    <>
      <span className="sr-only">{t('games.climb', { start, target })}</span>
      <span className="inline-flex flex-wrap items-center gap-x-2" aria-hidden="true">
        <bdi>{start}</bdi>
        <Icon name="arrow-right" size={16} className="text-ink-3" />
        <bdi>{target}</bdi>
      </span>
    </>
  )
}

/** The climb on its ladder, as a small drawing. */
export function ClimbProfile({ climb }: { climb: Ends }) {
  const { dir } = useApp()
  const game = games[climb.game]
  return (
    <SmallProfile
      game={game}
      start={campIndex(game, climb.start)}
      target={campIndex(game, climb.target)}
      dir={dir}
    />
  )
}

/** 'League of Legends, EU West, Solo/Duo' */
export function useClimbPlace(): (climb: FinishedClimb) => string {
  const { t } = useApp()
  return ({ game, server, queue }) =>
    listed(t, t(`games.game.${game}`), t(`games.server.${server}`), t(`games.queue.${queue}`))
}

/** '3 days, promised 2 to 4 days' */
export function useTook(): (climb: Pick<FinishedClimb, 'days' | 'promised'>) => string {
  const { t, format } = useApp()
  return ({ days, promised }) =>
    t('finished.took', {
      days: t('games.days', { count: days }),
      promised: daysInWords(t, format, promised),
    })
}
