import { afterEach, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { payoutLimits, payoutSpans } from '#core/money/payouts.ts'
import { confirmProposal } from '#server/accounts/proposals/decide-proposal.ts'
import { listProposals } from '#server/accounts/proposals/list-proposals.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertOrder, insertStaff } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, outcomes } from '#server/test/payments.ts'
import { batch, earn, holder, iban, payableBooster, request } from '#server/test/payouts.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { approveBatch } from './approve-batch.ts'
import { deleteReplacedDetails, findDetails } from './details-store.ts'
import { getEarnings } from './get-earnings.ts'
import { listPayouts } from './list-payouts.ts'
import { openFile } from './open-file.ts'
import { returnPayout } from './return-payout.ts'
import { rewrapDetails } from './rewrap-details.ts'
import { saveDetails } from './save-details.ts'
import { sendBatch } from './send-batch.ts'
import { withdrawPayout } from './withdraw-payout.ts'

const services = await openServices()
const colleague = () => insertStaff(services, ['FullAccess'])

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

/** A booster's money: available, and held for a payout. */
const money = (id: string) =>
  Promise.all([balanceOf(services, 'booster_payable', id), balanceOf(services, 'payout_clearing', id)])

const earningsOf = (booster: Parameters<typeof getEarnings>[1]) =>
  getEarnings(services, booster, { page: 1, size: 10 })

test.each([
  ['a doubtful record', { doubts: ['too_fast' as const] }],
  ['a dispute', { disputed_by: 'customer' as const }],
  ['a gap', { shortfall: JSON.stringify({ unit: 'points', done: 1, of: 2 }) }],
])('a share that waits for staff because of %s has no end of the check', async (_, columns) => {
  const booster = await insertBooster(services)
  const order = await insertOrder(services, { status: 'verification_required', boosterId: booster.id })
  const pending = async () => {
    const { items, camps } = await earningsOf(booster)
    return [items[0]?.waits, camps.pending.next_at !== null]
  }
  expect(await pending()).toEqual([false, true])
  await services.db
    .updateTable('orders')
    .set({ ...columns })
    .where('id', '=', order.id)
    .execute()
  expect(await pending()).toEqual([true, false])
})

test('a payout goes from the request to the bank, and both sides see it', async () => {
  const [booster, staff] = [await payableBooster(services, 21_430), await colleague()]
  const payout = await request(services, booster, 21_430)
  expect(await money(booster.id)).toEqual([0, 21_430])
  expect((await earningsOf(booster)).open).toMatchObject({ number: payout.number, status: 'requested' })
  const id = await batch(services, staff, [payout])
  await expect(act(services, withdrawPayout, booster, payout.id)).rejects.toThrow('payout_state_changed')
  await expect(act(services, sendBatch, staff, id)).rejects.toThrow('payout_state_changed')
  const file = await openFile(services, staff, id, 'sepa')
  expect(file.content).toContain(`<IBAN>${iban}</IBAN>`)
  expect((await openFile(services, staff, id, 'sepa')).content).toBe(file.content)
  await act(services, sendBatch, staff, id)
  await expect(act(services, sendBatch, staff, id)).rejects.toThrow('payout_state_changed')
  expect(await money(booster.id)).toEqual([0, 0])
  const { camps, open, last } = await earningsOf(booster)
  expect([open, last?.status, camps.paid.in_all]).toEqual([null, 'sent', 21_430])
  const events = await services.db
    .selectFrom('payout_events')
    .select('action')
    .where('payout_id', '=', payout.id)
    .orderBy('id')
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['request', 'batch', 'export', 'export', 'send'])
})

test('the money of a withdrawn, a refused and a returned payout is available again, once', async () => {
  const [booster, staff] = [await payableBooster(services, 5_000), await colleague()]
  const withdrawn = await request(services, booster, 5_000)
  const stranger = await payableBooster(services, 5_000)
  await expect(act(services, withdrawPayout, stranger, withdrawn.id)).rejects.toThrow('payout_not_found')
  await act(services, withdrawPayout, booster, withdrawn.id)
  await expect(
    transaction(services, (work) => returnPayout(work, staff, withdrawn.id, 'Too late')),
  ).rejects.toThrow('payout_state_changed')
  expect(await money(booster.id)).toEqual([5_000, 0])

  const refused = await request(services, booster, 4_000)
  await transaction(services, (work) => returnPayout(work, staff, refused.id, 'The name does not match'))
  expect(await money(booster.id)).toEqual([5_000, 0])

  const sent = await request(services, booster, 3_000)
  const id = await batch(services, staff, [sent])
  await openFile(services, staff, id, 'csv')
  await act(services, sendBatch, staff, id)
  expect(await money(booster.id)).toEqual([2_000, 0])
  const both = await outcomes(
    [1, 2].map(() =>
      transaction(services, (work) => returnPayout(work, staff, sent.id, 'The account is closed')),
    ),
  )
  expect(both).toEqual({ kept: 1, broken: ['payout_state_changed'] })
  expect(await money(booster.id)).toEqual([5_000, 0])
  expect((await earningsOf(booster)).last).toMatchObject({
    status: 'returned',
    reason: 'The account is closed',
  })
})

