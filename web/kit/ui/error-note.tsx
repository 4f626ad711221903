import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

type ErrorNoteProps = {
  /** What happened, as a sentence. */
  message: string
  /** What to do: a sentence, a button or a link. */
  next?: ReactNode
  className?: string
}

export function ErrorNote({ message, next, className }: ErrorNoteProps) {
  return <Notice tone="error" title={message} action={next} className={className} />
}
