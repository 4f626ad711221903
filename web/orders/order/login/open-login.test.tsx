// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import { OpenLogin } from './open-login.tsx'

const order = madeUpOrder('solo', 'boosting', 'booster')
const login = { login: 'mira-lol', password: 'a secret', in_game_name: 'Mira#EUW' }
const input = { params: { order_id: 'order-id' } }

async function opened() {
  const shown = await open(<OpenLogin order={order} />, {
    answers: { viewCredentials: () => ({ data: login }), copyCredentials: () => ({ data: {} }) },
  })
  await shown.person.click(screen.getByRole('button', { name: shown.t('order.openVault') }))
  await screen.findByText(login.login)
  return shown
}

test('nothing is read from the vault before a click, and each opening is one call', async () => {
  const { t, sent, person } = await open(<OpenLogin order={order} />, {
    answers: { viewCredentials: () => ({ data: login }) },
  })
  expect(sent).toEqual([])
  await person.click(screen.getByRole('button', { name: t('order.openVault') }))
  expect(await screen.findByText(login.login)).toBeDefined()
  expect(sent).toEqual([{ name: 'viewCredentials', input }])
})

test('the password is masked until it is requested, and again when the tab is left', async () => {
  const { t, person } = await opened()
  expect(screen.queryByText(login.password)).toBeNull()
  await person.click(screen.getByRole('button', { name: t('work.showPassword') }))
  expect(screen.getByText(login.password)).toBeDefined()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.queryByText(login.password)).toBeNull()
  hidden.mockRestore()
})

test('a password is copied without being shown, and the copy is recorded', async () => {
  const { t, sent, person } = await opened()
  const field = t('order.password')
  await person.click(screen.getByRole('button', { name: t('work.copyField', { field }) }))
  expect(await navigator.clipboard.readText()).toBe(login.password)
  expect(screen.queryByText(login.password)).toBeNull()
  expect(sent.at(-1)).toEqual({ name: 'copyCredentials', input })
  expect(await screen.findByText(t('work.copied'))).toBeDefined()
})

test('the in-game name is not secret, so copying it is not recorded', async () => {
  const { t, sent, person } = await opened()
  const field = t('order.inGameName')
  await person.click(screen.getByRole('button', { name: t('work.copyField', { field }) }))
  expect(await navigator.clipboard.readText()).toBe(login.in_game_name)
  expect(sent.map(({ name }) => name)).toEqual(['viewCredentials'])
})

test('a browser that does not allow copying shows what to do', async () => {
  const { t, sent, person } = await opened()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const field = t('order.login')
  await person.click(screen.getByRole('button', { name: t('work.copyField', { field }) }))
  expect(await screen.findByText(t('work.copyFailed'))).toBeDefined()
  expect(sent.map(({ name }) => name)).toEqual(['viewCredentials'])
})

test('the booster can close it', async () => {
  const { t, person } = await opened()
  await person.click(screen.getByRole('button', { name: t('order.hide') }))
  expect(screen.queryByText(login.login)).toBeNull()
  expect(screen.getByRole('button', { name: t('order.openVault') })).toBeDefined()
})

test('it closes after a minute and counts down', async () => {
  const { t } = await opened()
  expect(screen.getByRole('timer').textContent).toBe(t('work.hidesIn', { time: '1:00' }))
  const since = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => since + 61_000)
  onTestFinished(() => clock.mockRestore())
  await expect.poll(() => screen.queryByText(login.login)).toBeNull()
})

test('a login that the customer has since deleted gets a clear message', async () => {
  const { t, person } = await open(<OpenLogin order={order} />, {
    answers: {
      viewCredentials() {
        throw new CallError(404, 'order_credentials_not_found')
      },
    },
  })
  await person.click(screen.getByRole('button', { name: t('order.openVault') }))
  expect(await screen.findByText(t('errors.order_credentials_not_found'))).toBeDefined()
})
