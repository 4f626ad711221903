import { createContext, useContext } from 'react'
import type { Site } from '#contract/site.ts'
import type { Formats } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Texts } from '../texts/texts.ts'
import type { CallApi } from './call.ts'
import { type Person, personOf } from './person.ts'
import { type Session, useSessionState } from './session.ts'
import type { SessionUser } from './session-user.ts'

export type App = {
  locale: Locale
  dir: 'ltr' | 'rtl'
  t: Translate
  /** Brings the texts of a part that isn't on the page yet; `t` knows them then. */
  texts: Pick<Texts, 'ensure'>
  format: Formats
  site: Site
  call: CallApi
  /** The zone of the times in the first rendering: the reader's, from their cookie; null if the server didn't know it. */
  timeZone?: string | null
  /** Null on the server, where pages contain no personal data from the browser. */
  session: Session | null
}

export const AppContext = createContext<App | null>(null)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('Rendered outside of the app')
  return app
}

export function useTranslate(): Translate {
  return useApp().t
}

export function useCall(): CallApi {
  return useApp().call
}

/** The signed-in user; undefined until known, null for a visitor. */
export function useUser(): SessionUser | null | undefined {
  return useSessionState(useApp().session).user
}

/** The person in the frame: the signed-in one, or the last known one until the session is loaded. */
export function usePerson(): Person | null {
  const state = useSessionState(useApp().session)
  if (state.kind === 'unknown') return state.last
  return state.user && personOf(state.user)
}
