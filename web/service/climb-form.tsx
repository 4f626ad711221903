import type { Refusal } from '#core/choices/config-refusal.ts'
import {
  type Bracket,
  bracketChoices,
  type ClimbConfig,
  type Gain,
  gains,
  mostOpenPoints,
} from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { isOpenTier } from '#core/games/ladder.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { bracketInWords } from '../climb/climb-words.ts'
import { useApp, useTranslate } from '../session/app-context.ts'
import { Segment } from '../ui/segment.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { wholeNumber } from '../ui/whole-number.ts'
import { placeStart, placeTarget } from './change-climb.ts'
import { PlaceFields } from './place-fields.tsx'
import { useRefusalText } from './refusal-text.ts'
import { WhereFields } from './where-fields.tsx'

type Change = (change: Partial<ClimbConfig>) => void
type Props = { config: ClimbConfig; prices: PriceTable; refusal: Refusal | null; onChange: Change }

/** The climb as a form: the same state that the route draws, for whoever would rather choose than drag. */
export function ClimbForm({ config, prices, refusal, onChange }: Props) {
  const { t, format } = useApp()
  const refusalText = useRefusalText()
  const game = games[config.game]
  const { target } = config
  const atField = (field: string) =>
    refusal?.field.startsWith(field) ? refusalText(config, refusal) : undefined

  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <PlaceFields
        label={t('service.start')}
        game={config.game}
        place={config.start}
        error={atField('start')}
        onChange={(place) => place && onChange({ start: placeStart(config, place) })}
      >
        <StartPoints config={config} onChange={onChange} />
      </PlaceFields>
      <PlaceFields
        label={t('service.target')}
        game={config.game}
        place={target}
        error={atField('target')}
        onChange={(place) => place && onChange({ target: placeTarget(config, place) })}
      >
        {isOpenTier(game, target.tier) && (
          <PointsInput
            label={t(`service.targetPoints.${game.openPoints}`)}
            unit={t(`games.points.${game.openPoints}`)}
            value={target.points}
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

/** How far into its division the climb starts: a bracket, or the exact points of an open tier. */
function StartPoints({ config, onChange }: { config: ClimbConfig; onChange: Change }) {
  const t = useTranslate()
  const game = games[config.game]
  const { start } = config
  if (isOpenTier(game, start.tier))
    return (
      <PointsInput
        label={t(`service.currentPoints.${game.openPoints}`)}
        unit={t(`games.points.${game.openPoints}`)}
        value={start.points}
        onChange={(points) => onChange({ start: { ...start, points } })}
      />
    )
  return (
    <Select
      aria-label={t(`service.currentPoints.${game.points}`)}
      value={start.bracket}
      onChange={(event) => onChange({ start: { ...start, bracket: event.target.value as Bracket } })}
    >
      {bracketChoices(game, start.tier).map(({ bracket }) => (
        <option key={bracket} value={bracket}>
          {bracketInWords(t, game, start.tier, bracket)}
        </option>
      ))}
    </Select>
  )
}

type PointsInputProps = { label: string; unit: string; value: number; onChange: (points: number) => void }

function PointsInput({ label, unit, value, onChange }: PointsInputProps) {
  return (
    <span className="points-input">
      <TextInput
        aria-label={label}
        inputMode="numeric"
        className="tabular-nums"
        value={String(value)}
        onChange={(event) => onChange(Math.min(mostOpenPoints, wholeNumber(event.target.value)))}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}
