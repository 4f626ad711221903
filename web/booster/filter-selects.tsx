import { isBoost } from '#core/choices/order-config.ts'
import { useApp } from '../session/app-context.ts'
import { Select } from '../ui/select.tsx'
import type { BoardFilter, BoardOrder } from './board-filter.ts'

type Props = {
  filter: BoardFilter
  orders: readonly BoardOrder[]
  onChange: (filter: BoardFilter) => void
}

const pays = [10, 25, 50, 100]

/** What is on the board can be chosen; a filter that is on stays in its list, even when no order has its value. */
export function FilterSelects({ filter, orders, onChange }: Props) {
  const { t, format } = useApp()
  const kinds = [
    ['game', 'booster.game', orders.map(({ config }) => config.game)],
    ['service', 'booster.service', orders.map(({ config }) => config.service)],
    ['server', 'booster.server', orders.flatMap(({ config }) => (isBoost(config) ? [config.server] : []))],
  ] as const
  const name = (kind: string, value: string) => {
    const key = `games.${kind}.${value}`
    return t.has(key) ? t(key) : value
  }
  return (
    <>
      {kinds.map(([kind, label, values]) => (
        <Select
          key={kind}
          aria-label={t(label)}
          data-on={filter[kind] !== '' || undefined}
          value={filter[kind]}
          onChange={(event) => onChange({ ...filter, [kind]: event.target.value })}
        >
          <option value="">{`${t(label)}: ${t('booster.all')}`}</option>
          {[...new Set<string>([...values, ...(filter[kind] ? [filter[kind]] : [])])].sort().map((value) => (
            <option key={value} value={value}>
              {name(kind, value)}
            </option>
          ))}
        </Select>
      ))}
      <Select
        aria-label={t('booster.payFrom')}
        data-on={filter.pay > 0 || undefined}
        value={filter.pay || ''}
        onChange={(event) => onChange({ ...filter, pay: Number(event.target.value) })}
      >
        <option value="">{`${t('booster.payFrom')}: ${t('booster.any')}`}</option>
        {[...new Set([...pays, ...(filter.pay ? [filter.pay] : [])])]
          .sort((a, b) => a - b)
          .map((pay) => (
            <option key={pay} value={pay}>
              {`${t('booster.payFrom')} ${format.money(pay * 100)}`}
            </option>
          ))}
      </Select>
    </>
  )
}
