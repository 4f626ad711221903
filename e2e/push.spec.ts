import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { inDatabase, newBooster } from './newcomers.ts'
import { enter, wordsOf } from './people.ts'
import { type BrowserContext, expect, type Page, test, type Worker } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const anyFilter = filterId(defaultConfig('league-of-legends', 'elo-boost'))

/** What a journey needs of a worker; the pages' types don't have it. */
type WorkerScope = EventTarget & { registration: ServiceWorkerRegistration }

/**
 * A Chromium without a screen can have no push service and show no notifications: what it lacks is made up, on the page and in
 * the worker. The pushes, the worker's own code and the server are real.
 */
async function withPush(context: BrowserContext) {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    if (Notification.permission !== 'granted') {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
    }
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const current = () => {
      const [endpoint, key] = [localStorage.getItem('test-endpoint'), localStorage.getItem('test-key')]
      if (!endpoint || !key) return null
      return {
        endpoint,
        options: { applicationServerKey: bytes(key).buffer },
        toJSON: () => ({ endpoint, keys }),
        async unsubscribe() {
          localStorage.removeItem('test-endpoint')
          return true
        },
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
        localStorage.setItem('test-endpoint', `https://push.invalid/${crypto.randomUUID()}`)
        localStorage.setItem('test-key', key)
        return current()
      },
    })
  })
}

/** The site's worker, once it controls the page; where it can show nothing, it notes what it would show. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no worker')
  await worker.evaluate(() => {
    const { registration } = self as unknown as WorkerScope
    if (Notification.permission === 'granted' || 'noted' in self) return
    type Noted = NotificationOptions & { title: string; close(): void }
    const noted = new Map<string, Noted>()
    Object.assign(self, { noted })
    Object.assign(registration, {
      async showNotification(title: string, { tag = '', ...options }: NotificationOptions) {
        noted.set(tag, { title, tag, ...options, close: () => noted.delete(tag) })
      },
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        [...noted.values()].filter((each) => tag === undefined || each.tag === tag),
    })
  })
  return worker
}

/** Delivers a push as the browser's push service does. */
async function deliver(page: Page, message: unknown) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: typeof message === 'string' ? message : JSON.stringify(message),
  })
  await session.detach()
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as WorkerScope
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir }))
  })

const tagsOf = async (worker: Worker) => (await shown(worker)).map(({ tag }) => tag).sort()

const dismissAll = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as WorkerScope
    for (const each of await registration.getNotifications()) each.close()
  })

