// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import { LoginCard } from './login-card.tsx'
import { LoginForm } from './login-form.tsx'
import { VaultCard } from './vault-card.tsx'

const waiting = madeUpOrder('solo', 'waiting_for_account', 'customer')
const searching = madeUpOrder('solo', 'waiting_for_booster', 'customer')

test('empty fields get our own messages, the first gets the focus, and nothing is sent', async () => {
  const { t, sent, person } = await open(<LoginForm order={waiting} />)
  await person.click(screen.getByRole('button', { name: t('order.store') }))
  for (const key of ['missingName', 'missingLogin', 'missingPassword'] as const)
    expect(screen.getByText(t(`order.${key}`))).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText(t('order.inGameName')))
  expect(sent).toEqual([])
})

test('a name without a tag is refused, and typing clears the error', async () => {
  const { t, person } = await open(<LoginForm order={waiting} />)
  const name = screen.getByLabelText(t('order.inGameName'))
  await person.type(name, 'Mira')
  await person.click(screen.getByRole('button', { name: t('order.store') }))
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(t('order.missingTag'))).toBeDefined()
  await person.type(name, '#EUW')
  expect(screen.queryByText(t('order.missingTag'))).toBeNull()
})

test('the login is sent without surrounding spaces, the password with its own', async () => {
  const stored: string[] = []
  const { t, sent, person } = await open(<LoginForm order={waiting} onDone={() => stored.push('done')} />, {
    answers: { storeCredentials: () => ({ data: {} }) },
  })
  await person.type(screen.getByLabelText(t('order.inGameName')), ' Mira#EUW ')
  await person.type(screen.getByLabelText(t('order.login')), ' mira-lol ')
  await person.type(screen.getByLabelText(t('order.password')), ' two words ')
  await person.click(screen.getByRole('button', { name: t('order.store') }))
  await expect.poll(() => stored).toEqual(['done'])
  expect(sent).toEqual([
    {
      name: 'storeCredentials',
      input: {
        params: { order_id: waiting.order_id },
        body: { in_game_name: 'Mira#EUW', login: 'mira-lol', password: ' two words ' },
      },
    },
  ])
})

test('a refusal keeps the input', async () => {
  const { t, person } = await open(<LoginForm order={waiting} />, {
    answers: {
      storeCredentials() {
        throw new CallError(409, 'order_state_changed')
      },
    },
  })
  await person.type(screen.getByLabelText(t('order.inGameName')), 'Mira#EUW')
  await person.type(screen.getByLabelText(t('order.login')), 'mira-lol')
  await person.type(screen.getByLabelText(t('order.password')), 'secret')
  await person.click(screen.getByRole('button', { name: t('order.store') }))
  expect(await screen.findByText(t('errors.order_state_changed'))).toBeDefined()
  expect(screen.getByLabelText(t('order.password'))).toHaveProperty('value', 'secret')
})

test('the button that shows and hides the password says which it does', async () => {
  const { t, person } = await open(<LoginForm order={waiting} />)
  const password = screen.getByLabelText(t('order.password'))
  const eye = screen.getByRole('button', { name: t('order.showPassword') })
  expect(password).toHaveProperty('type', 'password')
  await person.click(eye)
  expect(password).toHaveProperty('type', 'text')
  expect(eye.getAttribute('aria-pressed')).toBe('true')
})

test('a customer can cancel replacing a stored login', async () => {
  const { t, person } = await open(<VaultCard order={searching} />)
  await person.click(screen.getByRole('button', { name: t('order.replace') }))
  expect(screen.getByLabelText(t('order.password'))).toBeDefined()
  await person.click(screen.getByRole('button', { name: t('order.keepLogin') }))
  expect(screen.queryByLabelText(t('order.password'))).toBeNull()
})

test('the vault’s record shows who viewed, copied or deleted the login', async () => {
  const at = searching.created_at
  const events = [
    { at, actor_name: 'mira', action: 'stored' },
    { at, actor_name: 'kestrel', action: 'viewed' },
    { at, actor_name: 'kestrel', action: 'copied' },
    { at, actor_name: null, action: 'purged' },
  ] as const
  const order = { ...searching, vault: { stored: false, code: null, events: [...events] } }
  const { t } = await open(<VaultCard order={order} />)
  const record = screen.getByRole('list', { name: t('order.vault') })
  const rows = [...record.children].map((row) => row.textContent)
  expect(rows[0]).toContain(t('order.vaultEvent.purged'))
  expect(rows[1]).toContain(t('order.vaultEvent.copied', { name: 'kestrel' }))
  expect(rows[2]).toContain(t('order.vaultEvent.viewed', { name: 'kestrel' }))
  expect(rows[3]).toContain(t('order.vaultEvent.stored', { name: 'mira' }))
})

test('instead of a login, a customer can change the order to playing along', async () => {
  const { t } = await open(<LoginCard order={waiting} />)
  const link = screen.getByRole('link', { name: t('games.addon.duo') })
  expect(link.getAttribute('href')).toBe(`/dashboard/order/${waiting.order_id}/change?along`)
})
