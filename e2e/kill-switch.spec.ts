import { href } from '#i18n/href.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { workerFile } from '#server/site/installed-app/worker-file.ts'
import { deployed } from './deployed.ts'
import { alive } from './people.ts'
import { expect, type Page, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const javascript = 'text/javascript; charset=utf-8'

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)
const pageName = (page: Page) => page.getByRole('heading', { level: 1 })

test('a faulty worker that answers with an old page is gone once the offline app is switched off', async ({
  page,
}) => {
  const site = await deployed(`http://localhost:${process.env.E2E_PORT}`)
  const faulty = `self.addEventListener('install', () => self.skipWaiting())
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
    self.addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate')
        event.respondWith(new Response('<h1>An old page</h1>', { headers: { 'content-type': 'text/html' } }))
    })`
  site.serve('/sw.js', javascript, faulty)
  await page.goto(`${site.origin}/`)
  await expect.poll(() => isControlled(page)).toBe(true)
  await page.evaluate(() => caches.open('pages').then((cache) => cache.put('/', new Response('old'))))
  await page.reload()
  await expect(pageName(page)).toHaveText('An old page')

  const [last] = workerFile({ ...readConfig({ NODE_ENV: 'test' }), offlineApp: false }, 'any')
  site.serve('/sw.js', javascript, (await last?.content()) ?? '')
  // Browsers look for a new worker with each page, whatever the old one answers.
  await expect
    .poll(async () => {
      await page.reload()
      return pageName(page).textContent()
    })
    .not.toBe('An old page')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.goto(`${site.origin}${href('/glossary', 'de')}`)
  await alive(page)
  await site.stop()
})
