import type { BrowserContext, Page } from '@playwright/test'
import { storedItem } from '#core/test/stored-item.ts'

/** Every request that leaves the site, from now on. */
export function strangers(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (sent) => {
    const { protocol, port } = new URL(sent.url())
    if (protocol.startsWith('http') && port !== process.env.E2E_PORT) seen.push(sent.url())
  })
  return seen
}

/** What is stored in the browser that the table of cookies doesn't list as necessary. */
export async function unlisted(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ['cookie', name] as const)
  const { local, session, databases } = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
  }))
  const all = [
    ...cookies,
    ...local.map((name) => ['localStorage', name] as const),
    ...session.map((name) => ['sessionStorage', name] as const),
  ]
  const found = all.filter(([place, name]) => storedItem(place, name)?.category !== 'necessary')
  return [...found.map(String), ...databases.map(({ name }) => `database ${name}`)]
}
