import type { DataRouter } from 'react-router'
import { startAnalytics } from './analytics/start-analytics.ts'
import { startConsent } from './consent/start-consent.ts'
import { watchChunks } from './pwa/reload-on-broken-chunk.ts'
import { watchBuild } from './pwa/reload-on-new-build.ts'
import { startRealtime } from './realtime/start-realtime.ts'
import { goTo } from './router/page-state.ts'
import type { App } from './session/app-context.ts'
import { followOtherTabs } from './session/follow-other-tabs.ts'
import { startFooter } from './shell/live-footer.ts'
import { startShortcuts } from './shortcuts/start-shortcuts.ts'
import { prepareToSay, say } from './texts/say.ts'
import { startAccountTheme } from './theme/account-theme.ts'
import { lucide } from './ui/late-icons.ts'
import { prepareToasts } from './ui/toasts.ts'

/** Starts the parts that the page needs later. */
export function startIdle(app: App, build: string, router: DataRouter): void {
  // The address that the visitor is navigating to.
  const wished = () => {
    const { location: shown, navigation } = router.state
    return new URL(router.createHref(navigation.location ?? shown), location.href)
  }
  watchChunks(build, wished)
  watchBuild(build)
  lucide.source = app.site.iconPath
  startConsent(app)
  startAnalytics(app, router)
  startAccountTheme(app)
  startShortcuts(app, {
    go: (address) => void goTo(router, address).catch((error) => void say(app.t, error)),
    help: () =>
      void import('./shortcuts/shortcuts-root.tsx').then(
        ({ showShortcuts }) => showShortcuts(app),
        console.warn,
      ),
  })
  startFooter()
  followOtherTabs(app, router)
  void startRealtime(app)
  void import('#contract/operations.ts')
  // Without a connection, a link still leads to the pages that have been prefetched.
  void import('./page-modules.ts')
  void import('./support/start-chat.tsx').then(({ startChat }) => startChat(app)).catch(console.warn)
  // The error page is loaded in advance, because the network can be what fails.
  void import('./error-pages/fatal-page.tsx')
  void prepareToSay()
  void prepareToasts()
}
