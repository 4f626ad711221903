import { brackets, gains } from '#core/choices/order-config.ts'
import { higherLevels, levelIds } from '#core/prices/cashback.ts'
import { pricedAddons, queues, servers } from '#core/prices/price-values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { factorName } from './path-words.ts'
import { PriceGrid } from './price-grid.tsx'
import type { DraftEditing } from './use-draft.ts'

const under = (group: string, ids: readonly string[]) => ids.map((id) => `${group}.${id}`)

/**
 * Everything in a version that is not a price: what raises or lowers an order's price, and how the total is shared.
 */
const groups = [
  { id: 'servers', paths: under('servers', servers) },
  { id: 'addons', paths: under('addons', pricedAddons) },
  { id: 'brackets', paths: under('brackets', brackets) },
  { id: 'gains', paths: under('gains', gains) },
  { id: 'queues', paths: under('queues', queues) },
  { id: 'cashback', paths: under('cashback', levelIds) },
  { id: 'turnover', paths: under('turnover', higherLevels) },
  { id: 'whole', paths: ['openStep', 'discountCap', 'boosterShare', 'shareStep', 'shareMost'] },
] as const

/** The groups whose values aren't all percentages. */
const withoutPercent: readonly string[] = ['turnover', 'whole']

type Props = { base: DraftEditing['values']; draft: DraftEditing }

export function FactorPrices({ base, draft }: Props) {
  const { t, format } = useApp()
  return (
    <div className="price-groups grid gap-8 md:block md:columns-2">
      {groups.map(({ id, paths }) => (
        <section key={id} className="md:mb-6 md:break-inside-avoid" aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} className="type-h3-small">
            {t(`prices.group.${id}`)}
          </h2>
          <p className="type-caption mt-1 mb-2 text-ink-3">{t(`prices.groupText.${id}`)}</p>
          <PriceGrid
            label={t(`prices.group.${id}`)}
            corner={t('prices.name')}
            columns={[
              { id: 'value', name: withoutPercent.includes(id) ? t('prices.column') : t('prices.percent') },
            ]}
            rows={paths.map((path) => {
              const name = factorName(t, format, path)
              return { id: path, name, head: name, paths: [path] }
            })}
            base={base}
            values={draft.values}
            onChange={draft.change}
          />
        </section>
      ))}
    </div>
  )
}
