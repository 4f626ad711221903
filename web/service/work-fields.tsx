import { isClimb, mostHours, mostWins, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { type Place, tierOf } from '#core/games/ladder.ts'
import { useApp } from '../session/app-context.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { PlaceFields } from './place-fields.tsx'

type Props = { config: OrderConfig; onChange: (config: OrderConfig) => void }

/** How far an order leads: a climb's target, or a number of wins, games or hours. */
export function WorkFields({ config, onChange }: Props) {
  const { t } = useApp()
  if (isClimb(config)) {
    const put = (place: Place | null) =>
      place &&
      onChange({
        ...config,
        target: { ...place, points: tierOf(games[config.game], place.tier)?.opensAt ?? 0 },
      })
    return <PlaceFields label={t('service.target')} game={config.game} place={config.target} onChange={put} />
  }
  if (config.service === 'coaching')
    return (
      <Count value={config.hours} most={mostHours} onChange={(hours) => onChange({ ...config, hours })} />
    )
  if (config.service === 'win-boost')
    return <Count value={config.wins} most={mostWins} onChange={(wins) => onChange({ ...config, wins })} />
  const most = games[config.game].placementGames
  return (
    <Count value={config.games} most={most} onChange={(count) => onChange({ ...config, games: count })} />
  )
}

function Count({
  value,
  most,
  onChange,
}: {
  value: number
  most: number
  onChange: (count: number) => void
}) {
  const { t, format } = useApp()
  return (
    <Field label={t('change.count')}>
      <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: most }, (_, i) => (
          <option key={i} value={i + 1}>
            {format.number(i + 1)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
