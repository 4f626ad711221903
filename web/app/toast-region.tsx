import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { Icon } from '../ui/icon.tsx'

export type Notification = { id: number | string; title: string; text?: string; special?: boolean }

// Spec 9: at most five, newest on top, so they stand at the top of the page.
const most = 5
const briefly = 1000
const notificationTime = 10_000
const errorTime = 6000

let mounted = false

/** Own root: toasts outlive the page that showed them. */
function mount() {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  const { dir } = document.documentElement
  createRoot(place).render(
    <Toaster
      dir={dir === 'rtl' ? 'rtl' : 'ltr'}
      position={dir === 'rtl' ? 'top-left' : 'top-right'}
      offset={{ top: 72 }}
      mobileOffset={{ top: 64 }}
      visibleToasts={most}
      expand
      gap={8}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'toast',
          title: 'font-semibold',
          description: 'text-ink-2',
          content: 'min-w-0 grow',
        },
      }}
    />,
  )
}

// The text is the id: the same again doesn't stand there twice (spec 5).
export function success(text: string) {
  mount()
  toast(text, { id: text, duration: briefly, icon: <Icon name="circle-check" className="text-good" /> })
}

export function error(text: string) {
  mount()
  toast(text, { id: text, duration: errorTime, icon: <Icon name="circle-alert" className="text-error" /> })
}

export function notify({ id, title, text, special }: Notification) {
  mount()
  const same = toast
    .getToasts()
    .some((shown) => 'title' in shown && shown.title === title && shown.description === text)
  if (same) return
  toast(title, {
    id: `notification ${id}`,
    description: text,
    duration: notificationTime,
    icon: <DashboardIcon name={special ? 'bell-ring' : 'bell'} />,
  })
}
