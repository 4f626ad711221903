import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router'
import type { Proof } from '#core/factors.ts'
import { lazy } from '#i18n/lazy.ts'
import { useApp, useTranslate } from '../session/app-context.ts'
import { useSessionState } from '../session/session.ts'
import { say } from '../texts/say.ts'
import { CameBack } from './came-back.tsx'
import { earlyInput } from './early-input.ts'
import { followLinks } from './follow-links.ts'
import { useFrame } from './frame-context.ts'
import { useRouter } from './page-state.ts'
import { ScrollPlaces } from './scroll-places.ts'

const noTaps: HTMLButtonElement[] = []

/** The element of the outermost route: what every page of the site has, whatever its layout. */
export function Frame() {
  const router = useRouter()
  const { prefetch, taps = noTaps } = useFrame()
  const t = useTranslate()
  useEffect(() => followLinks(router, prefetch, (error) => void say(t, error)), [router, prefetch, t])
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    const early = earlyInput()
    if (early.length + taps.length === 0) return
    void import('./replay-input.ts').then(({ replayInput, replayTaps }) => {
      replayInput(early)
      replayTaps(taps.splice(0))
    })
  }, [taps])
  return (
    <>
      <Arrival />
      <Outlet />
      <SignedOut />
      <CameBack />
      <ProofOnRequest />
    </>
  )
}

/** A person who was signed out while the page was open signs in again on top of it. */
function SignedOut() {
  const { session } = useApp()
  const { SignInDialog } = useFrame().map
  const { revalidate } = useRouter()
  if (useSessionState(session).kind !== 'ended') return null
  return (
    <SignInDialog
      onClose={() => {
        session?.giveUp()
        void revalidate()
      }}
    />
  )
}

type AskedProof = { proofs: readonly Proof[]; answer: (proven: boolean) => void }

/** A call that needs a fresh proof opens one dialog on top of the page, and is repeated after it. */
function ProofOnRequest() {
  const { session } = useApp()
  const { ProofDialog } = useFrame().map
  const [asked, show] = useState<AskedProof | null>(null)
  useEffect(() => {
    if (!session) return
    session.prover = (proofs) => new Promise((answer) => show({ proofs, answer }))
    return () => {
      session.prover = null
    }
  }, [session])
  if (!asked) return null
  const end = (proven: boolean) => {
    show(null)
    asked.answer(proven)
  }
  return <ProofDialog proofs={asked.proofs} onClose={() => end(false)} onProven={() => end(true)} />
}

/** The navigation to a page: a line while it takes long; then scroll and focus move to its start. */
function Arrival() {
  useScroll()
  useFocusOnArrival(useLocation().pathname)
  return useNavigation().state === 'idle' ? null : <ProgressLine />
}

/** Scrolls to the start of the page, or to where the person left it. */
function useScroll() {
  const router = useRouter()
  const location = useLocation()
  const comesBack = useNavigationType() === 'POP'
  const [places] = useState(() => lazy(() => new ScrollPlaces()))
  const first = useRef(location)
  useEffect(() => {
    const stop = places().start()
    let key = router.state.location.key
    const leave = router.subscribe((state) => {
      if (state.location.key === key) return
      // A replaced entry can't be returned to.
      if (state.historyAction !== 'REPLACE') places().keep(key)
      key = state.location.key
    })
    return () => {
      leave()
      stop()
    }
  }, [router, places])
  useLayoutEffect(() => {
    const isFirst = location === first.current
    if (!isFirst && router.state.preventScrollReset) return
    // A first view stays where the browser has scrolled it.
    places().settle(location, comesBack, isFirst)
  }, [router, places, location, comesBack])
}

/** Screen readers start at the new page's content, not where the old page's link was. */
function useFocusOnArrival(pathname: string) {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.querySelector('main')?.focus({ preventScroll: true, focusVisible: false })
  }, [pathname])
}

/** Visible only when a page takes longer than 150 ms; fast pages need no indicator. */
function ProgressLine() {
  return (
    <div
      aria-hidden="true"
      className="fixed start-0 top-0 z-50 h-0.5 w-4/5 bg-coral transition-[width] delay-150 duration-[4s] ease-out starting:w-0"
    />
  )
}
