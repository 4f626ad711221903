import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router'
import type { Proof } from '#core/people/factors.ts'
import { lazy } from '#i18n/lazy.ts'
import { useApp, useTranslate } from '../session/app-context.ts'
import { type SessionState, useSessionState } from '../session/session.ts'
import { say } from '../texts/say.ts'
import { CameBack } from './came-back.tsx'
import { earlyInput } from './early-input.ts'
import { followLinks } from './follow-links.ts'
import { useFrame } from './frame-context.ts'
import { useGround, useRouter } from './page-state.ts'
import { ScrollPlaces } from './scroll-places.ts'

const noTaps: HTMLButtonElement[] = []

/** The element of the outermost route: what every page of the site has, whatever its layout. */
export function Frame() {
  const router = useRouter()
  const { prefetch, drawn, taps = noTaps } = useFrame()
  const t = useTranslate()
  useEffect(() => followLinks(router, prefetch, (error) => void say(t, error)), [router, prefetch, t])
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    const early = earlyInput(drawn)
    if (early.length + taps.length === 0) return
    void import('./replay-input.ts').then(({ replayInput, replayTaps }) => {
      replayInput(early)
      replayTaps(taps.splice(0))
    })
  }, [drawn, taps])
  return (
    <>
      <Arrival />
      <Outlet />
      <Account />
      <CameBack />
      <ProofOnRequest />
    </>
  )
}

/** What happens to the person while the page is open: signed out, they sign in again on top of it; banned, they read why. */
function Account() {
  const { session } = useApp()
  const { SignInDialog, BannedDialog } = useFrame().map
  const { revalidate } = useRouter()
  const state = useSessionState(session)
  useNewPermissions(state, revalidate)
  const leave = (forget: () => void) => () => {
    forget()
    void revalidate()
  }
  if (state.kind === 'ended') return <SignInDialog onClose={leave(() => session?.giveUp())} />
  if (state.kind === 'banned' && state.news) return <BannedDialog onClose={leave(() => session?.noteBan())} />
  return null
}

/** A page that the person may no longer see is replaced, and one that shows more with a new permission shows it. */
function useNewPermissions({ kind, user }: SessionState, revalidate: () => Promise<void>) {
  const last = useRef<{ id: string; held: string } | null>(null)
  const id = kind === 'known' ? user._id : null
  const held = kind === 'known' ? user.permissions.join() : ''
  useEffect(() => {
    if (id === null) return
    const changed = last.current?.id === id && last.current.held !== held
    last.current = { id, held }
    if (changed) void revalidate()
  }, [id, held, revalidate])
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
  useFocusOnArrival(useGround())
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
