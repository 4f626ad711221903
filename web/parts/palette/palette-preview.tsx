import { orderNumber } from '#core/base/order-number.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { listed } from '#i18n/joined-words.ts'
import { orderTitle, serviceLine, statusName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { StateChip } from '#web/kit/ui/state-chip.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import type { Found } from './palette-entries.ts'

/** The marked order at a glance. Decorative: the line beside it says what screen readers need. */
export function PalettePreview({ order }: { order: Found['orders'][number] }) {
  const { t } = useApp()
  const times = useTimes()
  const { config, status, number, customer, booster, in_game_name, created_at } = order
  const facts = [
    [t('palette.customer'), customer],
    [t('palette.booster'), booster],
    [t('palette.inGameName'), in_game_name],
    [t('palette.ordered'), times.day(created_at)],
  ] as const
  return (
    <aside aria-hidden="true" className="w-72 shrink-0 border-s border-line p-5 max-lg:hidden">
      <StateChip status={status}>{t(statusName({ config, status }))}</StateChip>
      {isBoost(config) && (
        <div className="my-4">
          <OrderProfile config={config} form="card" />
        </div>
      )}
      <p className="type-h4">{orderTitle(t, order)}</p>
      <p className="type-caption mb-4 text-ink-3">{listed(t, orderNumber(number), serviceLine(t, config))}</p>
      <dl>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="type-small flex justify-between gap-4 border-t border-line py-2">
              <dt className="text-ink-2">{name}</dt>
              <dd className="min-w-0 truncate font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
    </aside>
  )
}
