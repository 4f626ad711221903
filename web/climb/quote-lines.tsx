import type { OrderConfig } from '#core/choices/order-config.ts'
import type { Quote } from '#core/prices/pricing.ts'
import { useApp } from '../session/app-context.ts'
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
      {/* Without extras the base price is the total, and is said once. */}
      {extras.length > 0 && <Sum label={t('games.basePrice')} amount={format.money(quote.base)} />}
      {extras.map((row) => (
        <Line key={row.key} row={row} />
      ))}
      <Sum label={t('games.total')} amount={format.money(quote.total)} />
    </dl>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-dashed border-line-strong pt-2 font-semibold">
      <dt>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
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
