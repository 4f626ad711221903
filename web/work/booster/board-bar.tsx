import { filterOf } from '#core/people/matching.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import type { Choice } from '#web/parts/lists/filter-selects.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import { boardList, pays } from './board-filter.ts'

type Props = { shown: ShownList<typeof boardList>; count: number }

/** Offers the values of the booster's own services; a selected value stays in its list even if they no longer have it. */
export function BoardBar({ shown, count }: Props) {
  const { t, format } = useApp()
  const services = useUser()?.boosterDetails?.services ?? []
  const offered = services.map(({ filter }) => filterOf(filter._id))
  const kinds = [
    ['game', 'booster.game', offered.map(({ game }) => game)],
    ['service', 'booster.service', offered.map(({ service }) => service)],
    ['server', 'booster.server', offered.map(({ server }) => server)],
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
