import { expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { insertCustomer } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { hashPassword } from './passwords.ts'

const { app, services } = await openApp()
const password = 'seven mountain goats'
const password_hash = await hashPassword(password)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

async function account(columns: object = {}) {
  const monthAgo = new Date(services.now().getTime() - 30 * 24 * hourMs)
  const { id } = await insertCustomer(services, { password_hash, created_at: monthAgo, ...columns })
  return services.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const login = (email: string, mark?: string, agent = firefox) =>
  app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    payload: { email, password },
    headers: { 'user-agent': agent },
    cookies: mark ? { known_device: mark } : {},
  })

const letters = (email: string) =>
  services.db.selectFrom('mails').select(['subject', 'body']).where('recipient', '=', email).execute()

test('ASVS 6.3.5: a sign-in in a new browser is mailed to the owner, once; a known browser is not', async () => {
  const { email } = await account({ locale: 'de' })
  const first = await login(email)
  const mark = first.cookies.find(({ name }) => name === 'known_device')?.value
  const [letter, ...others] = await letters(email)
  expect(others).toEqual([])
  expect(letter?.body).toContain('Firefox auf Linux')
  expect(letter?.body).toContain('/de/dashboard/profile-settings#devices')
  services.advance(2 * hourMs)
  await login(email, mark)
  expect(await letters(email)).toHaveLength(1)
  await login(email)
  await login(email)
  expect(await letters(email)).toHaveLength(2)
})

test('the first sign-in of a new account is no news', async () => {
  const { email } = await account({ created_at: services.now() })
  await login(email)
  expect(await letters(email)).toEqual([])
})

test('a session has the names of its device, and nothing else of the header', async () => {
  const { id, email } = await account()
  await login(email)
  const [session] = await services.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()
  expect(session).toMatchObject({ browser: 'Firefox', system: 'Linux' })
  expect(JSON.stringify(session)).not.toContain('Mozilla')
})
