import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ClimbEnds, ClimbProfile, useClimbPlace, useTook } from '#web/parts/finished/climb-ends.tsx'
import type { FinishedClimb } from '#web/parts/finished/finished-types.ts'
import { ArrivalMark } from './arrival-mark.tsx'
import { Lozenge } from './lozenge.tsx'
import { useMore } from './use-more.ts'

type Props = { username: string; climbs: readonly FinishedClimb[]; total: number }

const atFirst = 5

/** The newest climbs as rows; a button shows older ones below. */
export function LatestClimbs({ username, climbs, total }: Props) {
  const { t, call } = useApp()
  const { shown, more, busy, showMore } = useMore({
    first: climbs,
    atFirst,
    total,
    read: async (page) =>
      (await call('listBoosterClimbs', { params: { username }, query: { page } })).data.items,
  })
  if (climbs.length === 0) return null
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="type-h2">
        {t('profile.latest')}
      </h2>
      <ul className="mt-5">
        {shown.map((climb) => (
          <ClimbRow key={climb.finished_at} climb={climb} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="outline" className="mt-4" busy={busy} onClick={showMore}>
          {t('profile.moreClimbs', { count: more })}
        </Button>
      )}
    </section>
  )
}

function ClimbRow({ climb }: { climb: FinishedClimb }) {
  const { t } = useApp()
  const times = useTimes()
  const took = useTook()
  const placeOf = useClimbPlace()
  const { won, lost, drawn } = climb
  return (
    <li className="climb-row">
      <ClimbProfile climb={climb} />
      <div className="min-w-0">
        <h3 className="type-sign">
          <ClimbEnds climb={climb} />
        </h3>
        <p className="type-small mt-1 flex items-baseline gap-2 text-ink-2">
          <Lozenge game={climb.game} />
          {placeOf(climb)}
        </p>
      </div>
      <div className="climb-games type-small">
        <p className="text-ink-2 tabular-nums">
          {t(drawn > 0 ? 'finished.wonLostDrawn' : 'finished.wonLost', { won, lost, drawn })}
        </p>
        <p className="text-ink-3">
          {times.dayRange(new Date(climb.started_at), new Date(climb.finished_at))}
        </p>
      </div>
      <div className="climb-end type-small">
        <ArrivalMark lateDays={climb.late_days} />
        <p className="text-ink-2">{took(climb)}</p>
      </div>
    </li>
  )
}
