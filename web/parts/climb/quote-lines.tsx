import { useState } from 'react'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { type Vat, vatWithin } from '#core/money/receipts.ts'
import type { Quote } from '#core/prices/quote.ts'
import { type QuoteRow, quoteRows } from '#i18n/quote-rows.ts'
import { useApp } from '#web/frame/session/app-context.ts'

/** A longer list pushes the total and the content below it off the screen. */
const mostLines = 5

type Props = {
  config: OrderConfig
  quote: Quote
  /** The tax of a sale that isn’t made yet, said under the total; a receipt freezes its own. */
  vat?: Vat
}

/** The lines of a price in the order of the calculation, with figures aligned at the end. */
export function QuoteLines({ config, quote, vat }: Props) {
  const { t, format } = useApp()
  const [unfolded, setUnfolded] = useState(false)
  const { base, extras } = quoteRows({ t, format, config }, quote)
  const shown = unfolded || base.length <= mostLines ? base : base.slice(0, mostLines - 1)
  return (
    <dl className="type-table grid gap-2">
      {shown.map((row) => (
        <Line key={row.key} row={row} />
      ))}
      {shown.length < base.length && (
        <div>
          <dt className="sr-only">{t('games.basePrice')}</dt>
          <dd>
            <button type="button" className="text-link text-ink-2" onClick={() => setUnfolded(true)}>
              {t('games.moreLines', { count: base.length - shown.length })}
            </button>
          </dd>
        </div>
      )}
      {/* Without extras the base price equals the total, so only the total is shown. */}
      {extras.length > 0 && <Sum label={t('games.basePrice')} amount={format.money(quote.base)} />}
      {extras.map((row) => (
        <Line key={row.key} row={row} />
      ))}
      <Sum label={t('games.total')} amount={format.money(quote.total)} />
      {vat && 'rate' in vat && (
        <div className="type-caption flex justify-between gap-4 text-ink-3">
          <dt>{t('games.includesVat', { percent: format.percent(vat.rate / 100) })}</dt>
          <dd className="tabular-nums">{format.money(vatWithin(quote.total, vat.rate))}</dd>
        </div>
      )}
      {vat && 'exemption' in vat && (
        <div className="type-caption text-ink-3">
          <dt className="sr-only">{t('games.vat')}</dt>
          <dd>{vat.exemption}</dd>
        </div>
      )}
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
