import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import type { Change } from '#core/orders/changes.ts'
import type { FollowUp } from '#core/orders/follow-up.ts'
import type { QuoteLine } from '#core/prices/quote.ts'
import { addonName } from '#i18n/climb-words.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { quoteRows } from '#i18n/quote-rows.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import type { Asked } from './who-is-asked.ts'

type Props = { order: OrderView; config: OrderConfig; change: Change; asked: Asked }

/** The lines of the difference, what is paid for it, what was paid, and what the order costs in all. */
export function ChangeLines(props: Props) {
  const { order, config, change, asked } = props

  const { t, format } = useApp()
  const { difference, quote } = change
  if (asked.ask === 'others' && asked.next) return <OthersLines order={order} next={asked.next} />
  const { base, extras } = quoteRows({ t, format, config }, { ...quote, lines: change.lines.map(counted) })
  const booster = order.booster?.username
  const due = difference < 0 ? 'change.comesBack' : booster ? 'change.dueIfYes' : 'change.due'
  return (
    <dl className="type-table grid gap-2.5 tabular-nums">
      {[...base, ...extras].map(({ key, label, value }) => (
        <Row key={key} label={label} value={value} />
      ))}
      {unchanged(order, config, change).map((addon) => (
        <Row
          key={addon}
          quiet
          label={addonName(t, games[config.game], addon)}
          value={addon === 'priority' ? t('change.usedPrice', { price: format.money(0) }) : t('games.free')}
        />
      ))}
      <Row
        strong
        rule
        label={t(due, { booster: booster ?? '' })}
        value={format.money(Math.abs(difference))}
      />
      {asked.ask === 'booster_then_others' && asked.next && (
        <Row quiet label={t('change.ifOthers')} value={format.money(asked.next.quote.total)} />
      )}
      <Row
        quiet
        label={t('change.paid', { order: orderTitle(t, order) })}
        value={format.money(order.total)}
      />
      <Row quiet label={t('order.change.inAll')} value={format.money(quote.total)} />
    </dl>
  )
}

/** The lines of the order that others play. */
function OthersLines({ order, next: { config, quote } }: { order: OrderView; next: FollowUp }) {
  const { t, format } = useApp()
  const { base, extras } = quoteRows({ t, format, config }, quote)
  return (
    <dl className="type-table grid gap-2.5 tabular-nums">
      {[...base, ...extras].map(({ key, label, value, quiet }) => (
        <Row key={key} quiet={quiet} label={label} value={value} />
      ))}
      <Row strong rule label={t('change.dueOthers')} value={format.money(quote.total)} />
      <Row
        quiet
        label={t('change.paid', { order: orderTitle(t, order) })}
        value={format.money(order.total)}
      />
    </dl>
  )
}

/** Add-ons of the order that the change doesn't charge: used up at the start, or free. */
function unchanged(order: OrderView, config: OrderConfig, { lines }: Change) {
  if (!isBoost(config)) return []
  const charged = lines.map((line) => (line.kind === 'addon' ? line.addon : null))
  return config.addons.filter(
    (addon) =>
      !charged.includes(addon) &&
      (addon === 'offline' || (addon === 'priority' && order.status === 'boosting')),
  )
}

type RowProps = { label: string; value: string; quiet?: boolean; strong?: boolean; rule?: boolean }

function Row({ label, value, quiet = false, strong = false, rule = false }: RowProps) {
  const look = `${quiet ? 'text-ink-2' : ''} ${strong ? 'font-semibold' : ''} ${rule ? 'mt-1 border-t border-dashed border-line-strong pt-3.5' : ''}`
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
