import { type ReactNode, Suspense, useState } from 'react'
import { Kept } from '../ui/kept.tsx'

/**
 * Around a lazy part of a page that nothing changes once it stands: the server draws it, and the browser leaves it as
 * it came. Its code is brought only for a page that the browser goes to by itself. Links in it work: see `Navigation`.
 */
export function Later({ children }: { children: ReactNode }) {
  const [came] = useState(() => !import.meta.env.SSR && isFirstView())
  if (came) return <Kept />
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  )
}

/** Whether React still brings the server's page to life. */
function isFirstView(): boolean {
  return document.documentElement.dataset.ready === undefined
}
