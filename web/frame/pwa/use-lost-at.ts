import { useSyncExternalStore } from 'react'
import { connection } from './connection.ts'

/** Without a connection: of when what is shown is, in milliseconds of the epoch; null while the site answers. */
export function useLostAt(): number | null {
  return useSyncExternalStore(
    connection.subscribe,
    () => (connection.state.kind === 'lost' ? connection.state.since.getTime() : null),
    () => null,
  )
}
