import { lazy, Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Navigation } from './navigation.ts'
import { Root } from './root.tsx'

const NextHead = lazy(() => import('./next-head.tsx'))

/** The site in the browser: shows where the navigation is, once it has arrived. */
export function PageRouter({ navigation }: { navigation: Navigation }) {
  const [place, setPlace] = useState(navigation.place)
  const [busy, setBusy] = useState(false)
  const { address, shown } = place
  const [served] = useState(shown)

  useEffect(
    () => navigation.start({ show: (next) => startTransition(() => setPlace(next)), busy: setBusy }),
    [navigation],
  )
  // A page that is only read anew keeps its address, and with it its scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => navigation.settle(place), [address])
  useFocusOnArrival(address.pathname)

  return (
    <Root shown={shown} address={address} navigate={navigation.navigate} revalidate={navigation.revalidate}>
      {busy && <ProgressLine />}
      {shown !== served && (
        <Suspense>
          <NextHead shown={shown} />
        </Suspense>
      )}
    </Root>
  )
}

/** A reader of the screen starts at the new page's content, not where the old page's link was. */
function useFocusOnArrival(pathname: string) {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.querySelector('main')?.focus({ preventScroll: true, focusVisible: false })
  }, [pathname])
}

/** Seen only when a page takes longer than 150 ms; fast pages need no excuse. */
function ProgressLine() {
  return (
    <div
      aria-hidden="true"
      className="fixed start-0 top-0 z-50 h-0.5 w-4/5 bg-coral transition-[width] delay-150 duration-[4s] ease-out starting:w-0"
    />
  )
}
