import type { Game } from '#core/games/game.ts'
import { campIndex, camps, type Place } from '#core/games/ladder.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'

type RankProps = {
  label: string
  game: Game
  place: Place
  error?: string | null
  /** A rank in the list, in other words than its name. */
  wordsOf?: (name: string, camp: number) => string
  onChange: (place: Place) => void
}

/** A list of a game's ranks, highest first. */
export function Rank({ label, game, place, error = null, wordsOf, onChange }: RankProps) {
  const { t } = useApp()
  return (
    <Field label={label} error={error}>
      <Select
        value={campIndex(game, place)}
        onChange={({ target }) => {
          const camp = camps(game)[Number(target.value)]
          if (camp) onChange({ tier: camp.tier, division: camp.division })
        }}
      >
        {camps(game)
          .toReversed()
          .map((camp) => (
            <option key={camp.index} value={camp.index}>
              {wordsOf ? wordsOf(rankName(t, game, camp), camp.index) : rankName(t, game, camp)}
            </option>
          ))}
      </Select>
    </Field>
  )
}
