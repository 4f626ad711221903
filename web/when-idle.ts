import { watchChunks } from './pwa/reload-on-broken-chunk.ts'
import { watchBuild } from './pwa/reload-on-new-build.ts'
import { startRealtime } from './realtime/start-realtime.ts'
import type { App } from './session/app-context.ts'
import { prepareToSay } from './texts/say.ts'
import { prepareToasts } from './ui/toasts.ts'

/** Starts what a page needs, but nobody waits for; `wished` is where somebody is on the way to. */
export function startIdle(app: App, build: string, wished: () => URL): void {
  watchChunks(build, wished)
  watchBuild(build)
  void startRealtime(app)
  void import('#contract/operations.ts')
  // At hand when it is needed: it may be the network that has failed.
  void import('./error-pages/fatal-page.tsx')
  void prepareToSay()
  void prepareToasts()
}