test('money C5: a payout that was sent returns only with a second person, within 10 bank days, and counts for the day', async () => {
  const [booster, staff, second] = [
    await payableBooster(services, 90_000),
    await colleague(),
    await colleague(),
  ]
  const sent = await request(services, booster, 90_000)
  const id = await batch(services, staff, [sent])
  await openFile(services, staff, id, 'csv')
  await act(services, sendBatch, staff, id)
  const wish = {
    kind: 'return_payout',
    wish: { payout_id: sent.id },
    reason: 'The bank sent it back',
  } as const
  const ask = (by: typeof staff) => transaction(services, (work) => propose(work, by, wish))
  await expect(ask(booster)).rejects.toThrow('own_affair')
  expect(await ask(staff)).toBe(true)
  expect(await money(booster.id)).toEqual([0, 0])
  const { items } = await listProposals(services, second, { state: 'waiting', page: 1, size: 10 })
  const proposal = items[0]?.proposal_id ?? ''
  services.advance(14 * dayMs)
  await transaction(services, (work) => confirmProposal(work, second, proposal))
  expect(await money(booster.id)).toEqual([90_000, 0])
  const other = await payableBooster(services, 20_000)
  const made = await batch(services, staff, [await request(services, other, 20_000)])
  await expect(openFile(services, staff, made, 'csv')).rejects.toThrow('second_person_needed')

  const late = await request(services, booster, 5_000)
  const lateBatch = await batch(services, second, [late])
  await openFile(services, second, lateBatch, 'csv')
  await act(services, sendBatch, second, lateBatch)
  services.advance(17 * dayMs)
  const again = { ...wish, wish: { payout_id: late.id } }
  await expect(transaction(services, (work) => propose(work, staff, again))).rejects.toThrow('payout_too_old')
})

test('trust M12: of 200 requests at once with money for one, one holds it', async () => {
  const booster = await payableBooster(services, 4_000)
  const tries = Array.from({ length: 200 }, () => request(services, booster, 3_000))
  expect((await outcomes(tries)).kept).toBe(1)
  expect(await money(booster.id)).toEqual([1_000, 3_000])
})

test('a request and a claw-back at once, 40 rounds: the request finds the money, or is refused', async () => {
  for (let round = 0; round < 40; round++) {
    const booster = await payableBooster(services, 3_000)
    const clawBack = services.asOwner(`
      with entry as (insert into ledger_entries (kind, business_ref) values ('payment_charged_back', gen_random_uuid()) returning id),
        account as (update ledger_accounts set balance = balance - 2000
          where kind = 'booster_payable' and owner_id = '${booster.id}' returning id)
      insert into ledger_lines (entry_id, account_id, amount)
      select entry.id, account.id, -2000 from entry, account union all
      select entry.id, (select id from ledger_accounts where kind = 'chargeback_loss' and owner_id is null), 2000 from entry`)
    const [asked] = await Promise.allSettled([request(services, booster, 3_000), clawBack])
    const held = asked.status === 'fulfilled'
    expect(await money(booster.id)).toEqual(held ? [-2_000, 3_000] : [1_000, 0])
    if (!held) continue
    // Staff see the debt, and the next share fills it.
    const { items } = await listPayouts(services, await colleague(), {
      status: 'requested',
      page: 1,
      size: 10,
    })
    const row = items.find((each) => each.booster.user_id === booster.id)
    expect(row?.flags.debt).toBe(true)
    await earn(services, booster.id, 2_500)
    expect(await money(booster.id)).toEqual([500, 3_000])
    await act(services, withdrawPayout, booster, row?.payout_id ?? '')
  }
})

test('a request is refused without details, below the least amount, above what is available and beside another', async () => {
  const booster = await insertBooster(services)
  await earn(services, booster.id, 9_000)
  await expect(request(services, booster, 9_000)).rejects.toThrow('payout_details_missing')
  await saveDetails(services, booster, { holder, iban, bic: '' })
  await expect(request(services, booster, payoutLimits.least.amount - 1)).rejects.toThrow('payout_too_small')
  await expect(request(services, booster, 9_001)).rejects.toThrow('payout_exceeds_available')
  await request(services, booster, 3_000)
  await expect(request(services, booster, 3_000)).rejects.toThrow('payout_open_already')
})

