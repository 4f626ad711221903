import { violations } from './axe.ts'
import { inDatabase, newCustomer } from './newcomers.ts'
import { ask, climb, open } from './order-money.ts'
import { alive, complaints, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('staff find a person by mail, read balance and orders, note something, ban with a running order, and lift it', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const customer = await newCustomer(browser, 50_000)
  const { name: username } = customer
  const { order_id } = await ask(customer, 'POST', '/orders', { config: climb() })
  const paid = { method: 'balance', accept_risk: true, start_now: '1.0', withdrawal_ends: '1.0' }
  await ask(customer, 'POST', `/orders/${order_id}/pay`, paid)
  const [{ number }, { email }] = await inDatabase((db) =>
    Promise.all([
      db.selectFrom('orders').select('number').where('id', '=', order_id).executeTakeFirstOrThrow(),
      db.selectFrom('users').select('email').where('id', '=', customer.id).executeTakeFirstOrThrow(),
    ]),
  )
  const { page } = await enter(browser, 'admin')
  const heard = complaints(page)
  await page.goto('/dashboard/admin/users')
  await alive(page)
  await page.getByLabel(t('people.search')).fill(email)
  await expect(page.getByRole('status').filter({ hasText: t('people.total', { count: 1 }) })).toBeVisible()
  await page.getByRole('link', { name: username, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: t('people.title', { name: username }) })
  await expect(sheet.getByRole('heading', { name: t('people.balance') })).toBeVisible()
  await expect(sheet.getByText(t('person.matches'))).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/admin\/user\/[\w-]+\?q=/)
  await sheet.getByRole('button', { name: t('person.section.orders') }).click()
  const orders = sheet.getByRole('region', { name: t('people.colOrders') })
  await expect(orders.getByRole('link', { name: new RegExp(`PK-${number}`) })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await sheet.getByRole('button', { name: t('person.section.notes') }).click()
  await sheet.getByPlaceholder(t('person.newNote')).fill('Prefers e-mail')
  await sheet.getByRole('button', { name: t('person.addNote') }).click()
  await expect(sheet.getByText('Prefers e-mail')).toBeVisible()

  await sheet.getByRole('button', { name: t('people.ban') }).click()
  const dialog = page.getByRole('dialog', { name: t('people.banTitle', { name: username }) })
  await dialog.getByLabel(t('people.reason')).selectOption('payment_fraud')
  await dialog.getByRole('checkbox', { name: new RegExp(`PK-${number}`) }).check()
  await dialog.getByLabel(t('person.banOrdersReason')).fill('The card was stolen.')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('people.ban') }).click()
  await expect(sheet.getByText(t('person.ban.done.cancel'))).toBeVisible()

  // The address opens the same sheet, whoever follows it.
  await page.goto(new URL(page.url()).pathname)
  await alive(page)
  await expect(sheet.getByText(t('person.ban.done.cancel'))).toBeVisible()
  await sheet.getByRole('button', { name: t('people.unban') }).click()
  const lift = page.getByRole('dialog', { name: t('person.unbanTitle', { name: username }) })
  await lift.getByLabel(t('person.unbanReason')).fill('The bank was wrong')
  await lift.getByRole('button', { name: t('people.unban') }).click()
  await sheet.getByRole('button', { name: t('person.section.bans') }).click()
  await expect(sheet.getByText('The bank was wrong')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/dashboard/admin/users')
  expect(heard).toEqual([])
})

test('staff take from a balance with a reason that its person reads, and sign one of their devices out', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const customer = await newCustomer(browser, 5_000)
  const { name } = customer
  const { page } = await enter(browser, 'admin')
  const heard = complaints(page)
  await page.goto(`/dashboard/admin/user/${customer.id}`)
  await alive(page)
  const sheet = page.getByRole('dialog', { name: t('people.title', { name }) })
  await sheet.getByRole('button', { name: t('people.correct') }).click()
  const dialog = page.getByRole('dialog', { name: t('people.correctTitle', { name }) })
  await dialog.getByText(t('people.way.take'), { exact: true }).click()
  const amount = dialog.getByLabel(t('people.creditAmount'), { exact: true })
  await amount.fill('50.01')
  await expect(dialog.getByText(t('people.onlyTake', { amount: '€50.00' }))).toBeVisible()
  await amount.fill('12.00')
  await dialog.getByRole('radio', { name: t('ready.because.credited_twice') }).check()
  await expect(dialog.getByText('€38.00')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('people.debit') }).click()
  await expect(dialog).toBeHidden()
  await expect(sheet.getByText('€38.00').first()).toBeVisible()

  await open(customer, '/dashboard/balance-history')
  await expect(customer.page.getByText(t('ready.because.credited_twice')).first()).toBeVisible()

  await sheet.getByRole('button', { name: t('person.section.devices') }).click()
  const device = t('person.unknownDevice')
  const out = sheet.getByRole('button', { name: t('person.signOutOf', { device }) })
  await expect(out).toHaveCount(1)
  await out.click()
  const ask = page.getByRole('dialog', { name: t('person.signOutTitle', { name }) })
  await ask.getByRole('button', { name: t('person.signOut') }).click()
  await expect(sheet.getByText(t('people.noSession'))).toBeVisible()
  expect(heard).toEqual([])
})
