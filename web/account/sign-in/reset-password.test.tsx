// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MessageKey } from '#i18n/translate.ts'
import { CallError } from '#web/frame/session/call.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import type { Link } from './read-link.ts'
import { Page } from './reset-password-page.tsx'

const token = 'a-token'
const link = { purpose: 'reset_password', email: 'mira@example.com' } as Link
const press = (view: Awaited<ReturnType<typeof open>>, key: MessageKey) =>
  view.person.click(screen.getByRole('button', { name: view.t(key) }))

const replace = vi.fn()
beforeEach(() => vi.stubGlobal('location', { ...location, replace, reload() {} }))
afterEach(() => {
  replace.mockClear()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('a new password by a link', () => {
  const reset = async (answers: Answers) => {
    const view = await open(<Page data={{ token, link }} />, { answers })
    const field = () => screen.getByLabelText(view.t('access.reset.password'))
    return { ...view, field, save: () => press(view, 'access.reset.save') }
  }

  test('is saved with the link, and the dashboard follows', async () => {
    const { t, sent, person, field, save } = await reset({ resetPassword: () => ({ data: {} }) })
    await save()
    expect(screen.getByText(t('rules.password_empty'))).toBeDefined()
    await person.type(field(), 'correct horse battery')
    await save()
    await expect.poll(() => replace.mock.calls).toEqual([['/dashboard']])
    expect(sent).toEqual([
      { name: 'resetPassword', input: { body: { token, password: 'correct horse battery' } } },
    ])
  })

  test('that is too weak stays in its field', async () => {
    const { t, person, field, save } = await reset({ resetPassword: refused('weak_password', 'password') })
    await person.type(field(), 'battery')
    await save()
    expect(await screen.findByText(asRead(t('errors.weak_password')))).toBeDefined()
    expect(field()).toHaveProperty('value', 'battery')
  })

  test('by a link that was used leads to a new one', async () => {
    const { t, person, field, save } = await reset({ resetPassword: refused('link_not_valid') })
    await person.type(field(), 'correct horse battery')
    await save()
    expect(await screen.findByText(t('access.expired.title'))).toBeDefined()
  })

  test('still needs the second factor, also after a reload', async () => {
    const proofs = [{ field: 'code', code: 'second_factor_needed' }] as never
    const first = await reset({
      resetPassword() {
        throw new CallError(401, 'second_factor_needed', proofs)
      },
    })
    await first.person.type(first.field(), 'correct horse battery')
    await first.save()
    expect(await screen.findByLabelText(first.t('proof.code'))).toBeDefined()
    expect(replace).not.toHaveBeenCalled()
    first.unmount()
    const { t } = await open(<Page data={{ token, link: null }} />, {
      answers: { getSecondStep: () => ({ data: { proofs: ['code'] } }) },
    })
    expect(await screen.findByLabelText(t('proof.code'))).toBeDefined()
  })
})
