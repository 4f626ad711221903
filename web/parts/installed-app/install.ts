import type { DataRouter } from 'react-router'
import { manifestPath } from '#i18n/manifest-path.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { Watched } from '#web/kit/ui/watched.ts'
import { isInTheMiddle } from './unsaved-input.ts'

/** Spec 9: remembered once and for all. */
const hideKey = 'vite-pwa:hide-install'
const seenKey = 'pwa:seen-on'
const paidKey = 'pwa:paid'

/** The browser's own event (Chromium); others install from their menu. */
export type InstallEvent = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How this browser installs the site: it asks, or its user finds the way in a menu of Safari. */
export type InstallWay = 'asks' | 'by-hand'

/** Whether this browser can install the site, and whether to offer it. */
export class Install extends Watched {
  #event: InstallEvent | null = null

  /** Null where the browser can't, or has it already. */
  get way(): InstallWay | null {
    if (this.#event) return 'asks'
    return isApple() && !isInstalled() ? 'by-hand' : null
  }

  can(event: InstallEvent | null): void {
    this.#event = event
    this.changed()
  }

  get isHidden(): boolean {
    return localStorage.getItem(hideKey) !== null
  }

  hide(): void {
    localStorage.setItem(hideKey, 'true')
  }

  /** Opens the browser's own question, which it answers once for each event; a refusal counts as “not now”. */
  ask = async (): Promise<void> => {
    const event = this.#event
    if (!event) return
    await event.prompt()
    const { outcome } = await event.userChoice
    if (outcome === 'dismissed') this.hide()
    this.can(null)
  }
}

/** This page's. */
export const install = new Install()

/** Safari on a phone or a tablet, which says that it is a Mac. */
const isApple = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** The foot of the rail; there is none on a phone and in the shop. */
export const railPlace = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot="install"]')].find(isShown) ?? null

const isShown = ({ parentElement }: HTMLElement) => parentElement !== null && parentElement.offsetWidth > 0

/**
 * Offers the app where it helps and nothing else is going on: to whoever is signed in, after their first paid order or from
 * the second day on which they are here. An event from before this ran was kept by the page's first script.
 */
export function startInstall(app: App, router: DataRouter): void {
  const kept = (window as { installEvent?: InstallEvent }).installEvent
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    install.can(event as InstallEvent)
    void offer(app, router).catch(console.warn)
  })
  addEventListener('appinstalled', () => install.can(null))
  realtime.on('show_notification', ({ code }) => {
    if (code === 'order_paid') localStorage.setItem(paidKey, 'true')
  })
  if (kept) install.can(kept)
  // On a page that comes later it may fit.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') setTimeout(() => void offer(app, router).catch(console.warn))
  })
  void offer(app, router).catch(console.warn)
}

/** A booster's app has other shortcuts. */
function nameBoosters({ locale, session }: App): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link && session?.state.user?.permissions.includes('Booster'))
    link.href = manifestPath(locale, 'boosters')
}

let offered = false

async function offer(app: App, router: DataRouter): Promise<void> {
  if (offered || !install.way || install.isHidden) return
  await app.session?.load()
  if (offered || app.session?.state.kind !== 'known' || !isUseful() || isBusy()) return
  // On a wide page it has its place in the rail, and covers nothing.
  if (matchMedia('(width >= 1024px)').matches && !railPlace()) return
  offered = true
  nameBoosters(app)
  const { mountInstall } = await import('./install-offer.tsx')
  await mountInstall(app, { install, router })
}

/** Whether the person has paid for an order, or was here on an earlier day. */
function isUseful(): boolean {
  const today = new Date().toDateString()
  const seen = localStorage.getItem(seenKey)
  if (seen === null) localStorage.setItem(seenKey, today)
  return localStorage.getItem(paidKey) !== null || (seen !== null && seen !== today)
}

/** Never in the middle of something, over the cookie bar, or beside the offer of pushes. */
function isBusy(): boolean {
  return isInTheMiddle() || document.querySelector('.consent-bar, [data-push-ask]') !== null
}
