// `npm run bench -- looks [--empty] [--only admin/orders,admin/users] [--out folder]`
import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import sharp from 'sharp'
import { consentMark, enabledValue } from '#core/people/consent.ts'
import { permissions } from '#core/people/permissions.ts'
import { demoPassword } from '#db/demo-people.ts'
import { pathIn } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { insertBooster, insertCustomer, signIn } from '#server/test/factories.ts'
import { bench } from './measuring/bench.ts'

/**
 * Draws each page without parameters in its 18 forms, to be looked at: three widths, three languages, both themes, on one sheet
 * per page. `--empty` shows them to people who have nothing yet, in a shop without orders. A page that can't be drawn doesn't
 * end the others.
 */
const { values } = parseArgs({
  options: {
    empty: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'test-results/looks' },
  },
})

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
] as const
const languages: readonly Locale[] = ['en', 'de', 'ar']
const themes = ['dark', 'light'] as const
/** The height of a picture on the sheet. */
const drawn = 620
const gap = 12

/** Who looks at a page; each has an account in the demo. */
const lookers = { admin: 'admin', booster: 'kestrel', customer: 'mira', visitor: null } as const
type Looker = keyof typeof lookers

function lookerOf(pattern: RoutePattern): Looker {
  if (pattern.startsWith('/dashboard/admin')) return 'admin'
  if (pattern.startsWith('/dashboard/booster')) return 'booster'
  return pattern.startsWith('/dashboard') ? 'customer' : 'visitor'
}

const wanted = values.only.split(',')
const patterns = routePatterns.filter(
  (pattern) => !pattern.includes(':') && wanted.some((part) => pattern.includes(part)),
)

await bench(
  async ({ database, product }) => {
    const { ownerUrl } = await database()
    const { url } = await product(values.empty ? { DEMO_DATA: '0' } : {})
    const executablePath = execFileSync(process.execPath, ['run/chromium.mjs'], { encoding: 'utf8' }).trim()
    const browser = await chromium.launch({
      executablePath,
      args: ['--font-render-hinting=slight', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    })
    const tokens = values.empty ? await newPeople(ownerUrl) : {}
    await mkdir(values.out, { recursive: true })
    const failed: string[] = []
    for (const pattern of patterns)
      await sheetOf(pattern, { browser, url, tokens }).catch((error: unknown) => {
        failed.push(pattern)
        console.error(pattern, error)
      })
    await browser.close()
    if (failed.length > 0) throw new Error(`no sheet of ${failed.join(', ')}`)
  },
  { recorded: false },
)

type Shop = { browser: Browser; url: string; tokens: Partial<Record<Looker, string>> }

async function sheetOf(pattern: RoutePattern, shop: Shop): Promise<void> {
  const rows: Buffer[][] = []
  for (const language of languages) {
    const context = await contextOf(lookerOf(pattern), shop)
    const page = await context.newPage()
    await page.goto(shop.url + pathIn(pattern, language))
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => null)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      rows.push([])
      for (const size of sizes) {
        await page.setViewportSize(size)
        const picture = await page.screenshot({ animations: 'disabled' })
        rows.at(-1)?.push(await sharp(picture).resize({ height: drawn }).png().toBuffer())
      }
    }
    await context.close()
  }
  const name = pattern === '/' ? 'home' : pattern.slice(1).replaceAll('/', '-')
  await sheet(rows, `${values.out}/${name}.png`)
  console.log(pattern)
}

async function contextOf(looker: Looker, { browser, url, tokens }: Shop) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  })
  const declined = { ncc_c: consentMark(null), ncc_e: enabledValue([]) }
  await context.addCookies(Object.entries(declined).map(([name, value]) => ({ name, value, url })))
  await signInAs(looker, context, url, tokens[looker])
  return context
}

async function signInAs(looker: Looker, context: BrowserContext, url: string, token?: string) {
  if (token) return context.addCookies([{ name: 'access_token', value: token, url }])
  const name = lookers[looker]
  if (!name) return
  const data = { email: `${name}@peakline.example`, password: demoPassword }
  await context.request.post(`${url}/v1/auth/login`, { data })
}

/** People of an empty shop. */
async function newPeople(databaseUrl: string): Promise<Shop['tokens']> {
  const db = openDatabase(databaseUrl, { connections: 1 })
  const services = { db, config: { secretKey: 'looks' }, now: () => new Date() }
  const tokenOf = async ({ id }: { id: string }) => signIn(services, id)
  try {
    return {
      admin: await tokenOf(
        await insertCustomer({ db }, { username: 'admin', permissions: [...permissions] }),
      ),
      booster: await tokenOf(await insertBooster({ db }, { filters: [], user: { username: 'booster' } })),
      customer: await tokenOf(await insertCustomer({ db }, { username: 'customer' })),
    }
  } finally {
    await db.destroy()
  }
}

/** Two forms beside each other in each line. */
async function sheet(rows: Buffer[][], file: string): Promise<void> {
  const widths = sizes.map(({ width, height }) => Math.round((width / height) * drawn))
  const half = widths.reduce((sum, width) => sum + width + gap, gap)
  const lines = Math.ceil(rows.length / 2)
  const parts = rows.flatMap((row, index) =>
    row.map((input, at) => ({
      input,
      left: (index % 2) * half + gap + widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0),
      top: gap + Math.floor(index / 2) * (drawn + gap),
    })),
  )
  await sharp({
    create: { width: 2 * half, height: lines * (drawn + gap) + gap, channels: 3, background: '#777' },
  })
    .composite(parts)
    .png()
    .toFile(file)
}
