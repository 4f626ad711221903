import type { Game } from '#core/games/game.ts'
import { type Camp, camps, isOpenTier } from '#core/games/ladder.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

type Props = {
  game: Game
  camp: Camp
  points: string
  /** Why the rank is refused. */
  error?: string | null
  onCamp: (index: number) => void
  onPoints: (points: string) => void
}

/** The rank after a game, as the game's client shows it. */
export function StandingFields({ game, camp, points, error = null, onCamp, onPoints }: Props) {
  const { t } = useApp()
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
      <Field label={t('order.recordStanding')} error={error}>
        <Select value={camp.index} onChange={(event) => onCamp(Number(event.target.value))}>
          {camps(game).map((each) => (
            <option key={each.index} value={each.index}>
              {rankName(t, game, each)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t(`games.points.${game.points}`)}>
        <TextInput
          inputMode="numeric"
          required
          pattern={isOpenTier(game, camp.tier) ? '[0-9]{1,4}' : '[0-9]{1,3}'}
          value={points}
          onChange={(event) => onPoints(event.target.value)}
        />
      </Field>
    </div>
  )
}
