// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { RegisterForm } from './register-form.tsx'

// These forms are refused before the captcha matters, so its challenge never arrives.
const getCaptchaChallenge = () => new Promise<never>(() => {})

test('each empty field says what it needs; nothing is sent, and the first takes the focus', async () => {
  const { t, person, sent } = await open(<RegisterForm />, { answers: { getCaptchaChallenge } })
  await person.click(screen.getByRole('button', { name: t('account.register') }))
  for (const rule of ['email_empty', 'username_empty', 'password_empty'] as const)
    expect(screen.getByText(t(`rules.${rule}`))).toBeTruthy()
  expect(screen.getByText(t('account.termsMissing'))).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(t('account.email')))
  expect(sent.filter(({ name }) => name === 'register')).toEqual([])
})

test('a failed call is reported above the form, which keeps its input', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { t, person } = await open(<RegisterForm />, {
    answers: {
      getCaptchaChallenge() {
        throw new CallError(429, 'too_many_requests')
      },
    },
  })
  await person.type(screen.getByLabelText(t('account.email')), 'mira@example.org')
  await person.type(screen.getByLabelText(t('account.username')), 'mira')
  await person.type(screen.getByLabelText(t('account.password')), 'a long one')
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: t('account.register') }))
  expect((await screen.findByRole('alert')).textContent).toBe(t('errors.too_many_requests'))
  expect(screen.getByLabelText(t('account.username'))).toHaveProperty('value', 'mira')
  vi.mocked(console.warn).mockRestore()
})
