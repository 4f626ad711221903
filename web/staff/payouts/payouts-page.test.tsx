// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aBatch, aRequest, somePayouts } from '#web/test/payouts.ts'
import { savedFiles } from '#web/test/saved-files.ts'
import { loader, Page } from './payouts-page.tsx'
import type { Batch, Payouts, StaffPayout } from './payouts-query.ts'

const ok = () => ({ data: {} })
const flags = { new_details: false, debt: false, frozen: false, own: false }
const params = { batch_id: 'batch-id' }

async function page(rest: Partial<Payouts> = {}, answers: Answers = {}, path = '/') {
  const view = await open(<Page data={somePayouts(rest)} />, { answers, path })
  const { t, person } = view
  const box = (number: number) => screen.getByRole('checkbox', { name: t('payouts.select', { number }) })
  const press = (key: MessageKey) => person.click(screen.getByRole('button', { name: t(key) }))
  return { ...view, box, press }
}
const batched = (rest: Partial<Batch>, answers: Answers = {}) =>
  page({ items: [], batches: [aBatch(rest)] }, answers)

test('without payouts, a tab says so and offers no filter to clear', async () => {
  const { t } = await page({ items: [], total: 0 })
  expect(screen.getByRole('heading', { name: t('payouts.none') })).toBeDefined()
  expect(screen.queryByRole('button', { name: t('lists.clearFilters') })).toBeNull()
})

describe('a batch of requests', () => {
  const two = [
    aRequest({ payout_id: 'one', number: 31, amount: 10_000 }),
    aRequest({ payout_id: 'two', number: 32, amount: 2_550 }),
  ]

  test('has what is selected, and its sum is on the button', async () => {
    const { t, sent, person, box } = await page({ items: two }, { makePayoutBatch: ok })
    const button = (amount: string) =>
      screen.getByRole('button', { name: t('payouts.makeBatch', { amount }) })
    expect(button('€0.00').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(t('payouts.selectFirst'))).toBeDefined()
    await person.click(box(31))
    await person.click(box(32))
    expect(button('€125.50')).toBeDefined()
    await person.click(box(31))
    await person.click(button('€25.50'))
    await expect
      .poll(() => sent)
      .toEqual([{ name: 'makePayoutBatch', input: { body: { payout_ids: ['two'] } } }])
    await expect.poll(() => box(32)).toHaveProperty('checked', false)
  })

  test('doesn’t take what goes to a new account', async () => {
    const { box } = await page({ items: [aRequest({ flags: { ...flags, new_details: true } })] })
    expect(box(31)).toHaveProperty('disabled', true)
  })

  // The last one came under review after the page was read; then it asks nothing beforehand.
  test.each(['payout_state_changed', 'payout_not_ready', 'payout_under_review'] as const)(
    'that is refused keeps the selection: %s',
    async (code) => {
      const { t, person, box } = await page({}, { makePayoutBatch: refused(code) })
      await person.click(box(31))
      await person.click(screen.getByRole('button', { name: t('payouts.makeBatch', { amount: '€214.30' }) }))
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      expect(box(31)).toHaveProperty('checked', true)
    },
  )
})

describe('selecting', () => {
  const rows = [
    aRequest({ payout_id: 'one', number: 31, amount: 10_000 }),
    aRequest({ payout_id: 'two', number: 32, amount: 2_550 }),
    aRequest({
      payout_id: 'three',
      number: 33,
      amount: 100,
      flags: { ...flags, frozen: true },
      review: [{ order_id: 'order-id', number: 20_031 }],
    }),
    aRequest({ payout_id: 'four', number: 34, amount: 100, flags: { ...flags, debt: true } }),
  ]

  test('all takes what nothing speaks against, and none again', async () => {
    const { press, box } = await page({ items: rows })
    const checked = () => [31, 32, 33, 34].map((number) => (box(number) as HTMLInputElement).checked)
    await press('payouts.selectAll')
    expect(checked()).toEqual([true, true, false, false])
    await press('payouts.selectNone')
    expect(checked()).toEqual([false, false, false, false])
  })

  test('shares under review names their order, and asks before they are paid', async () => {
    const { t, sent, person, box } = await page({ items: rows }, { makePayoutBatch: ok })
    const make = { name: t('payouts.makeBatch', { amount: '€1.00' }) }
    await person.click(box(33))
    await person.click(screen.getByRole('button', make))
    const dialog = within(await screen.findByRole('dialog', { name: t('payouts.reviewTitle') }))
    expect(dialog.getByText(/PK-20031/)).toBeDefined()
    expect(sent).toEqual([])
    await person.click(dialog.getByRole('button', make))
    await expect
      .poll(() => sent)
      .toEqual([{ name: 'makePayoutBatch', input: { body: { payout_ids: ['three'], under_review: true } } }])
  })
})

