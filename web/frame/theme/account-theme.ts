import type { App } from '../session/app-context.ts'
import { chooseTheme, chosenTheme, subscribeTheme } from './use-theme.ts'

/**
 * One theme on all devices of a person: their account's theme is shown here, and one that they choose here is stored in
 * the account.
 */
export function startAccountTheme({ session, call }: App): void {
  if (!session) return
  // What the account and this browser last agreed on.
  let agreed: string | null = null
  const follow = () => {
    const { user } = session.state
    if (!user?.theme || user.theme === agreed) return
    agreed = user.theme
    if (chosenTheme() !== user.theme) chooseTheme(user.theme)
  }
  const store = () => {
    const theme = chosenTheme()
    const { kind, user } = session.state
    if (kind !== 'known' || theme === agreed || theme === user.theme) return
    agreed = theme
    call('saveAppearance', { body: { theme } }).catch((error) => {
      agreed = null
      console.warn('The theme could not be stored in the account', error)
    })
  }
  session.subscribe(follow)
  subscribeTheme(store)
  follow()
}
