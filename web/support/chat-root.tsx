import '#web/parts/chat/chat.css'
import './chat.css'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { holds } from '#core/people/permissions.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import { useTranslate, useUser } from '#web/frame/session/app-context.ts'
import { useSlots } from '#web/frame/shell/use-slots.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import type { Chat } from './chat.ts'
import { chatDoor, chatHash } from './chat-door.ts'
import { unreadOf } from './chat-state.ts'

const bringPanel = () => import('./chat-panel.tsx')

/** The chat on every page: its button, and its panel once it is opened. Staff have the inbox instead. */
export function ChatRoot({ chat }: { chat: Chat }) {
  const user = useUser()
  const isStaff = user && holds({ id: user._id, permissions: user.permissions, banned: false }, 'EditOrders')
  if (user === undefined || isStaff) return null
  return <OpenedChat chat={chat} />
}

function OpenedChat({ chat }: { chat: Chat }) {
  const [open, setOpen] = useState(false)
  const panel = usePart(bringPanel, open)
  const launcher = useRef<HTMLButtonElement | null>(null)
  const show = useCallback((button?: HTMLButtonElement) => {
    launcher.current = button ?? null
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    setOpen(false)
    if (location.hash === chatHash)
      history.replaceState(history.state, '', location.pathname + location.search)
    // The button is hidden while the chat is open.
    requestAnimationFrame(() => launcher.current?.focus())
  }, [])
  useEffect(() => {
    chatDoor.open = () => show()
    const follow = () => location.hash === chatHash && show()
    follow()
    addEventListener('hashchange', follow)
    // A chat that has begun may have answers.
    if (chat.hasBegun()) void chat.load()
    return () => removeEventListener('hashchange', follow)
  }, [chat, show])
  return (
    <>
      <Launchers chat={chat} open={open} onOpen={show} />
      {open && panel && <panel.ChatPanel chat={chat} onClose={close} />}
    </>
  )
}

type LaunchersProps = { chat: Chat; open: boolean; onOpen: (button: HTMLButtonElement) => void }

/**
 * In the header of a narrow page; of a wide one at the bottom, or in the rail. In the dashboard it is called support, since
 * an order has a chat of its own, and it lies on nothing there.
 */
function Launchers({ chat, open, onOpen }: LaunchersProps) {
  const t = useTranslate()
  const unread = unreadOf(useSyncExternalStore(chat.subscribe, () => chat.state))
  const { header, rail } = useSlots('support')
  const called = t(rail ? 'chat.support' : 'chat.open')
  const name = unread > 0 ? t('chat.unread', { count: unread }) : called
  const icon = (size: 18 | 24) =>
    rail ? <LateIcon name="life-buoy" size={size} /> : <Icon name="message-circle" size={size} />
  const props = {
    type: 'button',
    'aria-expanded': open,
    'aria-haspopup': 'dialog',
    onClick: (event: React.MouseEvent<HTMLButtonElement>) => onOpen(event.currentTarget),
    // The panel is there when the button is pressed.
    onPointerEnter: () => void bringPanel().catch(() => {}),
  } as const
  const dot = unread > 0 && <span className="chat-dot" data-unread={unread} />
  return (
    <>
      {rail ? (
        createPortal(
          <button
            {...props}
            className="rail-link w-full text-start"
            aria-label={unread > 0 ? name : undefined}
          >
            {icon(18)}
            <span className="grow">{called}</span>
            {dot}
          </button>,
          rail,
        )
      ) : (
        <button {...props} className="chat-pill" hidden={open} aria-label={unread > 0 ? name : undefined}>
          <Icon name="message-circle" size={20} />
          <span>{called}</span>
          {dot}
        </button>
      )}
      {header &&
        createPortal(
          <button {...props} className="icon-button relative" aria-label={name} title={called}>
            {icon(24)}
            {dot}
          </button>,
          header,
        )}
    </>
  )
}
