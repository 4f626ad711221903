import { useSyncExternalStore } from 'react'
import type { Subject } from '#core/people/permissions.ts'
import { Watched } from '#web/kit/ui/watched.ts'
import {
  answerOf,
  type CallApi,
  CallError,
  createCall,
  isCallError,
  type Prove,
  type Tokens,
  unanswered,
  withToken,
} from './call.ts'
import { keepPerson, lastPerson, type Person, personOf } from './person.ts'
import type { SessionUser } from './session-user.ts'

/** Only a server's answer makes someone known or a visitor; without one the state stays the same. */
export type SessionState =
  | { kind: 'known'; user: SessionUser }
  | { kind: 'none'; user: null }
  /** The server ended the session while the page was open. The page keeps the person's data until they decide. */
  | { kind: 'ended'; user: SessionUser }
  /** Staff banned the person; `news` until they have read it, if it happened while the page was open. */
  | { kind: 'banned'; user: null; news: boolean }
  /** Before the first answer; `last` is the person who was here before. */
  | { kind: 'unknown'; user: undefined; last: Person | null }

/** Over https the name has the prefix. */
const cookieNames = ['__Host-access_token', 'access_token']

/**
 * Whether an answer means that the session is over or the person banned. Other failures don't, nor does a network that
 * answers for us, since it has none of our codes.
 */
function endsSession(status: number, code: string): boolean {
  return (status === 401 || status === 403) && code !== 'something_wrong'
}

function accessToken(): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='))
  return pairs.find(([name = '']) => cookieNames.includes(name))?.[1]
}

