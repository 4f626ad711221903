import { useCallback, useMemo } from 'react'
import { useSearchParams } from '../router/page-state.ts'
import { type ListChange, type ListQuery, type ListSpec, readList, writeList } from './list-query.ts'

export type ShownList<Spec extends ListSpec = ListSpec> = {
  query: ListQuery<Spec>
  /** Whether a filter is on; the sort hides nothing. */
  filtered: boolean
  /** Another filter or sort; the list begins at its first page again. */
  change(change: ListChange<Spec>): void
  clear(): void
}

/** What a list shows, as the address says it, and the one way to change that. */
export function useList<Spec extends ListSpec>(spec: Spec): ShownList<Spec> {
  const [search, write] = useSearchParams()
  const query = useMemo(() => readList(spec, search), [spec, search])
  const change = useCallback(
    (next: ListChange<Spec>) => write(writeList(spec, search, next)),
    [spec, search, write],
  )
  const clear = useCallback(() => {
    const none = Object.fromEntries(Object.keys(spec.filters).map((name) => [name, '']))
    change(none as ListChange<Spec>)
  }, [spec, change])
  return { query, filtered: Object.values(query.filters).some(Boolean), change, clear }
}
