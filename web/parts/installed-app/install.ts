import { manifestPath } from '#i18n/manifest-path.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { isInTheMiddle } from './unsaved-input.ts'

/** Spec 9: remembered once and for all. */
const hideKey = 'vite-pwa:hide-install'
const seenKey = 'pwa:seen-on'

/** The browser's own event (Chromium); others install from their menu. */
export type InstallEvent = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Whether this browser can install the site, and whether to offer it. */
export class Install {
  #event: InstallEvent | null = null

  /** Null where the browser can't, or has it already. */
  get event(): InstallEvent | null {
    return this.#event
  }

  can(event: InstallEvent | null): void {
    this.#event = event
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

/**
 * Offers the app where it helps and nothing else is going on: to whoever is signed in, from the second day on which they
 * are here. An event from before this ran was kept by the page's first script.
 */
export function startInstall(app: App): void {
  const kept = (window as { installEvent?: InstallEvent }).installEvent
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    install.can(event as InstallEvent)
    void offer(app).catch(console.warn)
  })
  addEventListener('appinstalled', () => install.can(null))
  if (kept) install.can(kept)
  void offer(app).catch(console.warn)
}

/** A booster's app has other shortcuts. */
function nameBoosters({ locale, session }: App): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link && session?.state.user?.permissions.includes('Booster'))
    link.href = manifestPath(locale, 'boosters')
}

let offered = false

async function offer(app: App): Promise<void> {
  if (offered || !install.event || install.isHidden) return
  await app.session?.load()
  if (app.session?.state.kind !== 'known' || !isAnotherDay() || isBusy()) return
  offered = true
  nameBoosters(app)
  const { mountInstall } = await import('./install-card.tsx')
  await mountInstall(app, install)
}

/** Whether the person was here on an earlier day. */
function isAnotherDay(): boolean {
  const today = new Date().toDateString()
  const seen = localStorage.getItem(seenKey)
  if (seen === null) localStorage.setItem(seenKey, today)
  return seen !== null && seen !== today
}

/** Never in the middle of something, or over the cookie bar. */
function isBusy(): boolean {
  return isInTheMiddle() || document.querySelector('.consent-bar') !== null
}
