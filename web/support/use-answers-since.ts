import { useState } from 'react'
import { useUser } from '#web/frame/session/app-context.ts'
import type { StaffMessage, Thread } from './inbox-data.ts'

export type AnswersSince = {
  /** The newest answer of a colleague since the text was begun. */
  answer: StaffMessage | undefined
  /** Whether its writer was asked whether to send theirs all the same. */
  asked: boolean
  /** The last message that the writer has read, for the call. */
  seen: number
  begin: () => void
  end: () => void
  /** Says that the writer is asked now; the answer may still be on its way. */
  ask: () => void
}

/** What colleagues answered in a talk since somebody began to write there. */
export function useAnswersSince({ messages }: Thread): AnswersSince {
  const own = useUser()?.username
  const newest = messages.at(-1)?.number ?? 0
  const [began, setBegan] = useState<number | null>(null)
  const [agreed, setAgreed] = useState(0)
  const [asking, setAsking] = useState(false)
  const from = began ?? newest
  const answer = messages.findLast(
    ({ from: side, name, number }) => side === 'staff' && name !== own && number > from,
  )
  // The server can know of it before the page does.
  if (asking && answer) {
    setAsking(false)
    setAgreed(answer.number)
  }
  return {
    answer,
    asked: answer !== undefined && agreed >= answer.number,
    seen: Math.max(from, agreed),
    begin: () => setBegan(from),
    end() {
      setBegan(null)
      setAsking(false)
    },
    ask: () => setAsking(true),
  }
}
