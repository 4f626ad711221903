import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import './consent.css'
import { connection } from '#web/frame/pwa/connection.ts'
import { type App, AppContext } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { ConsentBar } from './consent-bar.tsx'
import { english } from './english.ts'
import type { VisitorConsent } from './visitor-consent.ts'

const Dialog = opensLater(async () => {
  const [module] = await Promise.all([import('./consent-dialog.tsx'), english.ensure(['cookies'])])
  return module
})

let mounted = false

/** A separate root: the bar stays while pages change. */
export function mountConsent(app: App, consent: VisitorConsent): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <AppContext value={app}>
      <ConsentRoot consent={consent} />
    </AppContext>,
  )
}

/**
 * The bar while the visitor hasn't chosen, and the dialog over it. Without a connection nothing could be counted, and the bar would
 * cover what can be read.
 */
export function ConsentRoot({ consent }: { consent: VisitorConsent }) {
  const isOpen = useSyncExternalStore(consent.subscribe, () => consent.isOpen)
  const isCustomizing = useSyncExternalStore(consent.subscribe, () => consent.isCustomizing)
  const isLost = useSyncExternalStore(connection.subscribe, () => connection.state.kind === 'lost')
  const hadBar = useRef(isOpen)
  // The bar takes the focus with it; whoever chose by keyboard goes on with the page.
  useEffect(() => {
    const chosen = hadBar.current && !isOpen
    hadBar.current = isOpen
    if (chosen && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <>
      {isOpen && !isLost && <ConsentBar consent={consent} />}
      {isCustomizing && <Dialog consent={consent} onClose={() => consent.customize(false)} />}
    </>
  )
}
