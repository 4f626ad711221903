import { availableAddons } from '#core/choices/availability.ts'
import { isBoost, isDuo, type OrderConfig } from '#core/choices/order-config.ts'
import type { ServerId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { addonName } from '#i18n/climb-words.ts'
import { withAddon } from '../../service/change-climb.ts'
import { WorkFields } from '../../service/work-fields.tsx'
import { useApp } from '../../session/app-context.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { OrderView } from '../order-facts.ts'

type Props = { order: OrderView; config: OrderConfig; onChange: (config: OrderConfig) => void }

/** What can change in this order: the target or the count, the server before the first game, and add-ons. */
export function ChangeFields(props: Props) {
  const { order, config } = props
  return (
    <>
      <WorkFields config={config} onChange={props.onChange} />
      {isBoost(config) && order.games.length === 0 && <Server {...props} />}
      {isBoost(config) && <Addons {...props} />}
    </>
  )
}

function Server({ config, onChange }: Props) {
  const { t } = useApp()
  if (!isBoost(config)) return null
  return (
    <Field label={t('service.server')}>
      <Select
        value={config.server}
        onChange={(event) => onChange({ ...config, server: event.target.value as ServerId })}
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

function Addons({ order, config, onChange }: Props) {
  const { t } = useApp()
  if (!isBoost(config)) return null
  const game = games[config.game]
  const before = isBoost(order.config) ? order.config.addons : []
  const choices = { queue: config.queue, duo: isDuo(config) }
  // Characters are chosen with the order; here they can only be taken off.
  const rows = availableAddons(game, config.service, choices)
    .filter(({ addon }) => addon !== 'characters' || before.includes(addon))
    .filter(({ addon, refusal }) => refusal === null || config.addons.includes(addon))
  return (
    <fieldset>
      <legend className="label mb-1">{t('service.addons')}</legend>
      {rows.map(({ addon }) => {
        const isUsed = addon === 'priority' && order.status === 'boosting'
        const isKept = addon === 'duo' && before.includes('duo')
        const put = (on: boolean) => {
          const wishes = addon === 'characters' && !on ? { roles: [], characters: [] } : {}
          onChange({ ...config, ...withAddon(config, addon, on), ...wishes })
        }
        return (
          <label key={addon} className="flex min-h-9 items-center gap-3 border-b border-line py-2.5">
            <Switch
              checked={config.addons.includes(addon)}
              aria-disabled={isUsed || isKept || undefined}
              onChange={(event) => !isUsed && !isKept && put(event.target.checked)}
            />
            <span>
              <span className="type-table block font-semibold">{addonName(t, game, addon)}</span>
              <span className="type-small text-ink-3">
                {isUsed ? t('change.used') : t(`games.addonText.${addon}`)}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
