import { cookieDays } from '#core/base/cookies.ts'
import { dropCookie, readCookies, writeCookie } from '../consent/own-cookies.ts'
import type { Conversion, Counter } from './counter.ts'

const numberName = '_ga'

/**
 * Google's script in a sandboxed frame without our origin (server/site/analytics/google-frame.ts): it can't read pages,
 * fields or cookies of ours, needs no exception in their policy, and ends when the frame goes. We keep the visitor's
 * number for it and tell it each page's address without its query.
 */
export class GoogleCounter implements Counter {
  #frame: { window: Promise<Window>; element: HTMLIFrameElement } | undefined

  view(page: string): void {
    const figures = { page_location: location.origin + page, page_title: document.title }
    this.#say({ event: 'page_view', figures })
  }

  conversion({ transaction_id, amount, currency }: Conversion): void {
    this.#say({ event: 'purchase', figures: { transaction_id, value: amount / 100, currency } })
  }

  stop(): void {
    this.#frame?.element.remove()
    this.#frame = undefined
  }

  forget(): void {
    this.stop()
    for (const name of Object.keys(readCookies())) if (name.startsWith(numberName)) dropCookie(name)
    sessionStorage.removeItem(numberName)
  }

  #say(message: object): void {
    this.#frame ??= this.#open()
    void this.#frame.window.then((window) => window.postMessage(message, '*'))
  }

  #open() {
    const element = document.createElement('iframe')
    element.hidden = true
    element.title = 'Analytics'
    element.setAttribute('sandbox', 'allow-scripts')
    const loaded = new Promise<Window>((resolve) => {
      element.addEventListener('load', () => {
        const { contentWindow } = element
        if (!contentWindow) return
        const page = location.origin + location.pathname
        // A sandboxed document has no origin that could be named.
        contentWindow.postMessage({ visitor: visitor(), visit: visit(), page }, '*')
        resolve(contentWindow)
      })
    })
    element.src = '/analytics/frame'
    document.body.append(element)
    return { element, window: loaded }
  }
}

/** A random number that tells visitors apart; the cookie that Google's script would set. */
function visitor(): string {
  const known = readCookies()[numberName]
  const number = known ?? `${crypto.getRandomValues(new Uint32Array(1))[0]}.${seconds()}`
  writeCookie(numberName, number, cookieDays.visitor)
  return number
}

function visit(): string {
  const number = sessionStorage.getItem(numberName) ?? seconds()
  sessionStorage.setItem(numberName, number)
  return number
}

function seconds(): string {
  return String(Math.floor(Date.now() / 1000))
}
