import './service.css'
import { wholeNumber } from '#core/base/typed-numbers.ts'
import {
  type Bracket,
  bracketChoices,
  type ClimbConfig,
  mostOpenPoints,
  type Target,
} from '#core/choices/order-config.ts'
import type { Game } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { isOpenTier } from '#core/games/ladder.ts'
import { bracketInWords, openPointsOf } from '#i18n/climb-words.ts'
import { listed } from '#i18n/joined-words.ts'
import { rankName } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

/** 'Platinum IV', 'Immortal, 40 RR' */
export function targetName(t: Translate, game: Game, target: Target): string {
  const rank = rankName(t, game, target)
  return target.division === null ? listed(t, rank, openPointsOf(t, game, target.points)) : rank
}

type StartPointsProps = {
  config: ClimbConfig
  wrong: boolean
  onChange: (change: Partial<ClimbConfig>) => void
}

/** The climb's start within its division: a bracket, or the exact points of an open tier. */
export function StartPoints({ config, wrong, onChange }: StartPointsProps) {
  const t = useTranslate()
  const game = games[config.game]
  const { start } = config
  if (isOpenTier(game, start.tier))
    return (
      <PointsInput
        label={t(`service.currentPoints.${game.openPoints}`)}
        unit={t(`games.points.${game.openPoints}`)}
        value={start.points}
        wrong={wrong}
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

type PointsInputProps = {
  label: string
  unit: string
  value: number
  wrong: boolean
  onChange: (points: number) => void
}

/** Points of an open tier in a number field. */
export function PointsInput({ label, unit, value, wrong, onChange }: PointsInputProps) {
  return (
    <span className="points-input">
      <TextInput
        aria-label={label}
        aria-invalid={wrong || undefined}
        inputMode="numeric"
        className="tabular-nums"
        value={String(value)}
        onChange={(event) => onChange(Math.min(mostOpenPoints, wholeNumber(event.target.value)))}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}
