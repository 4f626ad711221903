import type { OrderConfig } from '#core/orders/order-config.ts'
import type { Quote } from '#core/orders/pricing.ts'
import { useApp } from '../app/app-context.ts'
import { type QuoteRow, quoteRows } from './quote-rows.ts'

/** The lines that make a price, in the order of the calculation; figures end on one edge. */
export function QuoteLines({ config, quote }: { config: OrderConfig; quote: Quote }) {
  const { t, format } = useApp()
  const { base, extras } = quoteRows({ t, format, config }, quote)
  return (
    <dl className="type-table grid gap-2">
      {base.map((row) => (
        <Line key={row.key} row={row} />
      ))}
      <div className="flex justify-between gap-4 border-t border-dashed border-line-strong pt-2 font-semibold">
        <dt>{t('games.basePrice')}</dt>
        <dd className="tabular-nums">{format.money(quote.base)}</dd>
      </div>
      {extras.map((row) => (
        <Line key={row.key} row={row} />
      ))}
      {extras.length > 0 && (
        <div className="flex justify-between gap-4 border-t border-dashed border-line-strong pt-2 font-semibold">
          <dt>{t('games.total')}</dt>
          <dd className="tabular-nums">{format.money(quote.total)}</dd>
        </div>
      )}
    </dl>
  )
}

function Line({ row }: { row: QuoteRow }) {
  return (
    <div className={`flex justify-between gap-4 ${row.quiet ? 'text-ink-2' : ''}`}>
      <dt>{row.label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{row.value}</dd>
    </div>
  )
}
