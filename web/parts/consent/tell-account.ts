import type { App } from '#web/frame/session/app-context.ts'
import type { VisitorConsent } from './visitor-consent.ts'

/** Sends the choice to the account whenever the account says something else, also after signing in (spec 7). */
export function tellAccount({ session, call }: App, consent: VisitorConsent): void {
  if (!session) return
  let told = ''
  const tell = () => {
    const { user } = session.state
    if (!user || consent.current.state === 'undecided') return
    const agreed = consent.allowsAnalytics
    const words = `${user._id} ${agreed}`
    if (user.consent === agreed && told === '') return
    if (words === told) return
    told = words
    call('setConsent', { body: { user: user._id, consent: agreed } }).catch(() => {
      // The next page tries again: the account still differs then.
      told = ''
    })
  }
  session.subscribe(tell)
  consent.subscribe(tell)
  tell()
}
