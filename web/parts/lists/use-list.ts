import { useCallback, useMemo } from 'react'
import { useNextQuery, useSearchParams } from '#web/frame/router/page-state.ts'
import { type ListChange, type ListQuery, type ListSpec, readList, writeList } from './list-query.ts'

export type ShownList<Spec extends ListSpec = ListSpec> = {
  query: ListQuery<Spec>
  /** Whether a filter is active; the sort order hides nothing. */
  filtered: boolean
  /** Changes a filter or the sort order; the list returns to its first page. */
  change(change: ListChange<Spec>): void
  clear(): void
}

/** The state of a list according to the address, and the only way to change it. */
export function useList<Spec extends ListSpec>(spec: Spec): ShownList<Spec> {
  const [search, write] = useSearchParams()
  const query = useMemo(() => readList(spec, search), [spec, search])
  const nextQuery = useNextQuery()
  const change = useCallback(
    (next: ListChange<Spec>) => write(writeList(spec, nextQuery(), next)),
    [spec, nextQuery, write],
  )
  const clear = useCallback(() => {
    const none = Object.fromEntries(Object.keys(spec.filters).map((name) => [name, '']))
    change(none as ListChange<Spec>)
  }, [spec, change])
  return { query, filtered: Object.values(query.filters).some(Boolean), change, clear }
}
