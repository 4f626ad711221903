// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { screen } from '@testing-library/react'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import { noteAddress } from '#web/frame/session/known-address.ts'
import { open } from '#web/test/in-browser.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { useSteps } from './use-steps.ts'

// jsdom has no Web Crypto.
beforeEach(() => vi.stubGlobal('crypto', webcrypto))
afterEach(() => vi.unstubAllGlobals())

const getCaptchaChallenge = async () => {
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    ...secrets,
  })
  return { data: { parameters: made.parameters, signature: made.signature ?? '' } }
}
const known = () => {
  throw new CallError(409, 'email_already_exists')
}

type Answers = NonNullable<Parameters<typeof open>[1]>['answers']

/** As the calculator opens it. */
function Ordering({ onDone }: { onDone: () => void }) {
  return <SignInPanel steps={useSteps('guest')} guest onDone={onDone} />
}

async function dialog(answers: Answers = {}) {
  const onDone = vi.fn()
  const view = await open(<Ordering onDone={onDone} />, {
    answers: { getCaptchaChallenge, ...answers } as Answers,
  })
  const { t, person, sent } = view
  return {
    ...view,
    onDone,
    email: () => screen.getByLabelText(t('account.email')),
    goOn: () => person.click(screen.getByRole('button', { name: t('account.continueAsGuest') })),
    asked: (name: string) => sent.filter((each) => each.name === name),
  }
}

test('a guest continues after entering an address and accepting the terms', async () => {
  const { person, email, goOn, asked, onDone } = await dialog({ guest: () => ({}) })
  await person.type(email(), 'new@example.org')
  await person.click(screen.getByRole('checkbox'))
  await goOn()
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
  expect(asked('guest')).toMatchObject([
    { input: { body: { email: 'new@example.org', acceptTos: true, adult: true, locale: 'en' } } },
  ])
})

test('the address that the visitor gave in the chat is already in the field', async () => {
  noteAddress('known@example.org')
  const { email } = await dialog()
  expect(email()).toHaveProperty('value', 'known@example.org')
  noteAddress('')
})

test('the form names the terms once: the providers’ line below refers to it', async () => {
  const { t } = await dialog()
  expect(screen.getByText(t('account.providerSame'))).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/resources/terms-of-service', '/resources/privacy-policy'])
})

test('missing input is reported at its field, nothing is sent, and the first such field takes the focus', async () => {
  const { t, person, email, goOn, asked } = await dialog()
  await goOn()
  expect(document.activeElement).toBe(email())
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(t('rules.email_empty'))).toBeTruthy()
  expect(screen.getByText(t('account.termsMissing'))).toBeTruthy()
  await person.type(email(), 'new@example.org')
  await goOn()
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  expect(screen.queryByText(t('rules.email_empty'))).toBeNull()
  expect(asked('guest')).toEqual([])
})

test('an address that has an account asks for its password in the same place and continues from there', async () => {
  const { t, person, email, goOn, asked, onDone } = await dialog({ guest: known, login: () => ({}) })
  await person.type(email(), 'mira@example.org')
  await person.click(screen.getByRole('checkbox'))
  await goOn()
  const password = await screen.findByLabelText(t('account.password'))
  expect(document.activeElement).toBe(password)
  expect(email()).toHaveProperty('value', 'mira@example.org')
  expect(screen.getByRole('status').textContent).toBe(t('account.knownNote') + t('account.knownText'))
  expect(screen.queryByText(t('account.noAccountYet'))).toBeNull()
  await person.type(password, 'the right one{Enter}')
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
  expect(asked('login')).toEqual([
    { name: 'login', input: { body: { email: 'mira@example.org', password: 'the right one' } } },
  ])
})

test('a visitor with an account can choose to sign in at once, and can return to ordering as a guest', async () => {
  const { t, person } = await dialog()
  await person.click(screen.getByRole('button', { name: t('shell.signIn') }))
  expect(screen.getByLabelText(t('account.password'))).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await person.click(screen.getByRole('button', { name: t('account.guestTitle') }))
  expect(screen.queryByLabelText(t('account.password'))).toBeNull()
  expect(screen.getByRole('checkbox')).toBeTruthy()
})

test('a guest whose address has an account can use another one', async () => {
  const { t, person, email, goOn } = await dialog({ guest: known })
  await person.type(email(), 'mira@example.org')
  await person.click(screen.getByRole('checkbox'))
  await goOn()
  await person.click(await screen.findByRole('button', { name: t('account.otherEmail') }))
  expect(screen.queryByLabelText(t('account.password'))).toBeNull()
  expect(email()).toHaveProperty('value', '')
})

test('a provider is asked with the page to come back to, and only once', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', {
    ...location,
    assign,
    pathname: '/valorant/elo-boost',
    search: '?start=gold-1',
    hash: '',
  })
  const { person, asked } = await dialog({ startSignIn: () => ({ data: { url: 'https://discord.test/' } }) })
  const button = screen.getByRole('button', { name: 'Discord' })
  await person.dblClick(button)
  await expect.poll(() => assign).toHaveBeenCalledWith('https://discord.test/')
  expect(asked('startSignIn').map(({ input }) => input)).toEqual([
    { params: { provider: 'discord' }, body: { back: '/valorant/elo-boost?start=gold-1', locale: 'en' } },
  ])
  // Whoever comes back by the browser's button finds it ready again.
  expect(button.getAttribute('aria-busy')).toBe('true')
  window.dispatchEvent(new Event('pageshow'))
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
})

test('a provider that is not offered here has no button, and a refused start says why', async () => {
  const { t, person } = await dialog({
    startSignIn() {
      throw new CallError(404, 'sign_in_not_offered')
    },
  })
  await person.click(screen.getByRole('button', { name: 'Google' }))
  expect(await screen.findByText(t('errors.sign_in_not_offered'))).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Google' }).getAttribute('aria-busy')).toBeNull()
})

test('the eye shows the password while it is typed', async () => {
  const { t, person } = await dialog()
  await person.click(screen.getByRole('button', { name: t('shell.signIn') }))
  const password = screen.getByLabelText(t('account.password'))
  await person.type(password, 'a long one')
  expect(password).toHaveProperty('type', 'password')
  await person.click(screen.getByRole('button', { name: t('account.showPassword') }))
  expect(password).toHaveProperty('type', 'text')
  await person.click(screen.getByRole('button', { name: t('account.hidePassword') }))
  expect(password).toHaveProperty('type', 'password')
})

test('without a connection the form keeps its input and says so', async () => {
  const { t, person, email, goOn } = await dialog({
    guest() {
      throw new CallError(0, 'something_wrong')
    },
  })
  await person.type(email(), 'new@example.org')
  await person.click(screen.getByRole('checkbox'))
  await goOn()
  expect((await screen.findByRole('alert')).textContent).toBe(t('shell.noConnection'))
  expect(email()).toHaveProperty('value', 'new@example.org')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
})