/** The person signed in in this browser, and the typed client for their calls (spec 4). */
export class Session extends Watched {
  readonly call: CallApi
  /** The build that runs here: another one may not know the form of what this one keeps on the device. */
  build = ''
  #state: SessionState
  readonly #origin: string
  readonly #tokens: Tokens = {
    access: accessToken,
    refresh: (refused) => this.#refresh(refused),
    banned: () => this.#ban(),
  }
  #loading: Promise<SessionState['user']> | undefined
  /** Opens the dialog in which the person proves who they are; set by the frame once it is there. */
  prover: Prove | null = null
  #proving: Promise<boolean> | undefined
  /** How the page's last session ended; null until one has. */
  over: 'expired' | 'ended' | null = null

  /** `origin` is the API's, for processes in which no page has an origin. */
  constructor(origin = '') {
    super()
    this.#origin = origin
    this.call = createCall(origin, this.#tokens, (proofs) => this.#prove(proofs))
    this.#state = { kind: 'unknown', user: undefined, last: accessToken() ? lastPerson() : null }
  }

  token(): string | undefined {
    return accessToken()
  }

  get state(): SessionState {
    return this.#state
  }

  /** Fetches the user once; if there is no answer, the next call tries again. */
  load(): Promise<SessionState['user']> {
    this.#loading ??= this.#fetchUser()
    return this.#loading
  }

  /** Reads the user again after a change. */
  async reload(): Promise<void> {
    this.#loading = undefined
    await this.load()
  }

  /** The person for a guarded page's check; throws if there is no answer. */
  async subject(): Promise<Subject> {
    let user = await this.load()
    // Scripts can't see the refresh cookie, so a page that needs to know tries it.
    if (user === null && !accessToken() && (await this.#refresh(undefined).catch(unlessBanned)))
      user = await this.load()
    if (this.#state.kind === 'banned') return { id: '', permissions: [], banned: true }
    if (user === undefined) throw unanswered()
    return (
      user && {
        id: user._id,
        permissions: user.permissions,
        banned: false,
        ...(user.withheld && { withheld: user.withheld }),
      }
    )
  }

  /** A file with restricted access, or null. */
  async file(fileId: string): Promise<Blob | null> {
    const { methodAndPath } = await import('#contract/operations.ts')
    const path = methodAndPath('getFile').path.replace(':file_id', fileId)
    const { blob } = await withToken(this.#tokens, async (token) => {
      const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
      const response = await fetch(`${this.#origin}${path}`, { headers, credentials: 'same-origin' })
      if (response.ok) return { code: '', blob: await response.blob() }
      const { message = '' } = await response.json().catch(() => ({}))
      return { code: message as string, blob: null }
    })
    return blob
  }

  /** Throws if the server doesn't answer, because its cookie would sign the person in again. */
  async logOut(): Promise<void> {
    await this.call('logout')
    this.leave()
  }

  /** The server has ended the session on the person’s wish. */
  leave(): void {
    this.over = 'ended'
    this.#forget()
    this.#set(null)
  }

  /**
   * Follows what another tab did: whoever signed out there is signed out here, and whoever signed in there is here too.
   * Resolves to whether something changed.
   */
  async follow(): Promise<boolean> {
    const { kind, user } = this.#state
    if (!user) return false
    const isAnother = (lastPerson()?.id ?? user._id) !== user._id
    if (accessToken() && (kind === 'ended' || isAnother)) await this.reload()
    else if (accessToken()) return false
    else {
      this.over = 'ended'
      this.#set(null)
    }
    return true
  }

  async #fetchUser(): Promise<SessionState['user']> {
    const { kind } = this.#state
    if (!accessToken() && kind === 'ended') return this.#state.user
    if (!accessToken() && kind !== 'known') return this.#set(null)
    try {
      // The cookie vanished from under the open page: only the refresh cookie shows if the session is over.
      if (!accessToken() && !(await this.#refresh(undefined))) return this.#state.user
      const { data } = await this.call('getMe')
      return this.#set(data.user)
    } catch (error) {
      if (isBan(error)) {
        this.#ban()
        return null
      }
      if (isCallError(error) && endsSession(error.status, error.code)) {
        this.#end('ended')
        return this.#state.user
      }
      console.warn('The user could not be read', error)
      this.#loading = undefined
      return this.#state.user
    }
  }

  /** Calls that need a proof at the same moment share one dialog. */
  #prove(proofs: Parameters<Prove>[0]): Promise<boolean> {
    this.#proving ??= (this.prover?.(proofs) ?? Promise.resolve(false)).finally(() => {
      this.#proving = undefined
    })
    return this.#proving
  }

  /** One tab refreshes at a time; a tab that waited finds the new token in the cookie. */
  async #refresh(refused: string | undefined): Promise<boolean> {
    return inOneTab('refresh-session', async () => {
      if (accessToken() !== refused) return accessToken() !== undefined
      const { ok, status, code } = await answerOf(() =>
        fetch(`${this.#origin}/v1/auth/refresh`, { method: 'POST', credentials: 'same-origin' }),
      )
      if (code === bannedCode) this.#ban()
      if (!ok && (code === bannedCode || !endsSession(status, code))) throw new CallError(status, code)
      if (!ok) this.#end(code === 'token_expired' ? 'expired' : 'ended')
      // The visitor has a session after all.
      else if (this.#state.user === null) void this.reload()
      return ok
    })
  }

  /** A person who was signed out while the page was open chooses not to sign in again. */
  giveUp(): void {
    this.#set(null)
  }

  /** A banned person has read that they are. */
  noteBan(): void {
    this.#show({ kind: 'banned', user: null, news: false })
  }

  /** The cookies stay: they prove who is told why, and they work again once the ban is lifted. */
  #ban() {
    const { kind } = this.#state
    if (kind === 'banned') return
    keepPerson(null)
    this.#show({ kind: 'banned', user: null, news: kind === 'known' })
  }

  /** A guest can't sign in again, and a person whose page has just opened has nothing to lose. */
  #end(over: 'expired' | 'ended') {
    this.over ??= over
    this.#forget()
    const { kind, user } = this.#state
    if (kind === 'known' && user.kind !== 'guest') this.#show({ kind: 'ended', user })
    else if (kind !== 'ended') this.#set(null)
  }

  #forget() {
    document.cookie = 'access_token=; path=/; max-age=0; samesite=lax'
    document.cookie = '__Host-access_token=; path=/; max-age=0; samesite=lax; secure'
  }

  #set(user: SessionUser | null): SessionUser | null {
    if (user) this.over = null
    keepPerson(user && personOf(user))
    this.#show(user ? { kind: 'known', user } : { kind: 'none', user: null })
    return user
  }

  #show(state: SessionState) {
    this.#state = state
    this.changed()
  }
}

const bannedCode = 'account_banned'

function isBan(error: unknown): boolean {
  return isCallError(error) && error.code === bannedCode
}

function unlessBanned(error: unknown): false {
  if (isBan(error)) return false
  throw error
}

const unknown: SessionState = { kind: 'unknown', user: undefined, last: null }

/** The session's state; unknown on the server. */
export function useSessionState(session: Session | null): SessionState {
  return useSyncExternalStore(
    session?.subscribe ?? (() => () => {}),
    () => session?.state ?? unknown,
    () => unknown,
  )
}

/** Only pages that came by https can wait for other tabs; elsewhere the server's grace for a token used twice must do. */
function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks?.request(name, work) ?? work()
}
