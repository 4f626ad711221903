import { startBell } from '#web/account/notifications/start-bell.tsx'
import { watchChunks } from '#web/frame/pwa/reload-on-broken-chunk.ts'
import { startRealtime } from '#web/frame/realtime/start-realtime.ts'
import type { FirstRouter } from '#web/frame/router/first-router.ts'
import { goTo } from '#web/frame/router/page-state.ts'
import { keepTranslatedTexts } from '#web/frame/router/translated-texts.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { followOtherTabs } from '#web/frame/session/follow-other-tabs.ts'
import { startFooter } from '#web/frame/shell/live-footer.ts'
import { prepareToSay, say } from '#web/frame/texts/say.ts'
import { startAccountTheme } from '#web/frame/theme/account-theme.ts'
import { lucide } from '#web/kit/ui/late-icons.ts'
import { prepareToasts } from '#web/kit/ui/toasts.ts'
import { startAnalytics } from '#web/parts/analytics/start-analytics.ts'
import { startConsent } from '#web/parts/consent/start-consent.ts'
import { newVersion } from '#web/parts/installed-app/new-version.ts'
import { startInstalledApp } from '#web/parts/installed-app/start-installed-app.tsx'
import { showPalette } from '#web/parts/palette/palette-root.tsx'
import { startPalette } from '#web/parts/palette/start-palette.tsx'
import { startPush } from '#web/parts/push/start-push.ts'
import { showShortcuts } from '#web/parts/shortcuts/shortcuts-root.tsx'
import { startShortcuts } from '#web/parts/shortcuts/start-shortcuts.ts'
import { startChat } from '#web/support/start-chat.tsx'
import { supportSounds } from '#web/support/support-sounds.ts'
import { announceOrder } from '#web/work/booster/announce-order.ts'
import { siteMap } from './site-map.tsx'

export { keepTranslatedTexts }

/** On the page of the order that it is about, news is not announced: the page shows it. */
const isShown = (params: { order_id?: unknown }) => location.pathname.endsWith(String(params.order_id))

/** Starts the parts that the page needs later. */
export function startIdle(app: App, build: string, router: FirstRouter): void {
  void router.bring().catch(() => {})
  void app.texts.ensure(['errors']).catch(() => {})
  // The address that the visitor is navigating to.
  const wished = () => {
    const { location: shown, navigation } = router.state
    return new URL(router.createHref(navigation.location ?? shown), location.href)
  }
  keepTranslatedTexts()
  watchChunks(build, wished, newVersion.ownHasGone)
  startInstalledApp(app, build, router, siteMap)
  startPush(app, router)
  lucide.source = app.site.iconPath
  startConsent(app)
  startAnalytics(app, router)
  startAccountTheme(app)
  const acts = {
    go: (address: string) => void goTo(router, address).catch((error) => void say(app.t, error)),
    help: () => showShortcuts(app),
  }
  startShortcuts(app, { ...acts, palette: () => showPalette(app, acts) })
  startPalette(app, acts)
  startFooter()
  startBell(app)
  followOtherTabs(app, router)
  void startRealtime(app, {
    new_order_fits: { tell: (params, title) => announceOrder(app, String(params.order_id), title) },
    order_message: { isShown },
    order_paid: { isShown },
    // The page of the order has a card for the code.
    login_code_asked: { isShown: isOnItsPage },
    login_code_given: { isShown: isOnItsPage },
    support_waiting: {
      isShown: () => location.pathname.endsWith('/dashboard/admin/support'),
      onlyNewest: true,
      sounds: supportSounds,
    },
  })
  void import('#contract/operations.ts')
  void startChat(app).catch(console.warn)
  // The error page is loaded in advance, because the network can be what fails.
  void import('#web/account/error-pages/fatal-page.tsx')
  void prepareToSay()
  void prepareToasts()
}

function isOnItsPage({ order_id }: { order_id?: string | number }): boolean {
  return location.pathname.endsWith(`/dashboard/order/${order_id}`)
}
