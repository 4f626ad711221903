import { serveStates } from './serve-states.ts'
import { expect, type Page, test } from './test.ts'

// Other systems draw letters differently: see decision 16.
test.skip(process.platform !== 'linux', 'Pictures are compared on Linux')

let states: Awaited<ReturnType<typeof serveStates>>
let page: Page
const broken: string[] = []

// One page shows one state after the other; a new page for each would take most of the time.
test.beforeAll(async ({ browser }) => {
  states = await serveStates()
  page = await browser.newPage({ timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' })
  page.on('pageerror', (error) => broken.push(error.message))
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
})
test.afterAll(async () => {
  await page.close()
  await states.close()
})

const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 780 }
const tall = { width: 360, height: 1400 }

type Part = [query: string, size: typeof wide, part: string]

/** A part in both directions, both themes and all sizes, each at least once. */
const parts: Record<string, Part> = {
  'ui-wide': ['ui=all&theme=dark', wide, 'main'],
  'ui-phone-ar': ['ui=all&lang=ar&theme=light', phone, 'main'],
  'dialog-wide': ['ui=dialog&theme=light', wide, '.dialog'],
  'dialog-phone-ar': ['ui=dialog&lang=ar&theme=dark', phone, '.dialog'],
  'toasts-phone': ['ui=toasts&theme=dark', phone, '.toasts'],
  'pay-wide': ['order=solo.not_paid.customer&theme=dark', wide, '.order-now'],
  'login-phone-ar': ['order=solo.waiting_for_account.customer&lang=ar&theme=light', tall, '.order-now'],
  'search-wide': ['order=solo.waiting_for_booster.customer&theme=light', wide, '.order-now'],
  'late-phone': ['order=duo.late.customer&theme=dark', phone, '.order-now'],
  'climb-wide-ar': ['order=solo.boosting.customer&lang=ar&theme=dark', wide, '.order-climb'],
  'climb-phone': ['order=solo.boosting.customer&theme=light', phone, '.order-climb > section'],
  'work-wide': ['order=solo.boosting.booster&theme=light', wide, '.order-now'],
  'work-phone-ar': ['order=wins.boosting.booster&lang=ar&theme=dark', phone, '.work-bar'],
  'login-deleted-phone': ['order=solo.login_deleted.customer&theme=dark', phone, '.order-now'],
  'contradiction-wide': ['order=solo.contradiction.staff&theme=dark', wide, '.order-now'],
  'check-wide': ['order=solo.verification_required.customer&theme=light', wide, '.order-now'],
  'disputed-wide-ar': ['order=duo.disputed.staff&lang=ar&theme=dark', wide, '.order-now'],
  'done-wide': ['order=solo.completed.customer&theme=dark', wide, '.order-climb > section'],
  'stopped-phone': ['order=solo.stopped.customer&theme=light', phone, '.order-now'],
  'coaching-phone-ar': ['order=coaching.boosting.booster&lang=ar&theme=light', phone, '.order-now'],
  'staff-side': ['order=wins.verification_required.staff&theme=light', wide, '.order-side'],
}

for (const [name, [query, size, part]] of Object.entries(parts))
  test(`${name} looks as it did`, async () => {
    await page.setViewportSize(size)
    await page.goto(`${states.url}?${query}`)
    await page.locator('[data-ready]').waitFor({ state: 'attached' })
    // What only some readers have is loaded by itself.
    await page.waitForLoadState('networkidle')
    await expect(page.locator(part).first()).toHaveScreenshot(`${name}.png`)
    expect(broken).toEqual([])
  })
