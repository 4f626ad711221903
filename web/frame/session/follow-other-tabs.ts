import type { DataRouter } from 'react-router'
import type { App } from './app-context.ts'
import { personKey } from './person.ts'

/** Who signs out in one tab is signed out in all of them: each removes what it showed of the person. */
export function followOtherTabs(
  { session }: Pick<App, 'session'>,
  router: Pick<DataRouter, 'revalidate'>,
): void {
  addEventListener('storage', ({ key }) => {
    if (key !== personKey && key !== null) return
    void session?.follow().then((changed) => (changed ? router.revalidate() : undefined))
  })
}
