import type { OrderConfig } from '#core/choices/order-config.ts'
import type { Change } from '#core/orders/changes.ts'
import type { QuoteLine } from '#core/prices/pricing.ts'
import { daysInWords } from '#i18n/climb-words.ts'
import { quoteRows } from '#i18n/quote-rows.ts'
import { useApp } from '../../session/app-context.ts'
import type { OrderView } from '../order-facts.ts'

type Props = { order: OrderView; config: OrderConfig; change: Change }

/** The difference with its lines, what the order costs in all, and both promises. */
export function ChangePrice({ order, config, change }: Props) {
  const { t, format } = useApp()
  const { difference, quote } = change
  const { base, extras } = quoteRows({ t, format, config }, { ...quote, lines: change.lines.map(counted) })
  const { daysFrom: from, daysTo: to } = quote.estimate
  return (
    <section aria-labelledby="difference" aria-live="polite">
      <p id="difference" className="label">
        {t(difference < 0 ? 'change.less' : 'change.more')}
      </p>
      <p className="type-price-card tabular-nums">{format.money(Math.abs(difference))}</p>
      <dl className="type-table mt-3 grid gap-2 tabular-nums">
        {[...base, ...extras].map(({ key, label, value }) => (
          <Row key={key} label={label} value={value} />
        ))}
        <Row label={t('change.paid')} value={format.money(order.total)} quiet rule />
        <Row label={t('order.change.inAll')} value={format.money(quote.total)} />
        <Row label={t('order.change.promise')} value={daysInWords(t, format, { from, to })} rule />
        <Row label={t('order.change.promiseBefore')} value={daysInWords(t, format, order.days)} quiet />
      </dl>
    </section>
  )
}

type RowProps = { label: string; value: string; quiet?: boolean; rule?: boolean }

function Row({ label, value, quiet = false, rule = false }: RowProps) {
  const look = `${quiet ? 'text-ink-2' : ''} ${rule ? 'border-t border-dashed border-line-strong pt-2' : ''}`
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  )
}

/** A line that is taken off says how much of what; its amount has the sign. */
function counted(line: QuoteLine): QuoteLine {
  if (line.kind === 'climb') return { ...line, divisions: Math.abs(line.divisions) }
  if (line.kind === 'points') return { ...line, points: Math.abs(line.points) }
  return 'count' in line ? { ...line, count: Math.abs(line.count) } : line
}
