import { useState } from 'react'
import type { Refusal } from '#core/choices/config-refusal.ts'
import { type ClimbConfig, type Gain, gains } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex, isOpenTier, type Place } from '#core/games/ladder.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Segment } from '#web/kit/ui/segment.tsx'
import { type End, nearestTarget, withStart, withTarget } from './follow-end.ts'
import { PlaceFields } from './place-fields.tsx'
import { PointsInput, StartPoints, targetName } from './point-fields.tsx'
import { useRefusalText } from './refusal-text.ts'
import { WhereFields } from './where-fields.tsx'

type Change = (change: Partial<ClimbConfig>) => void
type Props = { config: ClimbConfig; prices: PriceTable; refusal: Refusal | null; onChange: Change }

/** The climb as a form: the same state as on the route, for visitors who prefer fields to dragging. */
export function ClimbForm({ config, prices, refusal, onChange }: Props) {
  const { t, format } = useApp()
  const refusalText = useRefusalText()
  const game = games[config.game]
  const { start, target } = config
  // The end that moved along with the chosen one, and its new place.
  const [followed, setFollowed] = useState<{ end: End; place: Place } | null>(null)
  const choose = (chosen: End, place: Place) => {
    const ends = chosen === 'start' ? withStart(config, place) : withTarget(config, place)
    const end = chosen === 'start' ? 'target' : 'start'
    setFollowed(ends[end] ? { end, place: ends[end] } : null)
    onChange(ends)
  }
  const notesOf = (end: End) => {
    const isThere = followed?.end === end && campIndex(game, followed.place) === campIndex(game, config[end])
    const error = refusal?.field.startsWith(end) ? refusalText(config, refusal) : undefined
    return {
      error,
      note: isThere ? t(`service.followed.${end}`, { rank: rankName(t, game, config[end]) }) : undefined,
      // Where points were entered, the error belongs to them.
      wrongPlace: error !== undefined && config[end].division !== null,
    }
  }
  const nearest = refusal?.field.startsWith('target') ? nearestTarget(config) : null

  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <PlaceFields
        label={t('service.start')}
        game={config.game}
        place={start}
        {...notesOf('start')}
        onChange={(place) => place && choose('start', place)}
      >
        <StartPoints config={config} wrong={notesOf('start').error !== undefined} onChange={onChange} />
      </PlaceFields>
      <PlaceFields
        label={t('service.target')}
        game={config.game}
        place={target}
        {...notesOf('target')}
        {...(nearest && {
          fix: {
            label: t('service.setTarget', { target: targetName(t, game, nearest) }),
            apply: () => onChange({ target: nearest }),
          },
        })}
        onChange={(place) => place && choose('target', place)}
      >
        {isOpenTier(game, target.tier) && (
          <PointsInput
            label={t(`service.targetPoints.${game.openPoints}`)}
            unit={t(`games.points.${game.openPoints}`)}
            value={target.points}
            wrong={notesOf('target').error !== undefined}
            onChange={(points) => onChange({ target: { ...target, points } })}
          />
        )}
      </PlaceFields>
      <Segment
        label={t(`service.pointsPerWin.${game.points}`)}
        value={config.gain}
        options={gains.map((gain) => ({
          value: gain,
          label: t(`games.gain.${gain}`),
          note: prices.gains[gain] === 0 ? undefined : format.percent(prices.gains[gain], true),
        }))}
        onChange={(gain: Gain) => onChange({ gain })}
      />
      <WhereFields config={config} prices={prices} onChange={onChange} />
    </div>
  )
}
