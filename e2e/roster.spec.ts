import { violations } from './axe.ts'
import { ageProofs, newAccount, newCustomer, newPassword } from './newcomers.ts'
import { alive, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

const t = await wordsOf('en')
const list = '/dashboard/admin/boosters'

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`${list}${search}`)
  await alive(page)
}

test('staff make a customer a booster after proving who they are, pause them, and end their work', async ({
  browser,
}) => {
  const person = await newCustomer(browser, 100)
  const staff = await newAccount(browser, { permissions: ['EditUsers'] })
  const { page, heard } = staff
  await ageProofs(staff)
  await open(page)
  await page.getByRole('button', { name: t('roster.add') }).click()
  const search = page.getByRole('dialog', { name: t('roster.add') })
  await search.getByRole('searchbox').fill(person.name)
  await search.getByRole('button', { name: person.name }).click()
  const name = { name: person.name }
  const dialog = page.getByRole('dialog', { name: t('roster.titleNew', name) })
  const make = dialog.getByRole('button', { name: t('roster.save.make') })
  await expect(make).toHaveAttribute('aria-disabled', 'true')
  expect(await violations(page)).toEqual([])
  const server = t('games.server.euw')
  await dialog.getByRole('button', { name: t('roster.wholeRow', { server }) }).click()
  const duo = t('roster.cell', { service: t('games.service.duo-boost'), server })
  await dialog.getByRole('checkbox', { name: duo }).uncheck()
  await dialog.getByLabel(t('roster.limit.solo')).fill('3')
  await make.click()
  // The permission of others is a matter for a fresh proof.
  const proof = page.getByRole('dialog', { name: t('proof.title') })
  await proof.getByLabel(t('account.password')).fill(newPassword)
  await proof.getByRole('button', { name: t('proof.confirm') }).click()
  const work = page.getByRole('dialog', { name: t('roster.title', name) })
  await expect(work.getByText(t('roster.soloNow', { active: 0, limit: 3 }))).toBeVisible()

  // Their own page has the board now, and the pause on it.
  await person.page.goto('/dashboard/booster/available-orders')
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(t('shell.availableOrders'))
  await work.getByRole('button', { name: t('roster.pause'), exact: true }).click()
  await expect(work.getByText(t('roster.state.paused'), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(work).toBeHidden()
  await open(page, `?q=${person.name}&state=paused`)
  await page.getByRole('button', { name: person.name, exact: true }).click()
  await work.getByRole('button', { name: t('roster.resume') }).click()
  await expect(work.getByText(t('roster.state.active'), { exact: true })).toBeVisible()

  await work.getByRole('button', { name: t('roster.end') }).click()
  const ask = page.getByRole('dialog', { name: t('roster.endTitle', name) })
  await ask.getByRole('button', { name: t('roster.end') }).click()
  await expect(work.getByText(t('roster.state.former'), { exact: true })).toBeVisible()
  await expect(work.getByRole('button', { name: t('roster.save.return') })).toBeVisible()
  await person.page.reload()
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(t('shell.noPermission'))
  expect(heard).toEqual([])
})

test('the list of boosters filters by status and game, and shows no barrier', async ({ browser }) => {
  const { page } = await newAccount(browser, { permissions: ['EditUsers'] })
  await open(page, '?state=active&game=valorant')
  await expect(page.getByRole('button', { name: 'kestrel', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await open(page, '?state=banned&game=valorant&q=kestrel')
  await expect(page.getByRole('button', { name: 'kestrel', exact: true })).toBeHidden()
})
