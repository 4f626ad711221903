// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OperationName } from '#contract/operations.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { Page } from './confirm-page.tsx'
import { type Link, readLink } from './read-link.ts'

const token = 'a-token'
const aLink = (purpose: Link['purpose'], rest: Partial<Link> = {}) =>
  ({
    purpose,
    email: 'mira@example.com',
    next_email: 'new@example.com',
    user_id: 'mira-id',
    order_number: 20_001,
    ...rest,
  }) as Link
const userOf = (_id: string) => ({ _id, username: 'mira', email: 'mira@example.com' }) as SessionUser
const mira = userOf('mira-id')
const confirm = (link: Link | null, answers: Answers = {}, user: SessionUser | null = mira) =>
  open(<Page data={{ token, link }} />, { answers, user })
const press = (view: Awaited<ReturnType<typeof open>>, key: MessageKey) =>
  view.person.click(screen.getByRole('button', { name: view.t(key) }))

const replace = vi.fn()
beforeEach(() => vi.stubGlobal('location', { ...location, replace, reload() {} }))
afterEach(() => {
  replace.mockClear()
  vi.unstubAllGlobals()
})

describe('reading a link', () => {
  const read = (answer: () => unknown) => {
    const names: string[] = []
    const call = async (name: string) => {
      names.push(name)
      return answer()
    }
    return { names, data: readLink({ call, params: { token } } as never) }
  }

  test('doesn’t use it up', async () => {
    const { names, data } = read(() => ({ data: aLink('open_order') }))
    expect((await data).link?.purpose).toBe('open_order')
    expect(names).toEqual(['readLink'])
  })

  test.each(['link_not_valid', 'bad_params'] as const)('%s is a link that no longer works', async (code) => {
    expect(await read(refused(code)).data).toEqual({ token, link: null })
  })

  test('any other refusal is an error of the page', async () => {
    await expect(read(refused('too_many_requests')).data).rejects.toThrow('too_many_requests')
  })
})

describe('the one press of a link', () => {
  test.each<[Link['purpose'], MessageKey, MessageKey, OperationName, object, MessageKey | null]>([
    [
      'verify_address',
      'access.verify.title',
      'access.verify.button',
      'confirmAddress',
      {},
      'access.verify.doneTitle',
    ],
    [
      'change_email_old',
      'access.change.titleOld',
      'access.change.button',
      'confirmEmailChange',
      { changed: false },
      'access.change.waitTitle',
    ],
    [
      'change_email_new',
      'access.change.titleNew',
      'access.change.button',
      'confirmEmailChange',
      { changed: true },
      'access.change.doneTitle',
    ],
  ])('%s', async (purpose, title, button, name, data, done) => {
    const view = await confirm(aLink(purpose), { [name]: () => ({ data }) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(view.t(title as 'access.verify.title'))
    expect(view.sent).toEqual([])
    await press(view, button)
    await expect.poll(() => view.sent).toEqual([{ name, input: { body: { token } } }])
    if (done) expect(await screen.findByText(view.t(done))).toBeDefined()
  })

  test('opens a guest’s order in a new document', async () => {
    const answers = { openOrder: () => ({ data: { order_id: 'order-id' } }) }
    const view = await confirm(aLink('open_order'), answers, null)
    await press(view, 'access.open.button')
    await expect.poll(() => replace.mock.calls).toEqual([['/dashboard/order/order-id']])
  })

  test('of a link that ended meanwhile leads to a new one', async () => {
    const view = await confirm(aLink('change_email_old'), { confirmEmailChange: refused('link_not_valid') })
    await press(view, 'access.change.button')
    expect(await screen.findByText(view.t('access.expired.title'))).toBeDefined()
  })

  test.each(['email_already_exists', 'account_banned'] as const)(
    'that is refused can be tried again: %s',
    async (code) => {
      const view = await confirm(aLink('change_email_new'), { confirmEmailChange: refused(code) })
      await press(view, 'access.change.button')
      expect(await screen.findByText(asRead(view.t(`errors.${code}`)))).toBeDefined()
      const button = screen.getByRole('button', { name: view.t('access.change.button') })
      await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
    },
  )

  test('a link for a password, or none, is nothing to confirm here', async () => {
    for (const link of [aLink('reset_password'), null]) {
      const view = await confirm(link)
      expect(screen.getByText(view.t('access.expired.title'))).toBeDefined()
      view.unmount()
    }
  })
})

describe('whose address it is', () => {
  test.each<[string, SessionUser | null]>([
    ['nobody is signed in', null],
    ['somebody else is', userOf('other-id')],
  ])('%s: the account’s password shows who opened it', async (_, user) => {
    const view = await confirm(aLink('verify_address'), {}, user)
    expect(screen.queryByRole('button', { name: view.t('access.verify.button') })).toBeNull()
    expect(screen.getByLabelText(view.t('account.email'))).toHaveProperty('value', 'mira@example.com')
  })

  test('who didn’t open the account resets its password', async () => {
    const view = await confirm(aLink('verify_address'), {}, null)
    await press(view, 'access.verify.notMine')
    expect(screen.getByText(asRead(view.t('access.verify.notMineText')))).toBeDefined()
    expect(screen.getByRole('button', { name: view.t('access.forgot.send') })).toBeDefined()
    expect(view.sent.map(({ name }) => name)).not.toContain('confirmAddress')
  })
})
