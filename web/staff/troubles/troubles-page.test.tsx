// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import { savedFiles } from '#web/test/saved-files.ts'
import { aChargeback, aFailedRefund, anEvent, someTroubles } from '#web/test/troubles.ts'
import type { Troubles } from './trouble-rows.ts'
import { Page } from './troubles-page.tsx'

const settled = { at: '2026-11-22T10:00:00.000Z', reason: 'A test payment' }
const credited_at = '2026-11-22T10:00:00.000Z'
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)
const shown = (rest: Partial<Troubles>, path = '/') => open(<Page data={someTroubles(rest)} />, { path })

describe('what happened, in words', () => {
  const expected = { amount: 6_200, currency: 'EUR', ref: null }
  test.each<[string, Partial<Troubles>, string, string, string]>([
    [
      'an unknown payment',
      { events: [anEvent()] },
      'Stripe reported €62.00 for a payment that isn’t in our records.',
      'Unsettled',
      '€62.00',
    ],
    [
      'a payment in another currency, in that currency',
      {
        events: [
          anEvent({ reason: 'other_currency', reported: { amount: 6_200, currency: 'USD' }, expected }),
        ],
      },
      'Stripe reported $62.00 in USD; we asked for €62.00.',
      'Unsettled',
      '$62.00',
    ],
    [
      'a settled event of an unknown provider, without an amount',
      { events: [anEvent({ reason: 'new_reason', provider: 'acme', reported: {}, settled })] },
      'acme reported –. Nothing was booked.A test payment',
      'Settled',
      '–',
    ],
    [
      'a refund that waits',
      { refunds: [aFailedRefund(14)] },
      'It waits to be credited',
      'Unsettled',
      '€12.00',
    ],
    [
      'a refund that the balance got',
      { refunds: [aFailedRefund(14, { credited_at })] },
      'so the customer’s balance got the money',
      'Credited',
      '€12.00',
    ],
    [
      'a refund of which the bank had returned a part',
      { refunds: [aFailedRefund(14, { credited_at, by_bank: 500 })] },
      'The bank had returned €5.00 of it',
      'Credited',
      '€12.00',
    ],
    [
      'a refund of an erased customer',
      { refunds: [aFailedRefund(14, { credited_at, erased: true, by_bank: 500 })] },
      'never the shop’s income',
      'Credited',
      '€12.00',
    ],
    [
      'an open chargeback',
      { chargebacks: [aChargeback(15)] },
      'Submit your evidence to the provider.',
      'Bank is deciding',
      '€62.00',
    ],
    [
      'an open chargeback with a deadline',
      { chargebacks: [aChargeback(15, { due_at: '2026-11-25T10:00:00.000Z' })] },
      'to the provider by Wed, Nov 25',
      'Bank is deciding',
      '€62.00',
    ],
    [
      'a chargeback that the bank decided for us',
      { chargebacks: [aChargeback(15, { status: 'won' })] },
      'The bank decided for us.',
      'Decided for us',
      '€62.00',
    ],
    [
      'a lost chargeback, with its loss',
      { chargebacks: [aChargeback(15, { status: 'lost', loss: 2_480 })] },
      'It cost the shop €24.80.',
      'Decided against us',
      '€62.00',
    ],
  ])('%s', async (_, troubles, words, state, amount) => {
    await shown(troubles)
    const [what, chip, , , sum] = cells()
    expect(what).toContain(words)
    expect(chip).toBe(state)
    expect(sum).toBe(amount)
  })
})

describe('the filters', () => {
  const all = {
    events: [anEvent(), anEvent({ event_id: 8, settled })],
    refunds: [aFailedRefund(14, { credited_at })],
    chargebacks: [aChargeback(15)],
  }
  test.each([
    ['/', 4, 2],
    ['/?kind=event', 2, 1],
    ['/?state=open', 2, 2],
    ['/?state=settled', 2, 0],
    ['/?kind=event&state=settled', 1, 0],
    ['/?kind=refund', 1, 0],
    ['/?kind=nonsense', 4, 2],
  ])('the address %s shows %i rows, %i of them open', async (path, count, openRows) => {
    const { t } = await shown(all, path)
    expect(screen.getAllByRole('row')).toHaveLength(count + 1)
    expect(screen.getByText(t('troubles.count', { count, open: openRows }))).toBeDefined()
  })

  test('a combination without rows says that the filters hide them', async () => {
    await shown(all, '/?kind=refund&state=open')
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('settling an event', () => {
  const dialogOf = async (answer: () => unknown) => {
    const data = someTroubles({ events: [anEvent()], chargebacks: [aChargeback(15)] })
    const view = await open(<Page data={data} />, { answers: { settlePaymentEvent: answer } })
    const { t, person } = view
    await person.click(screen.getByRole('button', { name: t('troubles.settle') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('troubles.settleTitle') }))
    const press = () => person.click(dialog.getByRole('button', { name: t('troubles.settle') }))
    const field = () => dialog.getByLabelText(t('troubles.settleReason'))
    return { ...view, press, field }
  }

  test('names it, and needs what was done about it', async () => {
    const { sent, person, press, field } = await dialogOf(() => ({ data: someTroubles() }))
    await press()
    expect(sent).toEqual([])
    await person.type(field(), 'Returned at the provider')
    await press()
    const input = { params: { event_id: 7 }, body: { reason: 'Returned at the provider' } }
    await expect.poll(() => sent).toEqual([{ name: 'settlePaymentEvent', input }])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('that is gone says so and keeps the reason', async () => {
    const { t, person, press, field } = await dialogOf(refused('not_found'))
    await person.type(field(), 'Returned at the provider')
    await press()
    expect(await screen.findByText(asRead(t('errors.not_found')))).toBeDefined()
    expect(field()).toHaveProperty('value', 'Returned at the provider')
  })

  test('is offered for open events alone', async () => {
    const { t } = await shown({
      events: [anEvent({ settled })],
      refunds: [aFailedRefund(14)],
      chargebacks: [aChargeback(15)],
    })
    expect(screen.queryByRole('button', { name: t('troubles.settle') })).toBeNull()
  })
})

test.each([
  [null, 'The books haven’t been checked yet'],
  [{ at: '2026-11-21T10:00:00.000Z', faults: 0 }, 'The last check of the books found no fault'],
  [{ at: '2026-11-21T10:00:00.000Z', faults: 2 }, 'The last check of the books found 2 faults'],
])('the check of the books (%#)', async (ledger, words) => {
  await shown({ ledger })
  expect(screen.getByText(words)).toBeDefined()
})

test.each([
  ['2026-10-01', '2026-10-31', true],
  ['2026-10-31', '2026-10-01', false],
  ['2024-01-01', '2026-10-01', false],
  ['', '2026-10-01', false],
])('the bookings from %s to %s are exported: %s', async (from, to, can) => {
  const names = savedFiles()
  const { t, sent, person } = await open(<Page data={someTroubles()} />, {
    answers: { exportBookings: () => ({ data: { name: 'bookings.csv', content: 'a' } }) },
  })
  fireEvent.change(screen.getByLabelText(t('troubles.from')), { target: { value: from } })
  fireEvent.change(screen.getByLabelText(t('troubles.to')), { target: { value: to } })
  await person.click(screen.getByRole('button', { name: t('lists.export') }))
  await expect.poll(() => names).toEqual(can ? ['bookings.csv'] : [])
  expect(sent).toEqual(can ? [{ name: 'exportBookings', input: { query: { from, to } } }] : [])
})
