import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { Column } from '../list-table.tsx'
import type { ShownViews } from './use-views.ts'

const separator = '.'

/** A column that can be left out; the others are always there. */
type Named<Row> = Column<Row> & { name: string }

export type ChosenColumns<Row> = {
  /** Those that the list shows. */
  shown: Column<Row>[]
  /** All that can be chosen, and which of them are. */
  choices: { name: string; head: string; on: boolean }[]
  /** Whether they differ from those that the list begins with. */
  chosen: boolean
  toggle: (name: string) => void
  reset: () => void
}

/**
 * The columns of a list: those of the address, which an opened view has written there, otherwise the person's own, otherwise
 * those that the list begins with. A choice changes the address while a view is open, and is kept with the person elsewhere.
 */
export function useColumns<Row>(all: readonly Column<Row>[], views: ShownViews): ChosenColumns<Row> {
  const { call } = useApp()
  const { run } = useAction()
  const [search, write] = useSearchParams()
  const named = all.filter((column): column is Named<Row> => column.name !== undefined)
  const known = (names: readonly string[]) => named.filter(({ name }) => names.includes(name))
  const begins = named.filter(({ extra }) => !extra)
  const inAddress = known(search.get('columns')?.split(separator) ?? [])
  const own = views.opened ? [] : known(views.columns ?? [])
  const on = [inAddress, own, begins].find((columns) => columns.length > 0) ?? []
  const isOn = (column: Column<Row>) =>
    column.name === undefined || on.some(({ name }) => name === column.name)

  const keep = (names: string[] | null) => {
    const query = new URLSearchParams(search)
    if (names && views.opened) query.set('columns', names.join(separator))
    else query.delete('columns')
    if (query.toString() !== search.toString()) write(query)
    if (views.opened) return
    const { list } = views
    void run(async () => {
      views.take((await call('chooseForList', { params: { list }, body: { columns: names } })).data)
    })
  }
  return {
    shown: all.filter(isOn),
    choices: named.map((column) => ({
      name: column.name,
      head: column.head || (column.label ?? ''),
      on: isOn(column),
    })),
    chosen: on.length !== begins.length || on.some((column) => column.extra),
    toggle(name) {
      const next = named
        .filter((column) => isOn(column) !== (column.name === name))
        .map((column) => column.name)
      // One always stays; otherwise the choice would mean none was made.
      if (next.length > 0) keep(next)
    },
    reset: () => keep(null),
  }
}
