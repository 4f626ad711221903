import { lazy, type ReactNode, Suspense } from 'react'
import { useApp } from '../session/app-context.ts'
import { Header } from './header.tsx'
import { Later, LaterPart } from './later.tsx'
import { SkipLink } from './skip-link.tsx'
// The server renders the footer, and the browser loads it only for pages that it renders itself.
import './footer.css'

const footer = new LaterPart(async () => (await import('./footer.tsx')).Footer)
if (import.meta.env.SSR) await footer.bring()

// Only a shop that tries itself out shows it.
const bringClosedNotice = async () => (await import('./closed-notice.tsx')).ClosedNotice
const ClosedNotice = import.meta.env.SSR
  ? await bringClosedNotice()
  : lazy(async () => ({ default: await bringClosedNotice() }))

/** Pages of the shop. Each page sets its own `shell` widths, so that drawings can run to the edges. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const trial = useApp().site.closed === 'trial'
  return (
    <div className="isolate flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <div id="connection" className="shell" />
        {trial && (
          <div className="shell">
            <Suspense>
              <ClosedNotice className="mb-4" />
            </Suspense>
          </div>
        )}
        {children}
      </main>
      <Later part={footer} props={{}} />
    </div>
  )
}
