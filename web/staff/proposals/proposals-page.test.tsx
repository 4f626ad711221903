// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MessageKey } from '#i18n/translate.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { loader, Page, type Proposal } from './proposals-page.tsx'

const ok = () => ({ data: {} })
const params = { proposal_id: 'proposal-id' }
const person = (username: string) => ({ user_id: `${username}-id`, username })

const aProposal = (rest: Partial<Proposal> = {}): Proposal => ({
  proposal_id: 'proposal-id',
  kind: 'give_balance',
  state: 'waiting',
  coupon: null,
  amount: 90_000,
  reason: 'Two days late',
  ready: null,
  note: '',
  changes: null,
  person: person('mira'),
  order: null,
  asked_by: person('ben'),
  asked_at: '2026-11-20T10:00:00.000Z',
  decided_by: null,
  decided_at: null,
  answer: null,
  own: false,
  ...rest,
})

async function page(proposal: Proposal, answers: Answers = {}) {
  const state = proposal.state === 'waiting' ? ('waiting' as const) : ('decided' as const)
  const view = await open(<Page data={{ state, items: [proposal], page: 1, pageCount: 1, total: 1 }} />, {
    answers,
  })
  const { t } = view
  const button = (key: MessageKey) => screen.getByRole('button', { name: t(key) })
  const press = (key: MessageKey) => view.person.click(button(key))
  const dialogOf = async (title: MessageKey) => within(await screen.findByRole('dialog', { name: t(title) }))
  const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
  return { ...view, button, press, dialogOf, offered }
}

describe('who decides about a proposal', () => {
  test.each<[string, Partial<Proposal>, MessageKey[]]>([
    ['a colleague’s', {}, ['payouts.approve', 'proposals.decline']],
    ['one’s own', { own: true }, ['payouts.approve', 'proposals.withdraw']],
    ['an approved one', { state: 'done', decided_by: person('ana') }, []],
    ['a declined one', { state: 'declined', decided_by: person('ana'), answer: 'Too much' }, []],
  ])('%s', async (_, rest, keys) => {
    const { t, offered } = await page(aProposal(rest))
    expect(offered()).toEqual(keys.map((key) => t(key)))
    expect(screen.queryByText('Too much') !== null).toBe(rest.state === 'declined')
  })

  test('nobody approves their own, and the button says so', async () => {
    const { t, sent, press } = await page(aProposal({ own: true }))
    await press('payouts.approve')
    expect(screen.getByText(t('proposals.own'))).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
  })

  test('it is approved only after a look at what and how much', async () => {
    const view = await page(aProposal(), { confirmProposal: ok })
    await view.press('payouts.approve')
    const dialog = await view.dialogOf('proposals.approveTitle')
    expect(dialog.getByText('€900.00')).toBeDefined()
    expect(dialog.getByText(view.t('proposals.kind.give_balance'))).toBeDefined()
    expect(view.sent).toEqual([])
    await view.person.click(dialog.getByRole('button', { name: view.t('payouts.approve') }))
    await expect.poll(() => view.sent).toEqual([{ name: 'confirmProposal', input: { params } }])
  })

  test.each([
    [false, 'proposals.decline'],
    [true, 'proposals.withdraw'],
  ] as const)('a refusal needs a reason (own: %s)', async (own, key) => {
    const view = await page(aProposal({ own }), { declineProposal: ok })
    await view.press(key)
    const dialog = await view.dialogOf('proposals.declineTitle')
    const go = () => view.person.click(dialog.getByRole('button', { name: view.t(key) }))
    await go()
    expect(view.sent).toEqual([])
    await view.person.type(dialog.getByLabelText(view.t('proposals.why')), 'Too much')
    await go()
    const input = { params, body: { reason: 'Too much' } }
    await expect.poll(() => view.sent).toEqual([{ name: 'declineProposal', input }])
  })

  test.each([
    'proposal_not_found',
    'proposal_decided',
    'own_affair',
    'payout_state_changed',
    'dispute_own_decision',
    'decision_outdated',
    'prices_changed_meanwhile',
    'debt_changed',
    'balance_too_low',
    'balance_changed',
  ] as const)('an approval that can’t be carried out says why: %s', async (code) => {
    const view = await page(aProposal(), { confirmProposal: refused(code) })
    await view.press('payouts.approve')
    const dialog = await view.dialogOf('proposals.approveTitle')
    await view.person.click(dialog.getByRole('button', { name: view.t('payouts.approve') }))
    expect(await screen.findByText(asRead(view.t(`errors.${code}`)))).toBeDefined()
    expect(screen.queryByText(view.t('proposals.approved'))).toBeNull()
  })
})

describe('what a row says of the money', () => {
  const changes = [{ path: 'boosterShare', from: 60, to: 62 }]
  test.each<[string, Partial<Proposal>, string]>([
    ['a sum', {}, '€900.00'],
    [
      'a coupon that nothing limits',
      { kind: 'save_coupon', coupon: 'SUMMIT', amount: null, person: null },
      'No limit',
    ],
    ['prices, which have no sum', { kind: 'publish_prices', amount: null, person: null, changes }, '–'],
  ])('%s', async (_, rest, words) => {
    await page(aProposal(rest))
    expect(screen.getAllByRole('cell')[2]?.textContent).toBe(words)
  })
})

test.each([
  ['', { state: 'waiting', page: 1 }],
  ['?state=decided&page=2', { state: 'decided', page: 2 }],
  ['?state=nonsense', { state: 'waiting', page: 1 }],
])('the address “%s” asks for %o', async (search, query) => {
  const asked: unknown[] = []
  const call = async (_: string, input: unknown) => {
    asked.push(input)
    return { data: { items: [] } }
  }
  await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
  expect(asked).toEqual([{ query }])
})
