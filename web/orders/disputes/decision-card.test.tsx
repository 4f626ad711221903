// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { aDispute, anOutcome } from '#web/test/disputes.ts'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../order/page/made-up-states.ts'
import { DecisionCard } from './decision-card.tsx'
import type { DisputeView, Outcome } from './dispute-facts.ts'

const order = madeUpOrder('solo', 'disputed', 'staff')
const params = { order_id: 'order-id' }
const reason = 'The pictures show Gold II'
const inFull = { customer: 6_200, boosters: 0, shop: 0 }
const byLog = { customer: 2_000, boosters: 2_520, shop: 1_680 }
const outcomes = [
  anOutcome('upheld'),
  anOutcome('in_full', inFull),
  anOutcome('by_log', byLog),
  anOutcome('returned'),
  anOutcome('own'),
]
type Own = readonly [customer: string, boosters: string, shop: string]
type Choice = { outcome?: Outcome['outcome']; own?: Own; why?: string }

async function decide(rest: Partial<DisputeView> = {}, answer: () => unknown = () => ({ data: {} })) {
  const view = await open(<DecisionCard order={order} dispute={aDispute({ outcomes, ...rest })} />, {
    answers: { decideDispute: answer },
  })
  const { t, person } = view
  const confirm = () => screen.getAllByRole('button', { name: t('disputes.confirm') })
  const choose = async ({ outcome, own = ['', '', ''], why = reason }: Choice) => {
    const row = (of: string) => screen.getByRole('radio', { name: new RegExp(`^${of}`) })
    if (outcome) await person.click(row(t(`disputes.outcome.${outcome}`)))
    for (const [index, name] of ['mira', 'kestrel', 'Peakline'].entries())
      if (own[index]) await person.type(screen.getByRole('textbox', { name }), own[index])
    if (why) await person.type(screen.getByLabelText(t('disputes.reason')), why)
    await person.click(confirm()[0] as HTMLElement)
  }
  const dialog = () => screen.findByRole('dialog', { name: t('disputes.sure') })
  return { ...view, choose, dialog, row: (of: Outcome['outcome']) => t(`disputes.outcome.${of}`) }
}

describe('what staff decide is what is sent', () => {
  test.each<[string, Choice, object]>([
    ['a refund in full', { outcome: 'in_full' }, { outcome: 'in_full', amounts: inFull }],
    ['the recorded part', { outcome: 'by_log' }, { outcome: 'by_log', amounts: byLog }],
    ['back to the booster, without amounts', { outcome: 'returned' }, { outcome: 'returned' }],
    ['the first decision stays, without amounts', { outcome: 'upheld' }, { outcome: 'upheld' }],
    ['own amounts', { outcome: 'own', own: ['20', '25,20', '16.80'] }, { outcome: 'own', amounts: byLog }],
    [
      'own amounts with a loss of the shop',
      { outcome: 'own', own: ['62', '10', '-10'] },
      { outcome: 'own', amounts: { customer: 6_200, boosters: 1_000, shop: -1_000 } },
    ],
  ])('%s', async (_, choice, body) => {
    const { t, sent, person, choose, dialog } = await decide()
    await choose(choice)
    const asked = within(await dialog())
    expect(sent).toEqual([])
    await person.click(asked.getByRole('button', { name: t('disputes.confirm') }))
    await expect
      .poll(() => sent)
      .toEqual([{ name: 'decideDispute', input: { params, body: { ...body, reason } } }])
  })

  test('the last look names the outcome and each side’s amount once more', async () => {
    const { choose, dialog, row } = await decide()
    await choose({ outcome: 'by_log' })
    const { textContent } = await dialog()
    for (const words of [row('by_log'), '€20.00', '€25.20', '€16.80']) expect(textContent).toContain(words)
  })

  test('a loss of the shop is said before it is confirmed', async () => {
    const { t, choose, dialog } = await decide()
    await choose({ outcome: 'own', own: ['62', '10', '-10'] })
    expect((await dialog()).textContent).toContain(t('disputes.loss', { amount: '€10.00' }))
  })
})

describe('what is missing', () => {
  test.each<[string, Choice, 'outcome' | 'amounts' | 'reason', Partial<DisputeView>]>([
    ['no outcome', {}, 'outcome', {}],
    ['own amounts that aren’t all typed', { outcome: 'own', own: ['20', '', '42'] }, 'amounts', {}],
    ['own amounts that are no amounts', { outcome: 'own', own: ['20', 'x', '42'] }, 'amounts', {}],
    ['a reason that is too short', { outcome: 'in_full', why: 'Too  ' }, 'reason', {}],
    ['a reason of spaces', { outcome: 'returned', why: '            ' }, 'reason', {}],
  ])('%s', async (_, choice, missing) => {
    const { t, sent, choose } = await decide()
    await choose(choice)
    const words =
      missing === 'reason' ? t('disputes.missing.reason', { count: 10 }) : t(`disputes.missing.${missing}`)
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
  })

  test('own amounts that sum to something else', async () => {
    const { t, choose } = await decide()
    await choose({ outcome: 'own', own: ['20', '20', '20'] })
    const words = t('disputes.sumDiffers', { sum: '€60.00', total: '€62.00' })
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(screen.queryByText(t('disputes.after'))).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('an outcome that would take a refund back can’t be chosen, and says why', async () => {
  const { t } = await decide({ outcomes: [{ ...anOutcome('by_log', byLog), possible: false }] })
  const radio = screen.getByRole('radio')
  expect(radio).toHaveProperty('disabled', true)
  expect(screen.getByText(t('disputes.text.impossible'))).toBeDefined()
})

test.each([
  'decision_outdated',
  'dispute_own_decision',
  'dispute_sums_differ',
  'dispute_not_found',
  'balance_too_low',
  'order_frozen',
  'own_affair',
  'proposal_waits_already',
] as const)('refused with %s: staff read why, and reason and choice stay', async (code) => {
  const { t, person, choose, dialog } = await decide({}, refused(code))
  await choose({ outcome: 'in_full' })
  const asked = within(await dialog())
  await person.click(asked.getByRole('button', { name: t('disputes.confirm') }))
  expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
  await person.click(asked.getByRole('button', { name: t('order.leaveAsIs') }))
  expect(screen.getByLabelText(t('disputes.reason'))).toHaveProperty('value', reason)
  const name = new RegExp(`^${t('disputes.outcome.in_full')}`)
  expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true)
})

test('a decision that waits for a colleague says so instead of that it is made', async () => {
  const { t, person, choose, dialog } = await decide({}, () => ({ message: waitsForColleague, data: {} }))
  await choose({ outcome: 'in_full' })
  await person.click(within(await dialog()).getByRole('button', { name: t('disputes.confirm') }))
  expect(await screen.findByText(t('shell.waitsForColleague'))).toBeDefined()
  expect(screen.queryByText(t('disputes.decidedNow'))).toBeNull()
})
