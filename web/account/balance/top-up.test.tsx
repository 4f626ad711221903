// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import { OpenTopUp } from './open-top-up.tsx'
import { RefundTopUp } from './refund-top-up.tsx'
import { TopUpCard } from './top-up-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const params = { payment_id: 'payment-id' }

type Money = { balance?: number; debt?: number }

async function topUp({ balance = 1_240, debt = 0 }: Money = {}, answer?: () => unknown, path = '/') {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  const view = await open(<TopUpCard balance={balance} debt={debt} />, {
    path,
    answers: { topUpBalance: answer ?? (() => ({ data: { redirect: 'https://pay.example/1' } })) },
  })
  const { t, person } = view
  const button = () => screen.getByRole('button')
  const type = async (text: string) => {
    await person.click(screen.getByRole('radio', { name: t('balance.topUpOther') }))
    if (text) await person.type(screen.getByLabelText(t('balance.topUpOwn')), text)
  }
  const after = () => screen.getByText(t('balance.topUpAfter')).nextElementSibling?.textContent
  return { ...view, assign, button, type, after }
}

describe('a top-up', () => {
  test.each<[string, string, number]>([
    ['the least', '5', 500],
    ['the most', '500', 50_000],
    ['cents', '7.35', 735],
    ['a decimal comma', '7,35', 735],
    ['a sum that floating point misses', '19.99', 1_999],
  ])('of %s can be typed', async (_, text, amount) => {
    const { sent, person, button, type } = await topUp()
    await type(text)
    await person.click(button())
    await expect.poll(() => sent).toEqual([{ name: 'topUpBalance', input: { body: { amount } } }])
  })

  test.each([
    ['nothing', ''],
    ['too little', '4.99'],
    ['too much', '500.01'],
    ['no number', 'ten'],
    ['a negative sum', '-20'],
  ])('of %s is not sent, and the button says what can be', async (_, text) => {
    const { t, sent, person, button, type } = await topUp()
    await type(text)
    await person.click(button())
    await person.keyboard('{Enter}')
    expect(screen.getByText(t('balance.topUpWrong', { least: '€5.00', most: '€500.00' }))).toBeDefined()
    expect(sent).toEqual([])
  })

  test('goes on to the provider’s page', async () => {
    const { t, sent, person, assign } = await topUp()
    await person.click(screen.getByRole('radio', { name: '€100' }))
    await person.click(screen.getByRole('button', { name: t('balance.topUpButton', { amount: '€100.00' }) }))
    await expect.poll(() => assign.mock.calls).toEqual([['https://pay.example/1']])
    expect(sent).toEqual([{ name: 'topUpBalance', input: { body: { amount: 10_000 } } }])
  })

  test.each<[string, Money, string, string | null]>([
    ['without a debt', {}, '€62.40', null],
    ['with a debt that is smaller', { balance: 0, debt: 3_000 }, '€20.00', '−€30.00'],
    ['with a debt that is larger', { balance: 0, debt: 8_000 }, '€0.00', '−€50.00'],
  ])('shows the balance after it %s', async (_, money, left, paid) => {
    const { t, after } = await topUp(money)
    expect(after()).toBe(left)
    const debt = screen.queryByText(t('balance.kind.debt'))
    expect(debt?.nextElementSibling?.textContent ?? null).toBe(paid)
  })

  test.each(['account_needed', 'payment_failed', 'payment_under_way'] as const)(
    'refused with %s keeps the sum',
    async (code) => {
      const { t, person, button, type, assign } = await topUp({}, refused(code))
      await type('35')
      await person.click(button())
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      expect(screen.getByLabelText(t('balance.topUpOwn'))).toHaveProperty('value', '35')
      expect(assign).not.toHaveBeenCalled()
    },
  )

  test('that was left at the provider says that nothing was paid', async () => {
    const { t } = await topUp({}, undefined, '/dashboard/balance?payment=left')
    expect(screen.getByText(t('checkout.notPaidTitle'))).toBeDefined()
  })
})

describe('a top-up that isn’t paid yet', () => {
  const waiting = { payment_id: 'payment-id', amount: 5_000, at: '2026-11-20T10:00:00.000Z' }
  const shown = (redirect: string | null, answer: () => unknown = () => ({ data: { status: 'failed' } })) =>
    open(<OpenTopUp topUp={{ ...waiting, redirect }} />, { answers: { cancelTopUp: answer } })

  test('leads to the provider’s page once there is one', async () => {
    const { unmount } = await shown(null)
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    await shown('https://pay.example/1')
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://pay.example/1')
  })

  test.each([
    ['failed', 'balance.waitingGone'],
    ['captured', 'success.balanceUpdated'],
  ] as const)('is canceled, and what became of it (%s) is said', async (status, key) => {
    const { t, sent, person } = await shown(null, () => ({ data: { status } }))
    await person.click(screen.getByRole('button'))
    expect(await screen.findByText(t(key))).toBeDefined()
    expect(sent).toEqual([{ name: 'cancelTopUp', input: { params } }])
  })

  test.each(['payment_not_found', 'payment_under_way'] as const)('says why not: %s', async (code) => {
    const { t, person } = await shown(null, refused(code))
    await person.click(screen.getByRole('button'))
    expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    expect(screen.queryByText(t('balance.waitingGone'))).toBeNull()
  })
})

describe('what wasn’t spent of a top-up', () => {
  test.each([
    ['isn’t there', null],
    ['is nothing', { payment_id: 'payment-id', refundable: 0 }],
  ])('can’t be refunded if it %s', async (_, topUp) => {
    await open(<RefundTopUp topUp={topUp} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  const ask = async (answer: () => unknown) => {
    const view = await open(<RefundTopUp topUp={{ payment_id: 'payment-id', refundable: 2_050 }} />, {
      answers: { refundTopUp: answer },
      // The dialog has arrived before the second test, with the texts of the first.
      areas: ['order'],
    })
    const { t, person } = view
    await person.click(screen.getByRole('button', { name: t('balance.refund') }))
    const title = t('balance.refundTitle', { amount: '€20.50' })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const name = t('balance.refundButton', { amount: '€20.50' })
    return { ...view, press: () => person.click(dialog.getByRole('button', { name })) }
  }

  test('goes back to the card after a question, at the sum that was shown', async () => {
    const { sent, press } = await ask(() => ({ data: { balance: 0 } }))
    expect(sent).toEqual([])
    await press()
    const input = { params, body: { amount: 2_050 } }
    await expect.poll(() => sent).toEqual([{ name: 'refundTopUp', input }])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test.each(['payment_not_found', 'top_up_spent'] as const)('stays when refused with %s', async (code) => {
    const { t, press } = await ask(refused(code))
    await press()
    expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})
