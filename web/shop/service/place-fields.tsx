import './service.css'
import { type ReactNode, useId } from 'react'
import type { GameId, TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { type Place, tierOf } from '#core/games/ladder.ts'
import { divisionNumeral, tierName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { FieldNote } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { placeInTier } from './change-climb.ts'

type Props = {
  label: string
  game: GameId
  place: Place | null
  /** The label of the option for no rank, if there is one. */
  none?: string
  error?: string | undefined
  /** Whether the error is in tier or division. */
  wrongPlace?: boolean
  /** Another message below, for example that this place has changed automatically. */
  note?: string | undefined
  /** A button that fixes the error. */
  fix?: { label: string; apply: () => void }
  onChange: (place: Place | null) => void
  /** Fields beside the place that belong to it. */
  children?: ReactNode
}

/** Tier and division, for visitors who prefer fields to dragging. */
export function PlaceFields(props: Props) {
  const { label, game: id, place, none, error, wrongPlace, note, fix, onChange, children } = props
  const { t } = useApp()
  const noteId = useId()
  const game = games[id]
  const put = (tier: string, division: number | null) =>
    onChange(tier === '' ? null : placeInTier(id, tier as TierId, division))
  const division = place?.division ?? null
  return (
    <fieldset className="place min-w-0" aria-describedby={error || note ? noteId : undefined}>
      <legend className="label mb-2">{label}</legend>
      <div className="place-fields flex gap-2">
        <Select
          aria-label={t('service.tier')}
          aria-invalid={wrongPlace || undefined}
          value={place?.tier ?? ''}
          leading={place && <Emblem game={game} tier={place.tier} size={24} />}
          leadingSize="24px"
          onChange={(event) => put(event.target.value, division)}
        >
          {none && <option value="">{none}</option>}
          {game.tiers.map(({ id: tier }) => (
            <option key={tier} value={tier}>
              {tierName(t, game, tier)}
            </option>
          ))}
        </Select>
        {place && division !== null && (
          <Select
            aria-label={t('service.division')}
            aria-invalid={wrongPlace || undefined}
            value={String(division)}
            onChange={(event) => put(place.tier, Number(event.target.value))}
          >
            {tierOf(game, place.tier)?.divisions.map((each) => (
              <option key={each} value={each}>
                {divisionNumeral(game, each)}
              </option>
            ))}
          </Select>
        )}
        {children}
      </div>
      <div role="status">{(error || note) && <FieldNote id={noteId} error={error} hint={note} />}</div>
      {fix && (
        <Button variant="link" size="small" className="mt-1" onClick={fix.apply}>
          {fix.label}
        </Button>
      )}
    </fieldset>
  )
}
