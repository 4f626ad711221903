import type { ReactNode } from 'react'
import type { QueueId, ServerId, TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { isOpenTier } from '#core/games/ladder.ts'
import type { Refusal } from '#core/orders/config-refusal.ts'
import {
  type Bracket,
  bracketChoices,
  type ClimbConfig,
  type Gain,
  gains,
} from '#core/orders/order-config.ts'
import type { PriceTable } from '#core/orders/price-table.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '../app/app-context.ts'
import { divisionNumeral, pointsOf } from '../climb/climb-words.ts'
import { Emblem } from '../drawing/emblem.tsx'
import { Field, FieldNote } from '../ui/field.tsx'
import { Segment } from '../ui/segment.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { placeInTier, placeStart, placeTarget } from './change-climb.ts'

type Props = {
  config: ClimbConfig
  prices: PriceTable
  refusal: Refusal | null
  onChange: (change: Partial<ClimbConfig>) => void
}

/** The climb as a form: the same state that the route draws, for whoever would rather choose than drag. */
export function Calculator({ config, prices, refusal, onChange }: Props) {
  const { t, format } = useApp()
  const game = games[config.game]
  const { start, target } = config
  const atField = (field: string) =>
    refusal?.field.startsWith(field) ? t(`rules.${refusal.code}` as MessageKey) : undefined
  const percent = (value: number) => (value === 0 ? undefined : format.percent(value, true))

  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <PlaceFields end="start" config={config} error={atField('start')} onChange={onChange}>
        {isOpenTier(game, start.tier) ? (
          <PointsInput
            label={t('service.currentPoints', { points: game.points })}
            value={start.points}
            onChange={(points) => onChange({ start: { ...start, points } })}
          />
        ) : (
          <Select
            aria-label={t('service.bracket', { points: game.points })}
            value={start.bracket}
            onChange={(event) => onChange({ start: { ...start, bracket: event.target.value as Bracket } })}
          >
            {bracketChoices(game, start.tier).map(({ bracket }) => (
              <option key={bracket} value={bracket}>
                {format.ltr(pointsOf(t, game, bracket.replace('-', '–')))}
              </option>
            ))}
          </Select>
        )}
      </PlaceFields>
      <PlaceFields end="target" config={config} error={atField('target')} onChange={onChange}>
        {isOpenTier(game, target.tier) && (
          <PointsInput
            label={t('service.targetPoints', { points: game.points })}
            value={target.points}
            onChange={(points) => onChange({ target: { ...target, points } })}
          />
        )}
      </PlaceFields>
      <Segment
        label={t('service.pointsPerWin', { points: game.points })}
        value={config.gain}
        options={gains.map((gain) => ({
          value: gain,
          label: t(`games.gain.${gain}`),
          note: percent(prices.gains[gain]),
        }))}
        onChange={(gain: Gain) => onChange({ gain })}
      />
      <div className="grid gap-x-2 gap-y-5 min-[420px]:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <Field label={t('service.server')}>
          <Select
            value={config.server}
            onChange={(event) => onChange({ server: event.target.value as ServerId })}
          >
            {game.servers.map((server) => (
              <option key={server} value={server}>
                {t(`games.server.${server}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Segment
          label={t('service.queue')}
          value={config.queue}
          options={game.queues.map((queue) => ({
            value: queue,
            label: t(`games.queue.${queue}`),
            note: percent(prices.queues[queue] ?? 0),
          }))}
          onChange={(queue: QueueId) => onChange({ queue })}
        />
      </div>
      {(config.service === 'duo-boost' || config.addons.includes('duo')) && (
        <Field label={t('service.freeHours')} hint={t('service.freeHoursHint')}>
          <TextInput
            maxLength={80}
            value={config.freeHours}
            onChange={(event) => onChange({ freeHours: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}

type PlaceProps = {
  end: 'start' | 'target'
  config: ClimbConfig
  error: string | undefined
  onChange: (change: Partial<ClimbConfig>) => void
  children: ReactNode
}

/** Tier and division of one end, with what belongs to it beside. */
function PlaceFields({ end, config, error, onChange, children }: PlaceProps) {
  const { t } = useApp()
  const game = games[config.game]
  const place = config[end]
  const divisions = game.tiers.find(({ id }) => id === place.tier)?.divisions ?? []
  const put = (tier: TierId, division: number | null) => {
    const chosen = placeInTier(config, tier, division)
    onChange(
      end === 'start' ? { start: placeStart(config, chosen) } : { target: placeTarget(config, chosen) },
    )
  }
  return (
    <fieldset className="place min-w-0">
      <legend className="label mb-2">{t(`service.${end}`)}</legend>
      <div className="place-fields flex gap-2">
        <Select
          aria-label={t('service.tier')}
          value={place.tier}
          leading={<Emblem game={game} tier={place.tier} size={24} />}
          leadingSize="24px"
          onChange={(event) => put(event.target.value as TierId, place.division)}
        >
          {game.tiers.map(({ id }) => (
            <option key={id} value={id}>
              {t(`games.tier.${id}`)}
            </option>
          ))}
        </Select>
        {place.division !== null && (
          <Select
            aria-label={t('service.division')}
            value={String(place.division)}
            onChange={(event) => put(place.tier, Number(event.target.value))}
          >
            {divisions.map((division) => (
              <option key={division} value={division}>
                {divisionNumeral(game, division)}
              </option>
            ))}
          </Select>
        )}
        {children}
      </div>
      {error && <FieldNote id={`${end}-error`} error={error} />}
    </fieldset>
  )
}

function PointsInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (points: number) => void
}) {
  return (
    <TextInput
      aria-label={label}
      inputMode="numeric"
      className="tabular-nums"
      value={String(value)}
      onChange={(event) => onChange(Math.min(5000, Number(event.target.value.replace(/\D/g, '')) || 0))}
    />
  )
}
