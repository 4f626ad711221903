import type { MouseEvent } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'

type Props = {
  person: { username: string; email: string }
  /** The address of what the name opens, if it has one. */
  href?: string
  onOpen: () => void
}

/** A person at the start of a row; the name opens their page or dialog, from anywhere on the row. */
export function PersonCell({ person: { username, email }, href, onOpen }: Props) {
  const { format } = useApp()
  const look = {
    className: 'row-link block text-start font-semibold wrap-anywhere',
    'aria-haspopup': 'dialog',
  } as const
  // With a modifier the browser opens a tab of its own, as for any link.
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <span className="flex items-center gap-3">
      <Avatar name={username} />
      <span className="min-w-0">
        {href === undefined ? (
          <button type="button" {...look} onClick={onOpen}>
            <bdi>{username}</bdi>
          </button>
        ) : (
          <a href={href} {...look} onClick={follow}>
            <bdi>{username}</bdi>
          </a>
        )}
        <span className="type-small block font-normal text-ink-2 wrap-anywhere">{format.ltr(email)}</span>
      </span>
    </span>
  )
}
