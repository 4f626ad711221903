import { type Deployed, deployed } from './deployed.ts'
import { idle, wordsOf } from './people.ts'
import { type BrowserContext, expect, type Page, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** As many as a busy person has open: `E2E_TABS=20 npm run e2e -- new-builds`. */
const tabs = Number(process.env.E2E_TABS ?? 4)
const shop = `http://localhost:${process.env.E2E_PORT}`
const builds = ['build-one', 'build-two', 'build-three']

let published = 0

/** Publishes a build as a deployment does: with a worker of its own, which the browser hears of by one of the tabs. */
async function publish(site: Deployed, id: string, page: Page) {
  const worker = await (await fetch(`${shop}/sw.js`)).text()
  site.serve('/builds/latest.json', 'application/json', JSON.stringify({ id }))
  site.serve('/sw.js', 'text/javascript; charset=utf-8', `${worker}\n// ${published++}`)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
}

/** A tab on a page, and how often it has loaded. */
async function open(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const tab = { page, loads: 0 }
  page.on('domcontentloaded', () => tab.loads++)
  await page.goto(address)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await idle(page)
  return tab
}

const reloadedFor = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('reloaded-for')).catch(() => null)

test('three builds within a minute reload each tab at most once each, and none in unsaved text', async ({
  context,
}) => {
  const t = await wordsOf('en')
  const site = await deployed(shop)
  const writer = await open(context, `${site.origin}/contact`)
  const readers: (typeof writer)[] = []
  while (readers.length < tabs - 1) readers.push(await open(context, `${site.origin}/imprint`))
  const field = writer.page.getByRole('main').getByRole('textbox').last()
  await field.fill('My order is late, and')

  const began = performance.now()
  for (const [index, id] of builds.entries()) {
    await publish(site, id, writer.page)
    // The last two come right after each other, while tabs are loading.
    if (index === 1) continue
    for (const { page } of readers) await idle(page)
    // A tab that was loading hears of the next worker, or with its look each minute; the same build is no reason to load again.
    await publish(site, id, writer.page)
    for (const { page } of readers) await expect.poll(() => reloadedFor(page), { timeout: 90_000 }).toBe(id)
    for (const { page } of readers) await idle(page)
  }
  console.log(`${tabs} tabs, three builds: ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  for (const { loads } of readers) {
    expect(loads).toBeGreaterThan(1)
    expect(loads).toBeLessThanOrEqual(1 + builds.length)
  }
  console.log(`loads: ${readers.map(({ loads }) => loads).join(' ')}, the tab with text: ${writer.loads}`)

  expect(writer.loads).toBe(1)
  await expect(field).toHaveValue('My order is late, and')
  const reload = writer.page.getByRole('button', { name: t('app.reload') })
  for (const width of [360, 768, 1280]) {
    await writer.page.setViewportSize({ width, height: 720 })
    await expect(reload).toBeInViewport({ ratio: 1 })
  }
  await reload.click()
  await expect.poll(() => writer.loads).toBe(2)
  await expect(writer.page.getByText(t('app.inputKept'))).toBeVisible()
  await expect(field).toHaveValue('My order is late, and')
  await site.stop()
})
