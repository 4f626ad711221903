import type { DataRouter } from 'react-router'
import type { SiteMap } from '../router/site-map.ts'
import type { App } from '../session/app-context.ts'
import { intentionsOf } from './intentions.ts'

/** Without the store's module, which visitors never need. */
async function hasStores(): Promise<boolean> {
  const stores = (await globalThis.indexedDB?.databases?.()) ?? []
  return stores.some(({ name }) => name?.startsWith('own-'))
}

/**
 * Keeps a person's own orders on their device while they are signed in, and deletes them when they leave: by signing out,
 * by a ban, when their session was ended, and when somebody else signs in. A session that expired leaves what is unsent.
 */
export function startKept(app: App, router: DataRouter, map: SiteMap): void {
  const { session } = app
  if (!session) return
  let known: string | null = null
  let keeps = false
  const follow = async () => {
    const { kind, user } = session.state
    if (kind === 'known') {
      if (user._id === known) return
      known = user._id
      const { welcome } = await import('./own-store.ts')
      await welcome(session)
      if (keeps) return
      keeps = true
      const { keepOwnPages } = await import('./own-pages.ts')
      keepOwnPages(app, router, map)
      const intentions = intentionsOf(app)
      // The page is read again once the last has been sent, so that it shows them all.
      intentions.onSent(() => intentions.list.every(({ refusal }) => refusal) && void router.revalidate())
      await intentions.open()
      await intentions.send()
      return
    }
    known = null
    // Nothing has answered yet.
    if (kind === 'unknown' || !(await hasStores())) return
    const { forgetOwn, forgetRead } = await import('./own-store.ts')
    await (kind === 'banned' || session.over === 'ended' ? forgetOwn() : forgetRead())
  }
  const heed = () => void follow().catch(console.warn)
  session.subscribe(heed)
  heed()
}
