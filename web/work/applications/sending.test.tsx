// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Permission } from '#core/people/permissions.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { connection } from '#web/frame/pwa/connection.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { aContent, anApplication } from '#web/test/applications.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { Page } from './become-booster-page.tsx'
import { DraftKeeper, type MyApplication } from './draft-keeper.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { useDraft } from './use-draft.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const userWith = (...permissions: Permission[]) =>
  ({
    _id: 'tarn-id',
    kind: 'customer',
    username: 'tarn',
    email: 'tarn@example.com',
    permissions,
  }) as unknown as SessionUser
const mine = (application: MyApplication | null, again_at: string | null = null) => ({
  getMyApplication: () => ({ data: { application, again_at } }),
})
const ask = { action: 'ask' as const, note: 'Which account is that?', at: '2026-11-21T10:00:00.000Z' }
const asked = (rest: Partial<MyApplication> = {}) =>
  anApplication({ status: 'asked', steps: [ask], ...rest }) as MyApplication
const saved = () => ({ data: { version: 9, updated_at: '2026-11-22T10:00:00.000Z' } })
const page = (answers: Answers, user = userWith()) =>
  open(<Page data={{ example: null }} />, { user, answers: { saveMyApplication: saved, ...answers } })

describe('where an application is', () => {
  test.each<[string, MyApplication | null, string | null, MessageKey[]]>([
    ['sent', anApplication(), null, []],
    ['refused a moment ago', anApplication({ status: 'refused' }), '2999-01-01T10:00:00.000Z', []],
    [
      'refused long ago',
      anApplication({ status: 'refused' }),
      '2020-01-01T10:00:00.000Z',
      ['application.applyAgain'],
    ],
    ['not begun', null, null, ['application.part.check']],
    ['a draft', anApplication({ status: 'draft' }), null, ['application.part.check']],
    ['asked about', asked(), null, ['application.part.check']],
  ])('one that is %s', async (_, application, again, keys) => {
    const { t } = await page(mine(application, again))
    const all = ['application.applyAgain', 'application.part.check'] as const
    await screen.findAllByRole('heading')
    await expect.poll(() => all.filter((key) => screen.queryByRole('button', { name: t(key) }))).toEqual(keys)
  })

  test('a booster is told that they are one, and an accepted one is led to the board', async () => {
    const first = await page(mine(null), userWith('Booster'))
    expect(await screen.findByText(first.t('application.already'))).toBeDefined()
    expect(screen.queryByRole('button', { name: first.t('application.part.check') })).toBeNull()
    first.unmount()
    const { t } = await page(mine(anApplication({ status: 'accepted' })), userWith('Booster'))
    const link = await screen.findByRole('link', { name: t('application.toBoard') })
    expect(link.getAttribute('href')).toBe('/dashboard/booster/available-orders')
  })
})

describe('the answer to a question of staff', () => {
  const check = async (answers: Answers, application = asked()) => {
    const view = await page({ ...mine(application), ...answers })
    const { t, person } = view
    const summary = async () => {
      await person.click(await screen.findByRole('button', { name: t('application.part.check') }))
      return within(await screen.findByRole('dialog', { name: t('application.checkTitle') }))
    }
    await screen.findByText(ask.note)
    return { ...view, summary }
  }

  test('is sent with the version that it is based on', async () => {
    const application = anApplication({ version: 9 })
    const { t, sent, person, summary } = await check({ sendMyApplication: () => ({ data: { application } }) })
    const dialog = await summary()
    await person.type(dialog.getByLabelText(t('application.answer')), '  The second ')
    await person.click(dialog.getByRole('button', { name: t('application.send') }))
    const body = { version: 8, answer: 'The second' }
    await expect.poll(() => sent.at(-1)).toEqual({ name: 'sendMyApplication', input: { body } })
    expect(await screen.findByText(t('application.sentToast'))).toBeDefined()
  })

  test('is still there after a gap was filled', async () => {
    const { t, person, summary } = await check({}, asked({ content: aContent({ hours: [] }) as never }))
    const dialog = await summary()
    await person.type(dialog.getByLabelText(t('application.answer')), 'The second')
    await person.click(dialog.getByRole('button', { name: t('application.send') }))
    expect(dialog.getByText(t('application.sendMissing'))).toBeDefined()
    await person.click(dialog.getByRole('button', { name: t('application.gap.hours') }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const again = await summary()
    expect(again.getByLabelText(t('application.answer'))).toHaveProperty('value', 'The second')
  })

  test.each(['application_changed', 'application_incomplete', 'application_not_found'] as const)(
    'that is refused with %s stays in the dialog',
    async (code) => {
      const { t, person, summary } = await check({ sendMyApplication: refused(code) })
      const dialog = await summary()
      await person.type(dialog.getByLabelText(t('application.answer')), 'The second')
      await person.click(dialog.getByRole('button', { name: t('application.send') }))
      expect(await dialog.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      expect(dialog.getByLabelText(t('application.answer'))).toHaveProperty('value', 'The second')
    },
  )
})

describe('two drafts', () => {
  const own = anApplication({ status: 'draft' }) as MyApplication
  const kept = aContent({ experience: 'Another text that was written in the browser.' })

  test.each([
    ['application.keepAccount', aContent().experience],
    ['application.keepBrowser', kept.experience],
  ] as const)('%s', async (key, experience) => {
    keepDraft(kept)
    const { t, person } = await page(mine(own))
    await person.click(await screen.findByRole('button', { name: t(key) }))
    expect(screen.queryByText(t('application.twoTitle'))).toBeNull()
    expect(keptDraft()).toBeNull()
    await person.click(screen.getByRole('button', { name: /Change About you/ }))
    expect(screen.getByLabelText(t('application.experience'))).toHaveProperty('value', experience)
  })
})

test('a draft that can’t be saved isn’t sent', async () => {
  const names: string[] = []
  const call = (async (name: string) => {
    names.push(name)
    if (name === 'getMyApplication') return mine(asked()).getMyApplication()
    return refused('too_many_requests')()
  }) as unknown as ConstructorParameters<typeof DraftKeeper>[0]
  const keeper = new DraftKeeper(call, 'en')
  await keeper.load({ kind: 'customer' })
  keeper.change({ duo: false })
  await keeper.send('The second')
  expect(keeper.view.saving).toBe('failed')
  expect(names).toEqual(['getMyApplication', 'saveMyApplication'])
})

test('a draft that could not be saved without a connection is saved once there is one', async () => {
  let answers = false
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('no network')
    return Response.json({ id: 'one' })
  })
  const { sent } = await open(<Draft />, {
    user: userWith(),
    answers: {
      ...mine(asked()),
      saveMyApplication: () => (answers ? saved() : refused('something_wrong')()),
    },
  })
  const state = () => screen.getByRole('button').textContent
  await expect.poll(state).toBe('saved')
  screen.getByRole('button').click()
  await expect.poll(state).toBe('failed')
  await act(() => connection.ask())
  answers = true
  await act(() => connection.ask())
  await expect.poll(state).toBe('saved')
  expect(sent.filter(({ name }) => name === 'saveMyApplication')).toHaveLength(2)
})

function Draft() {
  const { view, keeper } = useDraft()
  return (
    <button type="button" onClick={() => keeper.change({ duo: false })}>
      {view.saving}
    </button>
  )
}
