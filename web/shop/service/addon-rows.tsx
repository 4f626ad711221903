import { type ComponentType, Fragment, useState } from 'react'
import { percentOf } from '#core/base/money.ts'
import { availableAddons, type ChoiceRefusal } from '#core/choices/availability.ts'
import { type AddonId, type BoostConfig, isDuo, targetPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { winPrice } from '#core/prices/kinds/boost.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { addonName } from '#i18n/climb-words.ts'
import { inARow } from '#i18n/joined-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { withAddon } from './change-climb.ts'
import { queueReason } from './where-fields.tsx'
import type { WishPickerProps } from './wish-picker.tsx'

// The most popular add-ons first.
const inOrder: readonly AddonId[] = [
  'priority',
  'characters',
  'solo-only',
  'coaching',
  'stream',
  'bonus-win',
  'duo',
  'offline',
]

/** A narrow page also shows a route and a price, so it has room only for the most popular add-ons. */
const shownOnPhones = 3

type Props = {
  config: BoostConfig
  prices: PriceTable
  base: number | null
  /** Loaded once the add-on is on. */
  WishPicker: ComponentType<WishPickerProps> | undefined
  onChange: (change: Partial<BoostConfig>) => void
}

/** The add-ons as rows with hairlines; unavailable ones show the reason. */
export function AddonRows({ config, prices, base, WishPicker, onChange }: Props) {
  const { t, format } = useApp()
  const [unfolded, setUnfolded] = useState(false)
  const game = games[config.game]
  const rows = availableAddons(game, config.service, {
    queue: config.queue,
    duo: isDuo(config),
    // Hides add-ons that the game never offers, because no choice could make them available.
  })
    .filter(({ refusal }) => refusal !== 'custom_champions_option_is_not_available')
    .sort((a, b) => inOrder.indexOf(a.addon) - inOrder.indexOf(b.addon))
    .map((row, index) => {
      const on = config.addons.includes(row.addon)
      return { ...row, on, folded: index >= shownOnPhones && !on && !unfolded }
    })
  const folded = rows.filter((row) => row.folded).length
  const plus = (cents: number) => format.ltr(`+${format.money(cents)}`)
  const cost = (addon: AddonId) => {
    if (addon === 'bonus-win') return plus(winPrice(config, prices, targetPlace(config)))
    const percent = prices.addons[addon]
    if (percent === 0) return t('games.free')
    const share = format.percent(percent, true)
    if (base === null) return share
    return (
      <>
        {plus(percentOf(base, percent))}
        <span className="type-caption block text-end font-normal text-ink-3">{share}</span>
      </>
    )
  }
  return (
    <section aria-labelledby="addons">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="addons" className="type-h3">
          {t('service.addons')}
        </h2>
        {base !== null && (
          <p className="type-small text-ink-3">{t('service.percentOfBase', { price: format.money(base) })}</p>
        )}
      </div>
      <div className="mt-3 grid gap-x-8 border-t border-line md:grid-cols-2">
        {rows.map(({ addon, refusal, on, folded }) => {
          const locked = refusal !== null && !on
          return (
            <Fragment key={addon}>
              <label
                className={`min-h-9 items-center gap-3 border-b border-line py-2.5 ${folded ? 'hidden lg:flex' : 'flex'} ${locked ? 'cursor-not-allowed text-ink-3' : ''}`}
              >
                <Switch
                  checked={on}
                  aria-disabled={locked || undefined}
                  onChange={(event) => {
                    if (refusal === null || on) onChange(withAddon(config, addon, event.target.checked))
                  }}
                />
                <span className="min-w-0 grow">
                  <span className="type-table block font-semibold">{addonName(t, game, addon)}</span>
                  <span className="type-small flex items-start gap-1.5 text-ink-3">
                    {locked && <Icon name="lock" size={16} className="mt-0.5" />}
                    {refusal && !on ? refusalText(t, config, refusal) : t(`games.addonText.${addon}`)}
                  </span>
                </span>
                <span className={`type-table tabular-nums ${on ? 'font-semibold' : 'text-ink-2'}`}>
                  {cost(addon)}
                </span>
              </label>
              {addon === 'characters' && on && (
                // Spans both columns, because this row ends one of them.
                <div className="wish-room border-b border-line py-4 md:col-span-2">
                  {WishPicker && <WishPicker config={config} onChange={onChange} />}
                </div>
              )}
            </Fragment>
          )
        })}
      </div>
      {folded > 0 && (
        <Button variant="link" size="small" className="mt-3 lg:hidden" onClick={() => setUnfolded(true)}>
          {t('service.moreAddons', { count: folded })} <Icon name="chevron-down" size={16} />
        </Button>
      )}
    </section>
  )
}

/** Why an add-on doesn't go with the other choices. */
function refusalText(t: Translate, config: BoostConfig, refusal: ChoiceRefusal): string {
  // Two add-ons need a booster who plays alone on the account; the table's error code for them is too vague.
  if (refusal === 'bad_params') return t('service.notWithDuo')
  const text = t(`service.refusal.${refusal}`)
  if (refusal !== 'duo_boost_is_not_available_for_this_service') return text
  return inARow(t, text, queueReason(t, config, config.queue))
}
