import { useCallback, useEffect, useRef, useState } from 'react'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { Check, DeskPost } from '../desk-types.ts'

const pauseMs = 1_500

export type DeskState = {
  post: DeskPost
  checks: readonly Check[]
  /** Reads both again, soon. */
  reread: () => void
  /** Shows what an action returned. */
  show: (post: DeskPost) => void
}

/** A post's states and checks, which follow each save. */
export function useDeskPost(first: DeskPost): DeskState {
  const { call } = useApp()
  const [post, setPost] = useState(first)
  const [checks, setChecks] = useState<readonly Check[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { post_id } = first
  const read = useCallback(async () => {
    const params = { post_id }
    try {
      const [desk, found] = await Promise.all([
        call('getDeskPost', { params }),
        call('checkPost', { params }),
      ])
      setPost(desk.data.post)
      setChecks(found.data.checks)
    } catch (error) {
      // The next save asks again; meanwhile the page shows what it knows.
      console.warn('The state of a post could not be read', error)
    }
  }, [call, post_id])
  const reread = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void read(), pauseMs)
  }, [read])
  useEffect(() => {
    void read()
    return () => clearTimeout(timer.current)
  }, [read])
  useRealtime('post_changed', (event) => event.post_id === post_id && reread())
  const show = (next: DeskPost) => {
    setPost(next)
    reread()
  }
  return { post, checks, reread, show }
}
