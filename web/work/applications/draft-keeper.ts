import type { Contract } from '#contract/contract.ts'
import { type ApplicationContent, canMove, emptyContent } from '#core/boosters/applications.ts'
import type { Locale } from '#i18n/locales.ts'
import { type CallApi, isCallError } from '#web/frame/session/call.ts'
import { Watched } from '#web/kit/ui/watched.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

export type MyApplication = NonNullable<Contract['getMyApplication']['reply']['data']['application']>

export type DraftView = {
  content: ApplicationContent
  /** Where the draft is saved; null until the person is known. */
  place: 'browser' | 'account' | null
  /** The latest application of an account. */
  application: MyApplication | null
  /** From when on a refused person can apply again. */
  againAt: string | null
  saving: 'none' | 'waiting' | 'saved' | 'failed' | 'changed'
  savedAt: number | null
  /** A draft of this browser that waits beside the one of the account. */
  other: ApplicationContent | null
}

type Person = { kind: 'guest' | 'customer' } | null

const pauseMs = 600

/**
 * Keeps a draft saved after each change: a visitor's in their browser, a person's in their account, one call at a time
 * and with the version that it is based on.
 */
export class DraftKeeper extends Watched {
  #view: DraftView
  #version = 0
  /** What the server has. */
  #saved: ApplicationContent | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> = Promise.resolve()
  readonly #call: CallApi
  readonly #locale: Locale

  constructor(call: CallApi, locale: Locale) {
    super()
    this.#call = call
    this.#locale = locale
    this.#view = {
      content: emptyContent('UTC'),
      place: null,
      application: null,
      againAt: null,
      saving: 'none',
      savedAt: null,
      other: null,
    }
  }

  get view(): DraftView {
    return this.#view
  }

  /** Takes up the draft of the person who is here; guests belong to a browser, as visitors do. */
  async load(person: Person): Promise<void> {
    const kept = keptDraft()
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const fresh = kept ?? emptyContent(zone)
    if (person?.kind !== 'customer')
      return this.#show({ content: fresh, place: 'browser', saving: kept ? 'saved' : 'none' })
    const { data } = await this.#call('getMyApplication')
    const { application, again_at: againAt } = data
    if (application && canMove('save', application.status)) {
      this.#version = application.version
      this.#saved = application.content as ApplicationContent
      const other = kept && JSON.stringify(kept) !== JSON.stringify(this.#saved) ? kept : null
      if (!other) forgetDraft()
      const savedAt = Date.parse(application.updated_at)
      return this.#show({
        content: this.#saved,
        place: 'account',
        application,
        againAt,
        saving: 'saved',
        savedAt,
        other,
      })
    }
    this.#version = 0
    this.#saved = null
    this.#show({ content: fresh, place: 'account', application, againAt })
    if (kept && !application) await this.flush()
  }

  change(part: Partial<ApplicationContent>): void {
    this.#show({ content: { ...this.#view.content, ...part } })
    if (this.#view.place === 'browser') this.#keepHere()
    else this.#saveSoon()
  }

  /** Saves what isn't saved yet; with `always` also a draft without any change, so that it exists on the server. */
  flush(always = false): Promise<void> {
    clearTimeout(this.#timer)
    this.#running = this.#running.then(() => this.#save(always))
    return this.#running
  }

  /** Keeps one of two drafts: this browser's, or the account's. */
  choose(which: 'browser' | 'account'): void {
    const { other } = this.#view
    forgetDraft()
    this.#show({ other: null })
    if (which === 'browser' && other) this.change(other)
  }

  /** Begins again after a refusal. */
  beginAgain(): void {
    this.#show({ application: null, saving: 'none' })
  }

  async send(answer: string): Promise<void> {
    await this.flush(true)
    const { saving } = this.#view
    if (saving === 'failed' || saving === 'changed') return
    const { data } = await this.#call('sendMyApplication', { body: { version: this.#version, answer } })
    this.#show({ application: data.application, saving: 'saved' })
  }

  #saveSoon() {
    this.#show({ saving: 'waiting' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), pauseMs)
  }

  #keepHere() {
    keepDraft(this.#view.content)
    this.#show({ saving: 'saved', savedAt: Date.now() })
  }

  async #save(always: boolean): Promise<void> {
    const { content, place } = this.#view
    if (place !== 'account' || (content === this.#saved && !(always && this.#version === 0))) return
    this.#show({ saving: 'waiting' })
    try {
      const body = { version: this.#version, content: content as never, locale: this.#locale }
      const { data } = await this.#call('saveMyApplication', { body })
      this.#version = data.version
      this.#saved = content
      if (!this.#view.other) forgetDraft()
      const isLatest = this.#view.content === content
      this.#show({ saving: isLatest ? 'saved' : 'waiting', savedAt: Date.parse(data.updated_at) })
    } catch (error) {
      const changed = isCallError(error) && error.code === 'application_changed'
      this.#show({ saving: changed ? 'changed' : 'failed' })
      if (!isCallError(error)) console.warn(error)
    }
  }

  #show(part: Partial<DraftView>) {
    this.#view = { ...this.#view, ...part }
    this.changed()
  }
}
