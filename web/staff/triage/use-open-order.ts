import { isId } from '#core/base/is-id.ts'
import { useSearchParams, useWriteQuery } from '#web/frame/router/page-state.ts'

/** The order whose sheet is open, which the address names, and how to open another one or none. */
export function useOpenOrder(): [string | null, (orderId: string | null) => void] {
  const [search] = useSearchParams()
  const write = useWriteQuery()
  const named = search.get('order')
  const open = (orderId: string | null) => {
    const query = new URLSearchParams(search)
    if (orderId) query.set('order', orderId)
    else query.delete('order')
    write(query)
  }
  return [named && isId(named) ? named : null, open]
}
