import './chat.css'
import type { ReactNode } from 'react'

/** Three dots while someone writes; who it is, is read aloud. */
export function Typing({ children }: { children: ReactNode }) {
  return (
    <p className="chat-bubble chat-typing" data-from="staff">
      <span className="sr-only">{children}</span>
      <i />
      <i />
      <i />
    </p>
  )
}
