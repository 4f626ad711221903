import { type ClimbConfig, isClimb } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, isOpenTier, type Place } from '#core/games/ladder.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { PlaceFields } from '#web/shop/service/place-fields.tsx'
import { PointsInput } from '#web/shop/service/point-fields.tsx'
import { type OrderView, standingInWords } from '../order/parts/order-facts.ts'
import { type Way, withWork, workOf } from './change-work.ts'
import type { ChangeState } from './use-change.ts'

type Props = {
  order: OrderView
  state: ChangeState
  way: Way
  /** The highest camp that the booster plays to; null without one. */
  ceiling: number | null
}

/** The same choice as on the drawing: a target, or how many in all. */
export function ChangeWorkFields(props: Props) {
  const { state, way } = props
  return isClimb(state.config) ? (
    <TargetFields {...props} config={state.config} />
  ) : (
    <CountField state={state} way={way} />
  )
}

function TargetFields({ order, state, config, way, ceiling }: Props & { config: ClimbConfig }) {
  const { t } = useApp()
  const game = games[config.game]
  const { climb } = state.progress
  const choices = state.choices[way]
  const nearest = (place: Place) => {
    const wanted = campIndex(game, place)
    return choices.reduce(
      (best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
      choices[0] ?? wanted,
    )
  }
  const highest = ceiling === null ? undefined : camps(game)[ceiling]
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      {climb && (
        <div>
          <p className="label mb-2">{t('change.from')}</p>
          <p className="control change-fixed flex items-center gap-3">
            <Emblem game={game} tier={climb.standing.tier} size={24} />
            <span className="grow">
              <bdi>{standingInWords(t, order, climb.standing)}</bdi>
            </span>
            <Icon name="lock" size={16} className="text-ink-3" />
          </p>
        </div>
      )}
      <PlaceFields
        label={t('change.newTarget')}
        game={config.game}
        place={config.target}
        note={
          highest && order.booster
            ? t('change.upTo', { booster: order.booster.username, rank: rankName(t, game, highest) })
            : undefined
        }
        onChange={(place) => place && state.set(withWork(config, nearest(place)))}
      >
        {isOpenTier(game, config.target.tier) && (
          <PointsInput
            label={t(`service.targetPoints.${game.openPoints}`)}
            unit={t(`games.points.${game.openPoints}`)}
            value={config.target.points}
            wrong={false}
            onChange={(points) => state.set({ ...config, target: { ...config.target, points } })}
          />
        )}
      </PlaceFields>
    </div>
  )
}

function CountField({ state, way }: Pick<Props, 'state' | 'way'>) {
  const { t, format } = useApp()
  return (
    <Field label={t('change.count')} className="max-w-80">
      <Select
        value={workOf(state.config)}
        onChange={(event) => state.set(withWork(state.config, Number(event.target.value)))}
      >
        {state.choices[way].map((count) => (
          <option key={count} value={count}>
            {format.number(count)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
