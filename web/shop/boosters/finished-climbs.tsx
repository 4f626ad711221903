import './boosters.css'
import { listed } from '#i18n/joined-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { ClimbEnds, ClimbProfile, useTook } from '#web/parts/finished/climb-ends.tsx'
import type { FinishedClimb } from '#web/parts/finished/finished-types.ts'
import { ArrivalMark } from './arrival-mark.tsx'
import { Lozenge } from './lozenge.tsx'

/**
 * The newest finished climbs of the shop as rows on hairlines, also those that were late; each leads to its booster.
 * Needs the texts of `games` and `finished`.
 */
export function FinishedClimbs({ climbs }: { climbs: readonly FinishedClimb[] }) {
  return (
    <ul className="grid gap-x-16 xl:grid-cols-2">
      {climbs.map((climb) => (
        <FinishedRow key={`${climb.booster}${climb.finished_at}`} climb={climb} />
      ))}
    </ul>
  )
}

function FinishedRow({ climb }: { climb: FinishedClimb }) {
  const { t } = useApp()
  const times = useTimes()
  const took = useTook()
  const { booster, game, server, service } = climb
  return (
    <li className="finished-row">
      <ClimbProfile climb={climb} />
      <div className="min-w-0">
        <h3 className="type-sign">
          <LocaleLink to="/booster/:username" params={{ username: booster }} className="row-cover">
            <ClimbEnds climb={climb} />
          </LocaleLink>
        </h3>
        <p className="type-small mt-1 flex items-baseline gap-2 text-ink-2">
          <Lozenge game={game} />
          {listed(t, t(`games.game.${game}`), t(`games.service.${service}`))}
        </p>
        <p className="type-caption mt-0.5 text-ink-3">
          {t('finished.playedBy', { server: t(`games.server.${server}`), booster })}
        </p>
      </div>
      <div className="finished-end type-small">
        <ArrivalMark lateDays={climb.late_days} />
        <p className="text-ink-2">{took(climb)}</p>
        <p className="type-caption text-ink-3">{times.day(climb.finished_at)}</p>
      </div>
    </li>
  )
}
