// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import ProofDialog from './proof-dialog.tsx'
import { WayIn } from './way-in.tsx'

const mark = 'A'.repeat(43)
const path = `/dashboard/order/order-id?way=${mark}`
const show = (answers: Answers, options: { path?: string; user?: SessionUser } = {}) =>
  open(<WayIn orderId="order-id" />, { path, ...options, answers })
const masked = { readWayIn: () => ({ data: { email: 'n…@…' } }) }

test('the mail’s address leads to one press, which sends the link to the masked address', async () => {
  const { t, person, sent } = await show({ ...masked, mailWayIn: () => ({ data: {} }) })
  await screen.findByText(asRead(t('access.way.text', { email: 'n…@…' })), { exact: false })
  expect(screen.queryByRole('textbox')).toBeNull()
  await person.click(screen.getByRole('button', { name: t('access.way.send') }))
  await expect.poll(() => document.activeElement?.textContent).toBe(t('access.sent.title'))
  const body = { order_id: 'order-id', mark }
  expect(sent).toEqual([
    { name: 'readWayIn', input: { body } },
    { name: 'mailWayIn', input: { body } },
  ])
})

test('a link that was sent a moment ago is no error', async () => {
  const { t, person } = await show({ ...masked, mailWayIn: refused('link_sent_already') })
  await person.click(await screen.findByRole('button', { name: t('access.way.send') }))
  expect(await screen.findByRole('heading', { name: t('access.sent.title') })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a mark, and with one that doesn’t fit, the address can be typed', async () => {
  const { t, sent, unmount } = await show({}, { path: '/dashboard/order/order-id' })
  expect(screen.getByLabelText(t('account.email'))).toBeTruthy()
  expect(sent).toEqual([])
  unmount()
  await show({
    readWayIn() {
      throw new CallError(410, 'link_not_valid')
    },
  })
  expect(await screen.findByLabelText(t('account.email'))).toBeTruthy()
})

test('an account’s order offers no way in without signing in', async () => {
  const { t } = await show({ readWayIn: () => ({ data: { email: null } }) })
  await expect.poll(() => screen.queryByText(t('access.way.title'))).toBeNull()
})

test('someone who is signed in as another person reads that the link switches', async () => {
  const user = {
    _id: 'mira-id',
    kind: 'customer',
    username: 'mira',
    permissions: [],
  } as unknown as SessionUser
  const { t } = await show(masked, { user })
  expect(await screen.findByText(t('access.way.signedIn', { name: 'mira' }))).toBeTruthy()
})

test('a guest proves the mailbox in the dialog that asks others for a password, and goes on', async () => {
  const user = {
    _id: 'guest-id',
    kind: 'guest',
    email: 'nina@example.org',
    permissions: [],
  } as unknown as SessionUser
  const steps: string[] = []
  let opened = false
  const { t, person } = await open(
    <ProofDialog proofs={['mailedLink']} onClose={() => {}} onProven={() => steps.push('proven')} />,
    {
      user,
      path: '/dashboard/order/order-id',
      answers: {
        mailOwnWayIn: () => ({ data: { email: 'nina@example.org' } }),
        prove() {
          if (!opened) throw new CallError(409, 'link_not_opened')
          return { data: { proofs: ['mailedLink'] } }
        },
      },
    },
  )
  await person.click(screen.getByRole('button', { name: t('access.way.send') }))
  const goOn = await screen.findByRole('button', { name: t('proof.mailboxOpened') })
  await person.click(goOn)
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.link_not_opened'))
  opened = true
  await person.click(goOn)
  await expect.poll(() => steps).toEqual(['proven'])
})
