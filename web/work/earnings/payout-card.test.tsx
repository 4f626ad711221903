// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { aPayout, someEarnings, withAvailable } from '#web/test/earnings.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import type { Earnings } from './earnings-query.ts'
import { PayoutCard } from './payout-card.tsx'

const ok = () => ({ data: {} })

async function card(earnings: Earnings, answers: Answers = {}) {
  const view = await open(<PayoutCard earnings={earnings} />, { answers })
  const { t, person } = view
  const field = () => screen.getByLabelText(t('coupons.amount'))
  const type = async (text: string) => {
    await person.clear(field())
    if (text) await person.type(field(), text)
  }
  const button = () => screen.getByRole('button', { name: /^Request / })
  return { ...view, field, type, button }
}

describe('a request', () => {
  test('is for all that is available, unless less is typed', async () => {
    const { sent, person, field, type, button } = await card(someEarnings(), { requestPayout: ok })
    expect(field()).toHaveProperty('value', '214.30')
    await type('100,50')
    await person.click(button())
    await expect.poll(() => sent).toEqual([{ name: 'requestPayout', input: { body: { amount: 10_050 } } }])
  })

  test.each<[string, Earnings, string | null, MessageKey | string]>([
    ['less than the least', someEarnings(), '24.99', 'earnings.refusal.payout_too_small'],
    ['nothing', someEarnings(), '', 'earnings.refusal.payout_too_small'],
    ['words', someEarnings(), 'all of it', 'earnings.refusal.payout_too_small'],
    ['a cent more than there is', someEarnings(), '214.31', 'earnings.refusal.payout_exceeds_available'],
    ['no bank account', someEarnings({ details: null }), null, 'earnings.refusal.payout_details_missing'],
    ['too little available', withAvailable(2_400), null, 'You need €1.00 more'],
    ['nothing available', withAvailable(0), null, 'You need €25.00 more'],
    ['a debt', withAvailable(-1_000), null, 'You need €35.00 more'],
  ])('with %s is not sent, and the button says why', async (_, earnings, text, why) => {
    const { t, sent, person, type, button } = await card(earnings, { requestPayout: ok })
    if (text !== null) await type(text)
    await person.click(button())
    await person.keyboard('{Enter}')
    const words = t.has(why) ? t(why as MessageKey) : why
    expect(screen.getByText(asRead(words))).toBeDefined()
    expect(sent).toEqual([])
  })

  test.each([
    'payout_details_missing',
    'payout_open_already',
    'payout_too_small',
    'payout_exceeds_available',
  ] as const)('refused with %s keeps what was typed', async (code) => {
    const { t, person, field, type, button } = await card(someEarnings(), { requestPayout: refused(code) })
    await type('50')
    await person.click(button())
    expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    expect(field()).toHaveProperty('value', '50')
  })

  test.each([
    ['long known', -1, false],
    ['new', 2, true],
  ])('an account that is %s', async (_, days, isNew) => {
    const usable_at = new Date(Date.now() + days * dayMs).toISOString()
    const details = { iban_start: 'DE89', iban_end: '3000', saved_at: usable_at, usable_at }
    const { container } = await card(someEarnings({ details }))
    expect(container.textContent).toContain('DE89 •••• •••• 3000')
    expect(screen.queryByText(/^New account/) !== null).toBe(isNew)
  })
})

describe('an open payout', () => {
  test('that was requested can be withdrawn, and no other is offered', async () => {
    const { t, sent, person } = await card(someEarnings({ open: aPayout() }), { withdrawPayout: ok })
    expect(screen.queryByLabelText(t('coupons.amount'))).toBeNull()
    await person.click(screen.getByRole('button', { name: t('earnings.withdraw') }))
    const input = { params: { payout_id: 'payout-id' } }
    await expect.poll(() => sent).toEqual([{ name: 'withdrawPayout', input }])
  })

  test('that is on its way to the bank can’t be withdrawn', async () => {
    const { t } = await card(someEarnings({ open: aPayout({ status: 'batched' }) }))
    expect(screen.getByText(t('earnings.atBank'))).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each(['payout_not_found', 'payout_state_changed'] as const)(
    'whose withdrawal is refused: %s',
    async (code) => {
      const answers = { withdrawPayout: refused(code) }
      const { t, person } = await card(someEarnings({ open: aPayout() }), answers)
      await person.click(screen.getByRole('button', { name: t('earnings.withdraw') }))
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    },
  )
})

test.each<[string, Earnings['last'], RegExp | null]>([
  ['none', null, null],
  ['sent', aPayout({ status: 'sent', sent_at: '2026-11-21T10:00:00.000Z' }), /^Last payout: €214.30/],
  [
    'returned',
    aPayout({ status: 'returned', reason: 'Account closed' }),
    /^Payout 31 came back: Account closed/,
  ],
  ['withdrawn', aPayout({ status: 'withdrawn' }), null],
])('what became of the last payout: %s', async (_, last, words) => {
  await card(someEarnings({ last }))
  const found = screen.queryByText(words ?? /^(?:Last payout|Payout 31)/)
  expect(found !== null).toBe(words !== null)
})

describe('the bank account', () => {
  const dialogOf = async (answer: () => unknown, earnings = someEarnings({ details: null })) => {
    const view = await card(earnings, { savePayoutDetails: answer })
    const { t, person } = view
    const key = earnings.details ? 'earnings.change' : 'earnings.add'
    await person.click(screen.getByRole('button', { name: t(key) }))
    const dialog = within(await screen.findByRole('dialog', { name: t('earnings.account') }))
    const fill = async () => {
      await person.type(dialog.getByLabelText(t('earnings.holder')), 'Kim Kestrel')
      await person.type(dialog.getByLabelText(t('earnings.iban')), 'DE89 3704 0044 0532 0130 00')
    }
    const save = () => person.click(dialog.getByRole('button', { name: t('earnings.save') }))
    return { ...view, dialog, fill, save }
  }
  const body = { holder: 'Kim Kestrel', iban: 'DE89 3704 0044 0532 0130 00', bic: '' }

  test.each([
    ['added', someEarnings({ details: null })],
    ['changed', someEarnings()],
  ])('is %s as typed', async (_, earnings) => {
    const { sent, fill, save } = await dialogOf(ok, earnings)
    await fill()
    await save()
    await expect.poll(() => sent).toEqual([{ name: 'savePayoutDetails', input: { body } }])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('needs its holder and its number', async () => {
    const { t, sent, dialog, save } = await dialogOf(ok)
    await save()
    expect(dialog.getByText(t('earnings.holderMissing'))).toBeDefined()
    expect(dialog.getByText(t('earnings.ibanMissing'))).toBeDefined()
    expect(sent).toEqual([])
  })

  test.each([
    ['holder', 'holder_invalid'],
    ['iban', 'iban_invalid'],
    ['bic', 'bic_invalid'],
  ] as const)('is refused at its field: %s', async (field, code) => {
    const { t, dialog, fill, save } = await dialogOf(refused(code, field))
    await fill()
    await save()
    const note = await dialog.findByText(asRead(t(`errors.${code}`)))
    const input = dialog.getByLabelText(t(`earnings.${field}`))
    expect(input.getAttribute('aria-describedby')).toBe(note.id)
    expect(dialog.getByLabelText(t('earnings.iban'))).toHaveProperty('value', body.iban)
  })
})
