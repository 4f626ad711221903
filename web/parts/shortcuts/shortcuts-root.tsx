import { createRoot, type Root } from 'react-dom/client'
import { type App, AppContext } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'

const Dialog = opensLater(() => import('./shortcuts-dialog.tsx'))

let root: Root | undefined

/** Opens the list of shortcuts on top of any page. */
export function showShortcuts(app: App): void {
  if (root) return
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  const close = () => {
    root?.unmount()
    root = undefined
    place.remove()
  }
  root.render(
    <AppContext value={app}>
      <Dialog onClose={close} />
    </AppContext>,
  )
}
