import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { bench } from './measuring/bench.ts'

/**
 * What the offline app keeps in the browser of a visitor who reads five pages, in bytes as they lie there, in a language with other
 * letters too: `npm run bench -- kept-bytes`.
 */
const languages = ['en', 'ar'] as const satisfies readonly Locale[]
const paths = ['', '/league-of-legends/elo-boost', '/valorant', '/boosters', '/glossary']

type Sizes = { pages: number; script: number; style: number; font: number; other: number; count: number }

await bench(
  async ({ product, figure }) => {
    const { url } = await product()
    const browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
    try {
      for (const language of languages) {
        const context = await browser.newContext()
        const { count, ...parts } = await read(context, url, language === 'en' ? '' : `/${language}`)
        const bytes = Object.values(parts).reduce((all, each) => all + each, 0)
        const what = `${language}: kept after ${paths.length} pages`
        figure({ what, value: bytes / 1_000, unit: ' kB', goal: 2_500, bound: 'at most' })
        const each = Object.entries(parts).map(([kind, size]) => `${kind} ${(size / 1_000).toFixed(0)} kB`)
        console.log(`  ${each.join(', ')}, ${count} entries`)
        await context.close()
      }
    } finally {
      await browser.close()
    }
  },
  { recorded: false },
)

/** Reads the pages, and waits for each until the worker has kept it and the one that opens in place of others. */
async function read(context: BrowserContext, url: string, prefix: string): Promise<Sizes> {
  const page = await context.newPage()
  for (const path of paths) {
    const address = `${prefix}${path}` || '/'
    await page.goto(url + address)
    await page.waitForFunction(
      async (all) => (await Promise.all(all.map((each) => caches.match(each)))).every(Boolean),
      [address, `${prefix}/offline`],
    )
    await page.waitForLoadState('networkidle')
  }
  return sizes(page)
}

/** The bodies in the worker's caches, as they lie there: without the compression of their transfer. */
function sizes(page: Page): Promise<Sizes> {
  return page.evaluate(async () => {
    const found = { pages: 0, script: 0, style: 0, font: 0, other: 0, count: 0 }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { size } = (await (await cache.match(request))?.blob()) ?? new Blob()
        const [, end = ''] = /\.(\w+)$/.exec(new URL(request.url).pathname) ?? []
        const kind = ({ js: 'script', css: 'style', woff2: 'font' } as const)[end] ?? 'other'
        found[name === 'pages' ? 'pages' : kind] += size
        found.count++
      }
    }
    return found
  })
}
