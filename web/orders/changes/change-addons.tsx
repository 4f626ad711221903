import '#web/shop/service/service.css'
import { availableAddons } from '#core/choices/availability.ts'
import { type AddonId, type BoostConfig, isBoost, isDuo, targetPlace } from '#core/choices/order-config.ts'
import type { ServerId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { winPrice } from '#core/prices/kinds/boost.ts'
import { addonName } from '#i18n/climb-words.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { withAddon } from '#web/shop/service/change-climb.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import type { Terms } from './price-of-change.ts'
import type { ChangeState } from './use-change.ts'

const bringWishes = () => import('#web/shop/service/wish-picker.tsx')

type Props = { order: OrderView; terms: Terms; state: ChangeState; config: BoostConfig }

/** The add-ons of what is left to play; what a booster's start used up is neither charged again nor refunded. */
export function ChangeAddons({ order, terms, state, config }: Props) {
  const { t, format } = useApp()
  const game = games[config.game]
  const before = isBoost(order.config) ? order.config.addons : []
  const choices = { queue: config.queue, duo: isDuo(config) }
  const rows = availableAddons(game, config.service, choices).filter(
    ({ addon, refusal }) => refusal === null || config.addons.includes(addon),
  )
  const put = (addon: AddonId, on: boolean) => {
    const wishes = addon === 'characters' && !on ? { roles: [], characters: [] } : {}
    state.set({ ...config, ...withAddon(config, addon, on), ...wishes })
  }
  const isStarted = order.status === 'boosting'
  const cost = (addon: AddonId) => {
    const on = config.addons.includes(addon)
    if (addon === 'priority' && isStarted) return on ? format.money(0) : ''
    if (addon === 'bonus-win')
      return format.ltr(`+${format.money(winPrice(config, terms.table, targetPlace(config)))}`)
    const percent = terms.table.addons[addon]
    return percent === 0 ? t('games.free') : format.percent(percent, true)
  }
  const textOf = (addon: AddonId) => {
    if (addon !== 'priority' || !isStarted) return t(`games.addonText.${addon}`)
    return config.addons.includes(addon)
      ? t('change.used', { booster: order.booster?.username ?? t('order.booster') })
      : t('change.tooLate')
  }
  return (
    <section aria-labelledby="addons" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="addons" className="type-h3">
          {t('service.addons')}
        </h2>
        <p className="type-small text-ink-3">{t('change.percentOfRest')}</p>
      </div>
      <div className="mt-3 grid gap-x-8 border-t border-line md:grid-cols-2">
        {rows.map(({ addon }) => {
          const on = config.addons.includes(addon)
          const locked = (addon === 'priority' && isStarted) || (addon === 'duo' && before.includes('duo'))
          return (
            <label
              key={addon}
              className={`flex min-h-9 items-center gap-3 border-b border-line py-2.5 ${locked ? 'text-ink-3' : ''}`}
            >
              <Switch
                checked={on}
                aria-disabled={locked || undefined}
                onChange={(event) => !locked && put(addon, event.target.checked)}
              />
              <span className="min-w-0 grow">
                <span className="type-table block font-semibold">{addonName(t, game, addon)}</span>
                <span className="type-small text-ink-3">{textOf(addon)}</span>
              </span>
              <span className={`type-table tabular-nums ${on ? 'font-semibold' : 'text-ink-2'}`}>
                {cost(addon)}
              </span>
            </label>
          )
        })}
      </div>
      {config.addons.includes('characters') && !before.includes('characters') && (
        <ChangeWishes state={state} config={config} />
      )}
    </section>
  )
}

/** Roles and champions or agents; choosing the first one switches their add-on on, and none switches it off. */
export function ChangeWishes({ state, config }: Pick<Props, 'state' | 'config'>) {
  const wishes = usePart(bringWishes, true)
  const put = (part: Partial<Pick<BoostConfig, 'roles' | 'characters'>>) => {
    const next = { ...config, ...part }
    const on = next.roles.length + next.characters.length > 0
    if (on === next.addons.includes('characters')) return state.set(next)
    state.set({ ...next, ...withAddon(next, 'characters', on) })
  }
  return (
    <div className="wish-room mt-6">{wishes && <wishes.WishPicker config={config} onChange={put} />}</div>
  )
}

/** The server can change before the first game. */
export function ChangeServer({ order, state, config }: Omit<Props, 'terms'>) {
  const { t } = useApp()
  if (order.games.length > 0) return null
  return (
    <Field label={t('service.server')} className="max-w-80">
      <Select
        value={config.server}
        onChange={(event) => state.set({ ...config, server: event.target.value as ServerId })}
      >
        {games[config.game].servers.map((id) => (
          <option key={id} value={id}>
            {t(`games.server.${id}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