test('new details are sealed, mailed, and wait; an open payout keeps the details it was requested with', async () => {
  const [booster, staff] = [await payableBooster(services, 9_000), await colleague()]
  const before = await request(services, booster, 3_000)
  const other = 'NL91ABNA0417164300'
  await saveDetails(services, booster, { holder: 'A thief', iban: 'nl91 abna 0417 1643 00', bic: '' })
  const row = await findDetails(services.db, booster.id)
  expect([row?.iban_start, row?.iban_end]).toEqual(['NL91', '4300'])
  expect(JSON.stringify(row)).not.toContain(other)
  expect(row?.sealed.includes(other)).toBe(false)
  const mails = await services.db
    .selectFrom('mails')
    .select('body')
    .where('kind', '=', 'payout_details_saved')
    .where('body', 'like', '%NL91%')
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).not.toContain(other)

  await deleteReplacedDetails(services.db)
  const id = await batch(services, staff, [before])
  expect((await openFile(services, staff, id, 'csv')).content).toContain(iban)
  await act(services, sendBatch, staff, id)
  await deleteReplacedDetails(services.db)
  const kept = await services.db
    .selectFrom('payout_details')
    .select('id')
    .where('booster_id', '=', booster.id)
    .execute()
  expect(kept).toHaveLength(1)

  const after = await request(services, booster, 3_000)
  await expect(batch(services, staff, [after])).rejects.toThrow('payout_not_ready')
  services.advance(payoutSpans.newDetails.ms + 60_000)
  expect((await openFile(services, staff, await batch(services, staff, [after]), 'csv')).content).toContain(
    other,
  )
})

test('a typo in an IBAN or a BIC is refused', async () => {
  const booster = await insertBooster(services)
  await expect(
    saveDetails(services, booster, { holder, iban: 'DE88370400440532013000', bic: '' }),
  ).rejects.toThrow('iban_invalid')
  await expect(saveDetails(services, booster, { holder: 'Wang 芳', iban, bic: '' })).rejects.toThrow(
    'holder_invalid',
  )
  await expect(saveDetails(services, booster, { holder, iban, bic: 'COBA' })).rejects.toThrow('bic_invalid')
})

test('four eyes: above a day’s limit, or for one’s own payout, a colleague approves before the file opens', async () => {
  const [maker, second] = [await colleague(), await colleague()]
  const half = payoutLimits.alone.amount / 2
  const boosters = await Promise.all([1, 2, 3].map(() => payableBooster(services, half + 1)))
  const payouts = await Promise.all(boosters.map((each) => request(services, each, half + 1)))
  // Splitting doesn't help: two at once still follow one another.
  const [a, b] = (await Promise.all(payouts.slice(0, 2).map((each) => batch(services, maker, [each])))) as [
    string,
    string,
  ]
  const { batches } = await listPayouts(services, maker, { status: 'batched', page: 1, size: 10 })
  const needing = batches.filter((each) => [a, b].includes(each.batch_id) && each.needs_second)
  expect(needing).toMatchObject([{ can: { approve: false, open: false, send: false } }])
  const id = needing[0]?.batch_id ?? ''
  await expect(openFile(services, maker, id, 'csv')).rejects.toThrow('second_person_needed')
  await expect(act(services, approveBatch, maker, id)).rejects.toThrow('second_person_needed')
  await act(services, approveBatch, second, id)
  await openFile(services, maker, id, 'csv')
  await act(services, sendBatch, maker, id)

  const own = await payableBooster(services, 3_000)
  const mine = await batch(services, own, [await request(services, own, 3_000)])
  await expect(openFile(services, own, mine, 'csv')).rejects.toThrow('second_person_needed')
  // Nor does the booster approve it when a friend made it.
  const theirs = await batch(services, maker, [payouts[2] as { id: string }])
  await expect(act(services, approveBatch, boosters[2] as typeof own, theirs)).rejects.toThrow(
    'second_person_needed',
  )
})

test('a batch whose file is out for half an hour asks what became of it', async () => {
  const [booster, staff] = [await payableBooster(services, 3_000), await colleague()]
  const id = await batch(services, staff, [await request(services, booster, 3_000)])
  const isStuck = async () =>
    (await listPayouts(services, staff, { status: 'batched', page: 1, size: 10 })).batches.find(
      (each) => each.batch_id === id,
    )?.stuck
  services.advance(payoutSpans.stuck.ms + 60_000)
  expect(await isStuck()).toBe(false)
  await openFile(services, staff, id, 'sepa')
  expect(await isStuck()).toBe(false)
  services.advance(payoutSpans.stuck.ms + 60_000)
  expect(await isStuck()).toBe(true)
  await act(services, sendBatch, staff, id)
  expect(await isStuck()).toBe(false)
})

test('two colleagues batch the same payout at once: it is in one batch', async () => {
  for (let round = 0; round < 20; round++) {
    const booster = await payableBooster(services, 3_000)
    const payout = await request(services, booster, 3_000)
    const staff = [await colleague(), await colleague()]
    const tries = [
      ...staff.map((each) => batch(services, each, [payout])),
      act(services, withdrawPayout, booster, payout.id),
    ]
    expect((await outcomes(tries)).kept).toBe(1)
  }
})

test('payout details follow a rotation of the vault’s key', async () => {
  const booster = await payableBooster(services, 3_000)
  const keys = services.config.vaultKeys
  keys.set('newer', Buffer.alloc(32, 7))
  expect(await rewrapDetails(services)).toBeGreaterThan(0)
  expect(await findDetails(services.db, booster.id)).toMatchObject({ key_id: 'newer' })
  expect(await rewrapDetails(services)).toBe(0)
})
