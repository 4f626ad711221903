// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type App, AppContext, useApp } from '#web/frame/session/app-context.ts'
import { CallError } from '#web/frame/session/call.ts'
import type { Session, SessionState } from '#web/frame/session/session.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { open } from '#web/test/in-browser.tsx'
import SignInDialog from './sign-in-dialog.tsx'

const mira = { _id: 'mira-id', kind: 'customer', username: 'mira', email: 'mira@example.org' } as SessionUser

afterEach(() => vi.unstubAllGlobals())

/** A session that the server has ended; signing in again makes it the session of `next`. */
function endedSession(next: SessionUser): Session {
  let state: SessionState = { kind: 'ended', user: mira }
  const reload = async () => {
    state = { kind: 'known', user: next }
  }
  // The dialog reads the state when it renders, and nothing else subscribes.
  return {
    get state() {
      return state
    },
    subscribe: () => () => {},
    reload,
  } as unknown as Session
}

function Signed({ session }: { session: Session }) {
  const app: App = { ...useApp(), session }
  return (
    <AppContext value={app}>
      <SignInDialog onClose={() => {}} />
    </AppContext>
  )
}

async function again(next: SessionUser) {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  const view = await open(<Signed session={endedSession(next)} />, { answers: { login: () => ({}) } })
  const { t, person } = view
  await person.type(screen.getByLabelText(t('account.password')), 'the right one{Enter}')
  return { ...view, reload }
}

test('a visitor signs in, or switches to registering and back', async () => {
  const { t, person } = await open(<SignInDialog onClose={() => {}} />)
  expect(screen.getByRole('dialog', { name: t('shell.signIn') })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('account.registerTitle') }))
  expect(screen.getByRole('dialog', { name: t('account.registerTitle') })).toBeTruthy()
  expect(screen.getByLabelText(t('account.username'))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('shell.signIn') }))
  expect(screen.queryByLabelText(t('account.username'))).toBeNull()
})

test('someone with a second factor who comes back from a provider is asked for it', async () => {
  const { t, sent } = await open(<SignInDialog refusal="second_factor_needed" onClose={() => {}} />, {
    answers: { getSecondStep: () => ({ data: { proofs: ['code', 'recoveryCode'] } }) },
  })
  expect(await screen.findByText(t('proof.secondStep'))).toBeTruthy()
  expect(screen.getByRole('dialog', { name: t('proof.title') })).toBeTruthy()
  expect(sent.map(({ name }) => name)).toEqual(['getSecondStep'])
})

test('a second step that has ended leads back to every way to sign in, and says so', async () => {
  const { t } = await open(<SignInDialog refusal="second_factor_needed" onClose={() => {}} />, {
    answers: {
      getSecondStep() {
        throw new CallError(401, 'second_step_expired')
      },
    },
  })
  expect((await screen.findByRole('alert')).textContent).toBe(t('errors.second_step_expired'))
  expect(screen.getByRole('dialog', { name: t('shell.signIn') })).toBeTruthy()
})

test('pressing Escape by mistake loses no input', async () => {
  const onClose = vi.fn()
  const { t, person } = await open(<SignInDialog onClose={onClose} />)
  await person.type(screen.getByLabelText(t('account.email')), 'mira')
  await person.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: t('shell.unsavedTitle') })).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('a signed-out person only enters the password, and the page continues unchanged', async () => {
  const { t, sent, reload } = await again(mira)
  expect(screen.getByRole('dialog', { name: t('account.signedOutTitle') })).toBeTruthy()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.input).toEqual({ body: { email: 'mira@example.org', password: 'the right one' } })
  expect(reload).not.toHaveBeenCalled()
})

test('if someone else signs in, the page reloads because its content is not theirs', async () => {
  const { reload } = await again({ ...mira, _id: 'theo-id' })
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})

test('a wrong password leaves the dialog open and says why', async () => {
  const { t, person } = await open(<Signed session={endedSession(mira)} />, {
    answers: {
      login() {
        throw new CallError(401, 'invalid_credentials')
      },
    },
  })
  await person.type(screen.getByLabelText(t('account.password')), 'not this one{Enter}')
  expect(await screen.findByText(t('errors.invalid_credentials'))).toBeTruthy()
  expect(screen.getByRole('dialog', { name: t('account.signedOutTitle') })).toBeTruthy()
})
