// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { SignInForm } from './sign-in-form.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a wrong password is said below its field, which keeps its text, takes the focus and can be sent again', async () => {
  const { t, sent, person } = await open(<SignInForm />, {
    answers: {
      login() {
        throw new CallError(401, 'invalid_credentials')
      },
    },
  })
  await person.type(screen.getByLabelText(t('account.email')), 'mira@example.org')
  await person.type(screen.getByLabelText(t('account.password')), 'not the one{Enter}')
  expect(await screen.findByText(t('errors.invalid_credentials'))).toBeTruthy()
  const password = screen.getByLabelText(t('account.password'))
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(password).toHaveProperty('value', 'not the one')
  await expect.poll(() => document.activeElement).toBe(password)
  expect(screen.getByLabelText(t('account.email'))).toHaveProperty('value', 'mira@example.org')
  expect(sent).toEqual([
    { name: 'login', input: { body: { email: 'mira@example.org', password: 'not the one' } } },
  ])
  expect(screen.getByRole('button', { name: t('shell.signIn') })).toHaveProperty('disabled', false)
})

test('a field that the server refuses shows the error and takes the focus', async () => {
  const { t, person } = await open(<SignInForm />, {
    answers: {
      login() {
        throw new CallError(400, 'bad_params', [{ field: 'email', code: 'email_invalid' }])
      },
    },
  })
  const email = screen.getByLabelText(t('account.email'))
  await person.type(email, 'mira')
  await person.type(screen.getByLabelText(t('account.password')), 'secret{Enter}')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email)
})

test('a second after signing in, the page reloads for the signed-in person', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  const { t, person } = await open(<SignInForm />, { answers: { login: () => ({}) } })
  await person.type(screen.getByLabelText(t('account.email')), 'mira@example.org')
  await person.type(screen.getByLabelText(t('account.password')), 'the right one{Enter}')
  expect(await screen.findByText(t('success.login'))).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})
