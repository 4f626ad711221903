import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { buttonClass } from './button-class.ts'
import { DashboardIcon } from './dashboard-icon.tsx'
import { Icon } from './icon.tsx'
import { type Toast, ToastList } from './toast-list.ts'

export type ToastWords = {
  /** Names the landmark and its key. */
  region: string
  close: string
}

export const toastList = new ToastList()

let mounted = false

/** A separate root: toasts outlive the page that showed them. */
export function mountToasts(words: ToastWords): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ToastRegion list={toastList} words={words} />)
}

const none: readonly Toast[] = []

/**
 * A landmark that F8 reaches and Escape leaves. Tab skips it, so that people working on the page don't land in
 * something that comes and goes.
 */
function ToastRegion({ list, words }: { list: ToastList; words: ToastWords }) {
  const toasts = useSyncExternalStore(
    list.subscribe,
    () => list.shown,
    () => none,
  )
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const [inside, setInside] = useState(false)
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || list.shown.length === 0) return
      event.preventDefault()
      before.current = document.activeElement as HTMLElement | null
      region.current?.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [list])
  // The last one has gone, and with it the focus.
  useEffect(() => {
    if (toasts.length > 0) return
    list.release()
    setInside(false)
  }, [toasts.length, list])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    before.current?.focus()
  }
  const close = (id: string) => {
    list.hide(id)
    if (inside) (list.shown.length > 0 ? region.current : before.current)?.focus()
  }
  return (
    <section
      ref={region}
      aria-label={words.region}
      tabIndex={-1}
      className="toasts"
      onKeyDown={leave}
      onPointerEnter={() => list.hold()}
      onPointerLeave={() => !inside && list.release()}
      onFocus={() => {
        setInside(true)
        list.hold()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setInside(false)
        list.release()
      }}
    >
      <ol aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            closeLabel={words.close}
            reachable={inside}
            onClose={() => close(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}

type ItemProps = { toast: Toast; closeLabel: string; reachable: boolean; onClose: () => void }

function ToastItem({ toast, closeLabel, reachable, onClose }: ItemProps) {
  const { kind, title, text, link, action } = toast
  const tabIndex = reachable ? 0 : -1
  return (
    <li>
      <div className="toast" role={kind === 'error' ? 'alert' : undefined}>
        <ToastIcon toast={toast} />
        <div className="min-w-0 grow">
          <p className="font-semibold">{title}</p>
          {text && <p className="text-ink-2">{text}</p>}
        </div>
        {link && (
          <a
            href={link.href}
            tabIndex={tabIndex}
            className={buttonClass({ variant: 'outline', size: 'small' })}
            onClick={onClose}
          >
            {link.label}
          </a>
        )}
        {action && (
          <button
            type="button"
            tabIndex={tabIndex}
            className={buttonClass({ variant: 'outline', size: 'small' })}
            onClick={() => {
              onClose()
              action.onPress()
            }}
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          tabIndex={tabIndex}
          className="icon-button toast-close"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <Icon name="x" size={16} />
        </button>
      </div>
    </li>
  )
}

function ToastIcon({ toast: { kind, special } }: { toast: Toast }) {
  if (kind === 'good') return <Icon name="circle-check" className="mt-px text-good" />
  if (kind === 'error') return <Icon name="circle-alert" className="mt-px text-error" />
  return <DashboardIcon name={special ? 'bell-ring' : 'bell'} className="mt-px" />
}
