import { createRoot, type Root } from 'react-dom/client'
import { type App, AppContext } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { keepEarlyKeys } from './early-keys.ts'

const Palette = opensLater(() => import('./palette.tsx'))

let root: Root | undefined

/** What the palette does outside of itself: it goes to an address of the site, and shows the list of keys. */
export type PaletteActs = { go: (address: string) => void; help: () => void }

/** Opens the palette on top of any page; what had the focus gets it back. False where nobody is signed in. */
export function showPalette(app: App, acts: PaletteActs): boolean {
  if (app.session?.state.kind !== 'known' || !app.session.state.user) return false
  if (root) return true
  const focused = document.activeElement
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  const close = () => {
    early.take()
    root?.unmount()
    root = undefined
    place.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
  // Its script may still be on the way when the first letters are typed.
  const early = keepEarlyKeys(() => close())
  root.render(
    <AppContext value={app}>
      <Palette acts={acts} early={early} onClose={close} />
    </AppContext>,
  )
  return true
}

/** Brings the palette's script while somebody reaches for it. */
export const bringPalette = (app: App) => Palette.bring(app)
