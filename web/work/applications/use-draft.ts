import { useEffect, useState, useSyncExternalStore } from 'react'
import { connection } from '#web/frame/pwa/connection.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { say } from '#web/frame/texts/say.ts'
import { DraftKeeper, type DraftView } from './draft-keeper.ts'

/** The draft of the person who is here, and its keeper. The server renders an empty one. */
export function useDraft(): { view: DraftView; keeper: DraftKeeper } {
  const { call, locale, session, t } = useApp()
  const user = useUser()
  const [keeper] = useState(() => new DraftKeeper(call, locale))
  const view = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.view,
    () => keeper.view,
  )
  // Null is a visitor; undefined is not known yet.
  const kind = user === undefined ? undefined : (user?.kind ?? null)
  const id = user?._id
  useEffect(() => void session?.load(), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has another draft
  useEffect(() => {
    if (kind === undefined) return
    keeper.load(kind && { kind }).catch((error) => say(t, error))
  }, [keeper, kind, id])
  useEffect(() => {
    const leave = () => void keeper.flush()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [keeper])
  // What couldn't be saved without a connection is saved once there is one.
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.state.kind === 'back' && keeper.view.saving === 'failed') void keeper.flush()
      }),
    [keeper],
  )
  return { view, keeper }
}
