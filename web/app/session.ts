import { useSyncExternalStore } from 'react'
import type { Contract } from '#contract/contract.ts'
import type { Subject } from '#core/permissions.ts'
import { answerOf, type CallApi, CallError, createCall, isCallError } from './call.ts'

export type SessionUser = Contract['getMe']['reply']['data']['user']
/** `user` is undefined until it is known whether somebody is signed in. */
export type SessionState = { user: SessionUser | null | undefined }

const cookieName = 'access_token'

function accessToken(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
}

/** Who is signed in in this browser, and the typed client that speaks for them (spec 4). */
export class Session {
  readonly call: CallApi
  #state: SessionState = { user: undefined }
  readonly #listeners = new Set<() => void>()
  readonly #apiBaseUrl: string
  #loading: Promise<SessionUser | null> | undefined

  constructor(apiBaseUrl: string) {
    this.#apiBaseUrl = apiBaseUrl
    this.call = createCall(apiBaseUrl, { access: accessToken, refresh: () => this.#refresh() })
  }

  token(): string | undefined {
    return accessToken()
  }

  get state(): SessionState {
    return this.#state
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Fetches the user once; a failed fetch logs out. */
  load(): Promise<SessionUser | null> {
    this.#loading ??= this.#fetchUser()
    return this.#loading
  }

  /** Reads the user again, after something about them has changed. */
  async reload(): Promise<void> {
    this.#loading = undefined
    await this.load()
  }

  async subject(): Promise<Subject> {
    const user = await this.load()
    return user && { id: user._id, permissions: user.permissions, banned: false }
  }

  async logOut(): Promise<void> {
    try {
      await this.call('logout')
    } finally {
      this.#forget()
    }
  }

  async #fetchUser(): Promise<SessionUser | null> {
    if (!accessToken()) return this.#set(null)
    try {
      const { data } = await this.call('getMe')
      return this.#set(data.user)
    } catch (error) {
      // Offline is no reason to sign somebody out: only an answer is.
      if (isCallError(error) && error.status > 0) this.#forget()
      else console.warn('The user could not be read', error)
      return this.#set(null)
    }
  }

  /** One tab refreshes at a time; a tab that waited finds the new token in the cookie. */
  async #refresh(): Promise<boolean> {
    const before = accessToken()
    return navigator.locks.request('refresh-session', async () => {
      if (accessToken() !== before) return accessToken() !== undefined
      const { ok, status, code } = await answerOf(() =>
        fetch(`${this.#apiBaseUrl}/v1/auth/refresh`, { method: 'POST', credentials: 'same-origin' }),
      )
      if (ok) return true
      if (status !== 401 && status !== 403) throw new CallError(status, code)
      this.#forget()
      return false
    })
  }

  #forget() {
    document.cookie = `${cookieName}=; path=/; max-age=0; samesite=lax`
  }

  #set(user: SessionUser | null): SessionUser | null {
    this.#state = { user }
    for (const listener of this.#listeners) listener()
    return user
  }
}

const unknown: SessionState = { user: undefined }

/** The session's user; undefined on the server and until known, null for a visitor. */
export function useSessionState(session: Session | null): SessionState {
  return useSyncExternalStore(
    session?.subscribe ?? (() => () => {}),
    () => session?.state ?? unknown,
    () => unknown,
  )
}
