import { watchChunks } from './pwa/reload-on-broken-chunk.ts'
import { watchBuild } from './pwa/reload-on-new-build.ts'
import { startRealtime } from './realtime/start-realtime.ts'
import type { App } from './session/app-context.ts'
import { prepareToSay } from './texts/say.ts'
import { prepareToasts } from './ui/toasts.ts'

/** Starts the parts that the page needs later; `wished` is the address that the visitor is navigating to. */
export function startIdle(app: App, build: string, wished: () => URL): void {
  watchChunks(build, wished)
  watchBuild(build)
  void startRealtime(app)
  void import('#contract/operations.ts')
  // The error page is loaded in advance, because the network can be what fails.
  void import('./error-pages/fatal-page.tsx')
  void prepareToSay()
  void prepareToasts()
}
