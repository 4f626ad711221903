import { isBoost } from '#core/choices/order-config.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import type { Choice } from '#web/parts/lists/filter-selects.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import { type BoardOrder, boardList, pays } from './board-filter.ts'

type Props = { shown: ShownList<typeof boardList>; orders: readonly BoardOrder[]; count: number }

/** Offers the values of the orders on the board; a selected value stays in its list even if no order has it. */
export function BoardBar({ shown, orders, count }: Props) {
  const { t, format } = useApp()
  const kinds = [
    ['game', 'booster.game', orders.map(({ config }) => config.game)],
    ['service', 'booster.service', orders.map(({ config }) => config.service)],
    ['server', 'booster.server', orders.flatMap(({ config }) => (isBoost(config) ? [config.server] : []))],
  ] as const
  const choices = kinds.map(([name, label, found]): Choice => {
    const on = shown.query.filters[name]
    const values = [...new Set<string>(on ? [...found, on] : found)].sort()
    const words = (value: string) => t(`games.${name}.${value}` as 'games.server.na')
    return { name, label: t(label), options: values.map((value) => [value, words(value)]) }
  })
  const pay: Choice = {
    name: 'pay',
    label: t('booster.payFrom'),
    options: pays.map((euros) => [euros, format.money(Number(euros) * 100)]),
  }
  return (
    <FilterBar
      shown={shown}
      choices={[...choices, pay]}
      count={count}
      sorts={boardList.sorts.map((sort) => [sort, t(`booster.sort.${sort}`)])}
    />
  )
}