test('the tabs count each status and say what it comes to', async () => {
  const { t } = await page()
  const tab = screen.getByRole('link', { name: new RegExp(t('payouts.status.requested')) })
  expect(tab.textContent).toContain('1 · €214.30')
  expect(tab.getAttribute('aria-current')).toBe('page')
})

test('a batch opens with its payouts, their sum, and those that came back', async () => {
  const { status: _, ...payout } = aRequest()
  const payouts = [
    { ...payout, payout_id: 'one', number: 31, status: 'sent' as const },
    { ...payout, payout_id: 'two', number: 32, status: 'returned' as const, reason: 'Account closed' },
  ]
  const batch = aBatch({ payouts: 2, returned: 1 })
  const { t, press } = await page(
    { items: [], batches: [batch] },
    { getPayoutBatch: () => ({ data: { batch, payouts } }) },
  )
  await press('payouts.open')
  const dialog = within(await screen.findByRole('dialog', { name: t('payouts.inBatch', { number: 7 }) }))
  expect(
    await dialog.findByText(new RegExp(asRead(t('payouts.batchSum', { count: 2, amount: '€428.60' })))),
  ).toBeDefined()
  expect(dialog.getByText(asRead(t('payouts.batchBack', { count: 1 })))).toBeDefined()
  expect(dialog.getByText('Account closed')).toBeDefined()
})

describe('what speaks against a payout', () => {
  test.each<[string, Partial<StaffPayout['flags']>, string]>([
    ['nothing', {}, ''],
    ['a debt', { debt: true }, 'payouts.flag.debt'],
    ['a frozen share', { frozen: true }, 'payouts.flag.frozen'],
    ['it is the reader’s own', { own: true }, 'payouts.flag.own'],
  ])('%s', async (_, some, key) => {
    const { t } = await page({ items: [aRequest({ flags: { ...flags, ...some } })] })
    const cells = within(screen.getByRole('table')).getAllByRole('cell')
    expect(cells[4]?.textContent).toBe(key && t(key as MessageKey))
  })
})

