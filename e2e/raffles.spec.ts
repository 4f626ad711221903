import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { href } from '#i18n/href.ts'
import { localeCodes, localeInfo } from '#i18n/locales.ts'
import { bringAxe, violations } from './axe.ts'
import { balancesOf, inDatabase, newCustomer, runSoon } from './newcomers.ts'
import { alive, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('anyone checks a draw in their browser, in English and Arabic', async ({ page }) => {
  for (const locale of ['en', 'ar'] as const) {
    const t = await wordsOf(locale)
    await bringAxe(page)
    await page.goto(href('/raffles', locale))
    await alive(page)
    await page.locator(`a[href="${href('/raffles/:slug', locale, { slug: 'autumn-raffle' })}"]`).click()
    await expect(page.getByRole('heading', { name: t('raffles.checkYourself') })).toBeVisible()
    await page.getByRole('button', { name: t('raffles.check') }).click()
    await expect(page.getByText(t('raffles.matches'))).toBeVisible()
    expect(await violations(page), locale).toEqual([])
  }
})

test('the script of docs/raffles.md repeats a draw from what is published, and finds another winner out', async ({
  baseURL,
}, info) => {
  const [, script = ''] = /```js\n(.*?)```/s.exec(await readFile('docs/raffles.md', 'utf8')) ?? []
  expect(script.split('\n').length).toBeLessThan(45)
  const run = async (name: string, changed: string) => {
    const file = info.outputPath(`${name}.mjs`)
    await writeFile(file, changed)
    return promisify(execFile)(process.execPath, [file, baseURL ?? '', 'autumn-raffle'])
  }
  expect((await run('check', script)).stdout).toMatch(/^the draw matches: \d+, \d+, \d+\n$/)
  const another = script.replace('const taken = raffle.winners', 'const taken = raffle.winners.toReversed()')
  await expect(run('another', another)).rejects.toThrow('the order is')
})

test('a visitor is asked to sign in; a customer proves their address, gets a ticket and gives it back', async ({
  browser,
  page,
}) => {
  const t = await wordsOf('en')
  await page.goto('/raffles/winter-raffle')
  await alive(page)
  await page.getByRole('button', { name: t('raffles.signInAndEnter') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  const customer = await newCustomer(browser, 100)
  await customer.page.goto('/raffles/winter-raffle')
  await alive(customer.page)
  await customer.page.getByRole('button', { name: t('raffles.enter') }).click()
  const dialog = customer.page.getByRole('dialog')
  const enter = dialog.getByRole('button', { name: t('raffles.getTicket') })
  await enter.click()
  await expect(dialog.getByText(t('raffles.countryMissing'))).toBeVisible()
  await dialog.getByLabel(t('raffles.country')).selectOption('DE')
  // Their account says already that they are 18.
  await expect(dialog.getByLabel(t('raffles.adult', { age: 18 }))).toHaveCount(0)
  await dialog.getByLabel(t('raffles.acceptTerms')).check()
  await enter.click()
  await expect(dialog.getByText(t('errors.raffle_needs_proven_address'))).toBeVisible()
  await inDatabase((db) =>
    db.updateTable('users').set({ verified_at: new Date() }).where('id', '=', customer.id).execute(),
  )
  await enter.click()
  await expect(customer.page.getByText(t('raffles.yourTicket'), { exact: true })).toBeVisible()
  await customer.page.getByRole('button', { name: t('raffles.leave') }).click()
  await expect(customer.page.getByRole('button', { name: t('raffles.enter') })).toBeVisible()
  await customer.context.close()
})

test('staff write a raffle in every language and open it; it is entered and won in German and Arabic', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const staff = await enter(browser, 'users')
  const desk = staff.page
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto('/dashboard/admin/raffle/list')
  await alive(desk)
  await desk.getByRole('link', { name: t('raffledesk.create') }).click()
  await desk.getByLabel(t('raffledesk.value')).fill('12,50')
  await desk.getByLabel(t('raffles.places')).fill('2')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)
  await desk.getByLabel(t('raffledesk.opens')).fill(inDays(-1))
  await desk.getByLabel(t('raffledesk.closes')).fill(inDays(3))
  for (const code of localeCodes) {
    const { name: language } = localeInfo(code)
    await desk.locator(`fieldset button[lang="${localeInfo(code).tag}"]`).click()
    await desk.getByLabel(t('raffledesk.title', { language })).fill(`Spring raffle ${code}`)
    await desk.getByLabel(t('raffledesk.prizeText', { language })).fill(`A prize ${code}`)
    // What is translated is beside it.
    await expect(desk.getByLabel(t('raffledesk.title', { language: 'English' }))).toHaveValue(
      'Spring raffle en',
    )
  }
  await desk.getByRole('button', { name: t('raffledesk.save') }).click()
  await desk.getByRole('button', { name: t('raffledesk.open') }).click()
  await expect(desk.getByText(t('raffles.state.open')).first()).toBeVisible()

  const slug = 'spring-raffle-en'
  const people = []
  for (const locale of ['de', 'ar'] as const) {
    const words = await wordsOf(locale)
    const person = await newCustomer(browser, 100)
    await inDatabase((db) =>
      db.updateTable('users').set({ verified_at: new Date() }).where('id', '=', person.id).execute(),
    )
    const { page } = person
    await page.goto(href('/raffles/:slug', locale, { slug }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A prize ${locale}`)
    await alive(page)
    await page.getByRole('button', { name: words('raffles.enter') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words('raffles.country')).selectOption('DE')
    await dialog.getByLabel(words('raffles.acceptTerms')).check()
    await dialog.getByRole('button', { name: words('raffles.getTicket') }).click()
    await expect(page.getByText(words('raffles.yourTicket'), { exact: true })).toBeVisible()
    people.push({ ...person, words })
  }

  // Its end has come, so the next sweeps close and draw it.
  await inDatabase((db) =>
    db.updateTable('raffles').set({ closes_at: new Date() }).where('slug', '=', slug).execute(),
  )
  const stateOf = async () => {
    await runSoon('run-raffles')
    return inDatabase((db) =>
      db.selectFrom('raffles').select('state').where('slug', '=', slug).executeTakeFirstOrThrow(),
    )
  }
  await expect.poll(stateOf, { timeout: 120_000, intervals: [1_000] }).toEqual({ state: 'drawn' })
  for (const { page, words, ...person } of people) {
    await page.reload()
    await alive(page)
    await page.getByRole('button', { name: words('raffles.claim') }).click()
    await expect(page.getByText(words('raffles.onBalance'))).toBeVisible()
    expect(await balancesOf({ page, ...person })).toEqual({ customer_balance: 100 + 1_250 })
  }
  await desk.reload()
  await expect(desk.getByRole('cell', { name: t('raffles.won.claimed') })).toHaveCount(2)
  await staff.context.close()
})