/** The person presses it. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications()
    const event = Object.assign(new Event('notificationclick'), { notification })
    // Only a browser's own event can keep the worker awake.
    Object.defineProperty(event, 'waitUntil', { value: () => {} })
    scope.dispatchEvent(event)
  })

const push = (id: number, url: string) => ({
  id,
  title: 'Peakline',
  text: 'An order is waiting for you.',
  url,
  lang: 'en-US',
  dir: 'ltr',
})

test('a push is shown once, also when it comes again, and one that is dismissed stays away', async ({
  browser,
}) => {
  const { page, context } = await newBooster(browser, anyFilter)
  await withPush(context)
  await page.goto('/dashboard')
  const worker = await workerOf(page)
  const first = push(900_001, '/dashboard/my-orders')
  await deliver(page, first)
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: first.title, body: first.text, tag: 'news-900001', lang: 'en-US', dir: 'ltr' }])
  await deliver(page, first)
  await deliver(page, push(900_002, '/dashboard/my-orders'))
  await expect.poll(() => tagsOf(worker)).toEqual(['news-900001', 'news-900002'])
  await dismissAll(worker)
  await deliver(page, first)
  // What comes after it is shown, so it was handled.
  await deliver(page, push(900_003, '/dashboard/my-orders'))
  await expect.poll(() => tagsOf(worker)).toEqual(['news-900003'])
  // One that the worker doesn't understand shows something, too.
  await deliver(page, 'no JSON')
  await expect.poll(() => tagsOf(worker)).toEqual(['news', 'news-900003'])
})

test('a press opens what it is about in the tab that is there, without a new page', async ({ browser }) => {
  const { page, context } = await newBooster(browser, anyFilter)
  await withPush(context)
  await page.goto('/dashboard')
  const worker = await workerOf(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await deliver(page, push(900_010, '/dashboard/my-orders'))
  await expect.poll(() => tagsOf(worker)).toEqual(['news-900010'])
  await press(worker)
  await expect(page).toHaveURL('/dashboard/my-orders')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  expect(await shown(worker)).toEqual([])
  expect(context.pages()).toHaveLength(1)
})

test('a device is turned on and off in the settings, shows details only on request, and ends with the sign-out', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page, context } = await newBooster(browser, anyFilter)
  await withPush(context)
  await page.goto('/dashboard/profile-settings')
  const section = page.getByRole('region', { name: t('push.title') })
  await section.getByRole('button', { name: t('push.turnOnHere') }).click()
  await expect(section.getByText(t('push.none'))).toBeVisible()
  const details = section.getByRole('switch')
  await expect(details).not.toBeChecked()
  await Promise.all([page.waitForResponse(/\/details$/), details.check()])
  await page.reload()
  await expect(section.getByRole('switch')).toBeChecked()
  await section.getByRole('button', { name: t('push.turnOff') }).click()
  await expect(section.getByRole('button', { name: t('push.turnOnHere') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('test-endpoint'))).toBeNull()

  await section.getByRole('button', { name: t('push.turnOnHere') }).click()
  await expect(section.getByText(t('push.none'))).toBeVisible()
  await page.evaluate(async () => {
    const [, token = ''] = /access_token=([^;]+)/.exec(document.cookie) ?? []
    await fetch('/v1/auth/logout', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  })
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-endpoint'))).toBeNull()
})

test('a paid order offers push in one line, and “not now” is remembered', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'mira')
  await withPush(context)
  // The demo's running order; what other journeys buy would be above it in her list.
  const { id } = await inDatabase((db) =>
    db.selectFrom('orders').select('id').where('number', '=', 20_006).executeTakeFirstOrThrow(),
  )
  await page.goto(`/dashboard/order/${id}`)
  const line = page.getByRole('region', { name: t('push.ask.paid') })
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: t('app.notNow') }).click()
  await expect(line).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(line).toBeHidden()
})

test('quiet hours are kept, named in the panel, and a pause shows its end', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page } = await newBooster(browser, anyFilter)
  await page.goto('/dashboard/profile-settings')
  const quiet = page.getByRole('region', { name: t('push.quiet') })
  await quiet.getByRole('switch', { name: t('push.quiet') }).check()
  await quiet.getByLabel(t('push.from')).selectOption('1380')
  // Each change is saved after the one before; a reload would cut off what is left.
  const saved = page.waitForResponse((answer) => /"codes_wake":true/.test(answer.request().postData() ?? ''))
  await quiet.getByRole('switch', { name: t('push.codesWake') }).check()
  await saved
  await expect(page.getByLabel(t('push.until'))).toHaveValue('480')
  await page.reload()
  await expect(quiet.getByLabel(t('push.from'))).toHaveValue('1380')
  await page.locator('[data-bell]:visible').click()
  await expect(page.getByText(t('news.quietButCodes', { from: '23:00', until: '08:00' }))).toBeVisible()
  await page.keyboard.press('Escape')
  await quiet.getByRole('button', { name: t('push.pause') }).click()
  await expect(quiet.getByRole('status')).toHaveText(/\d\d:\d\d/)
  // What the pause's end answers would show the switch as it was.
  const resumed = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await quiet.getByRole('button', { name: t('push.resume') }).click()
  await resumed
  await expect(quiet.getByRole('button', { name: t('push.pause') })).toBeVisible()
  await quiet.getByRole('switch', { name: t('push.quiet') }).uncheck()
  await expect(quiet.getByLabel(t('push.from'))).toBeHidden()
})