describe('what can be done with a batch', () => {
  test.each<[string, Partial<Batch>, MessageKey[]]>([
    ['nothing', {}, []],
    ['approve it', { can: { approve: true, open: false, send: false } }, ['payouts.approve']],
    ['open its file', { can: { approve: false, open: true, send: false } }, ['payouts.sepa', 'lists.export']],
    [
      'mark it as sent',
      { can: { approve: false, open: true, send: true } },
      ['payouts.sepa', 'lists.export', 'payouts.markSent'],
    ],
  ])('%s', async (_, rest, keys) => {
    const { t } = await batched(rest)
    const offered = screen.queryAllByRole('button').map(({ textContent }) => textContent?.trim())
    const all = (['payouts.approve', 'payouts.sepa', 'lists.export', 'payouts.markSent'] as const).map(
      (key) => t(key),
    )
    expect(offered.filter((name) => all.some((each) => each === name))).toEqual(keys.map((key) => t(key)))
  })

  test.each<[string, Partial<Batch>, string | null]>([
    ['needs a second person', { needs_second: true }, 'Needs a second person'],
    ['has got one', { needs_second: true, approved_by: 'ana' }, 'Approved by ana'],
    ['needs none', {}, null],
    ['is out', { needs_second: true, first_file_at: '2026-11-21T11:00:00.000Z' }, 'File opened'],
    ['is sent', { sent_at: '2026-11-22T11:00:00.000Z', first_file_at: '2026-11-21T11:00:00.000Z' }, 'Sent'],
  ])('the state of one that %s', async (_, rest, words) => {
    const { container } = await batched(rest)
    const chips = [...container.querySelectorAll('.chip')].map(({ textContent }) => textContent ?? '')
    expect(chips.length).toBe(words === null ? 0 : 1)
    if (words) expect(chips[0]).toContain(words)
  })

  test('it is approved', async () => {
    const { sent, press } = await batched(
      { can: { approve: true, open: false, send: false } },
      { approvePayoutBatch: ok },
    )
    await press('payouts.approve')
    await expect.poll(() => sent).toEqual([{ name: 'approvePayoutBatch', input: { params } }])
  })

  test.each([
    ['sepa', 'payouts.sepa'],
    ['csv', 'lists.export'],
  ] as const)('its file is opened as %s', async (format, key) => {
    const names = savedFiles()
    const { sent, press } = await batched(
      { can: { approve: false, open: true, send: false } },
      { openPayoutFile: () => ({ data: { name: `batch.${format}`, content: 'a' } }) },
    )
    await press(key)
    await expect.poll(() => names).toEqual([`batch.${format}`])
    expect(sent).toEqual([{ name: 'openPayoutFile', input: { params, body: { format } } }])
  })

  test('it is marked as sent only after a question', async () => {
    const { t, sent, person, press } = await batched(
      { can: { approve: false, open: true, send: true } },
      { sendPayoutBatch: ok },
    )
    await press('payouts.markSent')
    const dialog = within(await screen.findByRole('dialog', { name: t('payouts.sentTitle', { number: 7 }) }))
    expect(sent).toEqual([])
    await person.click(dialog.getByRole('button', { name: t('payouts.markSent') }))
    await expect.poll(() => sent).toEqual([{ name: 'sendPayoutBatch', input: { params } }])
  })

  test.each(['second_person_needed', 'payout_account_not_set', 'payout_state_changed'] as const)(
    'its file stays closed: %s',
    async (code) => {
      const names = savedFiles()
      const can = { approve: false, open: true, send: false }
      const { t, press } = await batched({ can }, { openPayoutFile: refused(code) })
      await press('payouts.sepa')
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      expect(names).toEqual([])
    },
  )
})

describe('a payout that came back', () => {
  test.each<[StaffPayout['status'], boolean]>([
    ['requested', true],
    ['batched', true],
    ['sent', true],
    ['withdrawn', false],
    ['returned', false],
  ])('can be returned while it is %s: %s', async (status, can) => {
    const { t } = await page({ items: [aRequest({ status })] }, {}, `/?status=${status}`)
    expect(screen.queryByRole('button', { name: t('payouts.return') }) !== null).toBe(can)
  })

  test('is returned with a reason, which may have to wait for a colleague', async () => {
    const returnPayout = () => ({ data: {}, message: waitsForColleague })
    const { t, sent, person, press } = await page({}, { returnPayout })
    await press('payouts.return')
    const dialog = within(await screen.findByRole('dialog'))
    await person.type(dialog.getByLabelText(t('payouts.returnReason')), 'Account closed')
    await person.click(dialog.getByRole('button', { name: t('payouts.return') }))
    const input = { params: { payout_id: 'payout-id' }, body: { reason: 'Account closed' } }
    await expect.poll(() => sent).toEqual([{ name: 'returnPayout', input }])
    expect(await screen.findByText(t('shell.waitsForColleague'))).toBeDefined()
  })
})

test.each([
  ['', { page: 1, size: 100 }],
  ['?status=sent&page=2', { status: 'sent', page: 2, size: 100 }],
  ['?status=lost', { page: 1, size: 100 }],
])('the address “%s” asks for %o', async (search, query) => {
  const asked: unknown[] = []
  const call = async (_: string, input: unknown) => {
    asked.push(input)
    return { data: somePayouts() }
  }
  await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
  expect(asked).toEqual([{ query }])
})
