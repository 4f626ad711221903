import { useEffect, useEffectEvent, useState } from 'react'
import type { RealtimeEvents } from '#contract/realtime.ts'
import type { LocaleCode } from '#contract/values.ts'
import { realtimeCalls } from '#web/frame/realtime/realtime-calls.ts'
import { useConnection } from '#web/frame/realtime/use-connection.ts'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useUser } from '#web/frame/session/app-context.ts'
import type { DraftEditor } from './use-draft-editor.ts'

export type People = RealtimeEvents['post_presence']['people']

/** Who else has the post open, and in which language. What they save enters the texts. */
export function usePresence(
  post_id: string,
  language: LocaleCode,
  texts: readonly DraftEditor[],
  onSaved: () => void,
): People {
  const [people, setPeople] = useState<People>([])
  const { connected } = useConnection()
  const user = useUser()
  const cameBack = useEffectEvent(() => {
    // What was typed while there was no connection.
    for (const { sync } of texts) sync.retry()
  })
  useEffect(() => {
    if (!connected) return
    realtimeCalls.send?.('open_post', { post_id, language })
    cameBack()
  }, [connected, post_id, language])
  useEffect(() => () => realtimeCalls.send?.('open_post', { post_id: null }), [])
  useRealtime('post_presence', (event) => {
    if (event.post_id === post_id) setPeople(event.people.filter(({ user_id }) => user_id !== user?._id))
  })
  useRealtime('post_saved', (event) => {
    if (event.post_id !== post_id) return
    onSaved()
    for (const { draft, sync } of texts)
      if (draft.language === event.language) void sync.refresh(event.revision)
  })
  return people
}
