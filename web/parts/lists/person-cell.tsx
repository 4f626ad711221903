import { useApp } from '#web/frame/session/app-context.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'

type Props = { person: { username: string; email: string }; onOpen: () => void }

/** A person at the start of a row; the name opens their dialog, from anywhere on the row. */
export function PersonCell({ person: { username, email }, onOpen }: Props) {
  const { format } = useApp()
  return (
    <span className="flex items-center gap-3">
      <Avatar name={username} />
      <span className="min-w-0">
        <button
          type="button"
          className="row-link block text-start font-semibold wrap-anywhere"
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <bdi>{username}</bdi>
        </button>
        <span className="type-small block font-normal text-ink-2 wrap-anywhere">{format.ltr(email)}</span>
      </span>
    </span>
  )
}
