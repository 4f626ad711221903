import { Watched } from '#web/kit/ui/watched.ts'
import { isInTheMiddle, isPaying, keepInput } from './unsaved-input.ts'

const key = 'reloaded-for'

/**
 * A newer version of the site waits to be loaded. In the middle of something it is offered instead; whoever says “later”
 * gets it with the next page.
 */
export class NewVersion extends Watched {
  #state: 'none' | 'offered' | 'later' | 'required' = 'none'

  get isOffered(): boolean {
    return this.#state === 'offered' || this.isRequired
  }

  /** The page's own version has gone from the site, so it can't wait for the next page. */
  get isRequired(): boolean {
    return this.#state === 'required'
  }

  /**
   * `version` is what names it: each causes one reload, since during a deployment an old server can answer it. What arrives
   * while another is offered comes with its reload.
   */
  arrived(version: string): void {
    if (triedFor(version) || this.#state !== 'none') return
    if (isInTheMiddle()) this.#set(isPaying() ? 'later' : 'offered')
    else location.reload()
  }

  /** The site no longer serves a file of this page's version. True if the page can reload at once; otherwise it offers to. */
  ownHasGone = (): boolean => {
    if (!isInTheMiddle()) return true
    if (!isPaying()) this.#set('required')
    return false
  }

  later = (): void => this.#set('later')

  reload = (): void => {
    keepInput()
    location.reload()
  }

  /** Another page is shown now: a version that waits is loaded with it. */
  pageChanged(): void {
    if (this.#state !== 'none' && !isInTheMiddle()) location.reload()
  }

  #set(state: 'offered' | 'later' | 'required'): void {
    this.#state = state
    this.changed()
  }
}

function triedFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(key) === version) return true
    sessionStorage.setItem(key, version)
    return false
  } catch (error) {
    console.warn('The version could not be remembered', error)
    return true
  }
}

/** This page's. */
export const newVersion = new NewVersion()
