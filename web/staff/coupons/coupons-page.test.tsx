// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { programForm } from '#core/base/csv.ts'
import { CallError } from '#web/frame/session/call.ts'
import { readList } from '#web/parts/lists/list-query.ts'
import { aCoupon } from '#web/test/coupons.ts'
import { open } from '#web/test/in-browser.tsx'
import CouponDialog from './coupon-dialog.tsx'
import { couponList } from './coupon-query.ts'
import type { Coupon } from './coupon-words.ts'
import { type CouponsData, Page } from './coupons-page.tsx'
import DeleteDialog from './delete-dialog.tsx'
import { couponsAsCsv } from './export-coupons.ts'

type Answers = NonNullable<Parameters<typeof open>[1]>['answers'] & object

const show = (
  coupons: Coupon[],
  { path = '/coupons', answers = {} }: { path?: string; answers?: Answers } = {},
) => {
  const data: CouponsData = {
    items: coupons,
    page: 1,
    pageCount: 1,
    total: coupons.length,
    discountCap: 30,
    boosterShare: 60,
  }
  return open(<Page data={data} />, { path, answers })
}

test('a shop without coupons shows how to begin, and no filters', async () => {
  const { t } = await show([])
  expect(screen.getByText(t('coupons.noneText'))).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a coupon shows its discount, uses and status', async () => {
  const { t } = await show([{ ...aCoupon, uses: 3, use_limit: 10, per_customer: 1 }])
  const row = within(screen.getAllByRole('row')[1] as HTMLElement)
  expect(row.getByText('€5.50')).toBeTruthy()
  expect(row.getByText(t('coupons.usesOf', { uses: '3', limit: '10' }))).toBeTruthy()
  expect(row.getByText(t('coupons.perCustomerTimes', { count: 1 }))).toBeTruthy()
  expect(row.getByText(t('coupons.state.active'))).toBeTruthy()
})

test('disabling sends the whole coupon', async () => {
  const { t, person, sent } = await show([aCoupon], { answers: { updateCoupon: () => ({}) } })
  await person.click(screen.getByRole('button', { name: t('coupons.disable') }))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    name: 'updateCoupon',
    input: { params: { coupon_id: 'c' }, body: { code: 'SUMMIT10', enabled: false, gives: { amount: 550 } } },
  })
})

test('search, status and column headings change the address', async () => {
  const { t, person, router } = await show([aCoupon], { path: '/coupons?page=3' })
  await person.selectOptions(screen.getByRole('combobox', { name: t('coupons.state') }), 'expired')
  expect(router.state.location.search).toBe('?state=expired')
  const uses = screen.getByRole('columnheader', { name: t('coupons.colUses') })
  await person.click(within(uses).getByRole('button'))
  expect(router.state.location.search).toBe('?state=expired&sort=uses')
  await person.type(screen.getByRole('searchbox', { name: t('coupons.search') }), 'sum')
  await expect.poll(() => router.state.location.search).toBe('?state=expired&sort=uses&q=sum')
})

test('an export reads what the filters find, page by page, with amounts in euros', async () => {
  const asked: unknown[] = []
  const call = async (_: string, input: { query: { page: number } }) => {
    asked.push(input)
    return { data: { items: [aCoupon], pageCount: 2 } }
  }
  const query = readList(couponList, new URLSearchParams('state=active&q=sum&page=7'))
  const csv = await couponsAsCsv(call as never, query, programForm)
  expect(asked).toEqual(
    [1, 2].map((page) => ({ query: { q: 'sum', state: 'active', sort: 'newest', page, size: 500 } })),
  )
  const [head, first, second] = csv.split('\r\n')
  expect(head?.split(',').slice(0, 4)).toEqual(['\uFEFFcode', 'state', 'percent', 'amount_eur'])
  expect(first?.split(',').slice(0, 4)).toEqual(['SUMMIT10', 'active', '', '5.50'])
  expect(second).toBe(first)
})

const shop = { discountCap: 30, boosterShare: 60 }
const dialog = (coupon: Coupon | null, answers: Answers, onClose: () => void = () => {}) =>
  open(<CouponDialog shop={shop} coupon={coupon} onClose={onClose} />, { answers })

test('a new coupon is sent as typed, and the dialog closes', async () => {
  let closed = 0
  const { t, person, sent } = await dialog(null, { createCoupon: () => ({}) }, () => closed++)
  await person.type(screen.getByLabelText(t('coupons.code')), 'spring-5')
  await person.clear(screen.getByLabelText(t('coupons.percentOff')))
  await person.type(screen.getByLabelText(t('coupons.percentOff')), '5')
  await person.click(screen.getByRole('button', { name: t('coupons.saveNew') }))
  await expect.poll(() => closed).toBe(1)
  expect(sent[0]).toMatchObject({
    input: { body: { code: 'SPRING-5', gives: { percent: 5 }, enabled: true } },
  })
})

test('errors of all fields appear together, nothing is sent, and the input stays', async () => {
  const { t, person, sent } = await dialog(null, {})
  await person.type(screen.getByLabelText(t('coupons.code')), '!')
  await person.clear(screen.getByLabelText(t('coupons.percentOff')))
  await person.type(screen.getByLabelText(t('coupons.percentOff')), '500')
  await person.click(screen.getByRole('button', { name: t('coupons.saveNew') }))
  expect(screen.getByText(t('coupons.wrongCode'))).toBeTruthy()
  expect(screen.getByText(t('coupons.wrongPercent'))).toBeTruthy()
  expect(screen.getByLabelText(t('coupons.percentOff'))).toHaveProperty('value', '500')
  expect(sent).toEqual([])
})

test('a code that already exists is refused at its field', async () => {
  const { t, person } = await dialog(null, {
    createCoupon() {
      throw new CallError(409, 'coupon_already_exists', [{ field: 'code', code: 'coupon_already_exists' }])
    },
  })
  await person.type(screen.getByLabelText(t('coupons.code')), 'SUMMIT10')
  await person.click(screen.getByRole('button', { name: t('coupons.saveNew') }))
  expect(await screen.findByText(t('errors.coupon_already_exists'))).toBeTruthy()
})

test('closing a filled form asks for confirmation, and continuing to edit keeps the input', async () => {
  let closed = 0
  const { t, person } = await dialog(null, {}, () => closed++)
  await person.type(screen.getByLabelText(t('coupons.code')), 'KEEP')
  await person.keyboard('{Escape}')
  const [keep] = await screen.findAllByRole('button', { name: t('shell.keepEditing') })
  await person.click(keep as HTMLElement)
  expect(closed).toBe(0)
  expect(screen.getByLabelText(t('coupons.code'))).toHaveProperty('value', 'KEEP')
})

test('a code can be generated', async () => {
  const { t, person } = await dialog(null, {})
  await person.click(screen.getByRole('button', { name: t('coupons.makeUp') }))
  expect((screen.getByLabelText(t('coupons.code')) as HTMLInputElement).value).toMatch(/^[A-Z0-9-]{8,}$/)
})

test('a coupon that was used in orders can’t be deleted, only disabled', async () => {
  const used = { ...aCoupon, deletable: false, uses: 2 }
  const { t, person, sent } = await open(<DeleteDialog coupon={used} onClose={() => {}} />, {
    answers: { updateCoupon: () => ({}) },
  })
  expect(screen.getByText(t('coupons.usedText'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('coupons.delete') })).toBeNull()
  await person.click(screen.getByRole('button', { name: t('coupons.disable') }))
  expect(sent[0]).toMatchObject({ name: 'updateCoupon', input: { body: { enabled: false } } })
})

test('a coupon that was never used can be deleted', async () => {
  const { t, person, sent } = await open(
    <DeleteDialog coupon={{ ...aCoupon, deletable: true }} onClose={() => {}} />,
    {
      answers: { deleteCoupon: () => ({}) },
    },
  )
  await person.click(screen.getByRole('button', { name: t('coupons.delete') }))
  expect(sent).toEqual([{ name: 'deleteCoupon', input: { params: { coupon_id: 'c' } } }])
})

test('an edited coupon is sent as a whole, and the dialog says that orders keep their price', async () => {
  let closed = 0
  const { t, person, sent } = await dialog(
    { ...aCoupon, uses: 2 },
    { updateCoupon: () => ({}) },
    () => closed++,
  )
  expect(screen.getByText(t('coupons.keptPrice'))).toBeTruthy()
  const limit = screen.getByLabelText(t('coupons.useLimit'))
  await person.clear(limit)
  await person.type(limit, '50')
  await person.click(screen.getByRole('button', { name: t('coupons.save') }))
  await expect.poll(() => closed).toBe(1)
  expect(sent[0]).toMatchObject({
    input: { params: { coupon_id: 'c' }, body: { code: 'SUMMIT10', use_limit: 50, enabled: true } },
  })
})

test('an unexpected refusal keeps the dialog and its input', async () => {
  let closed = 0
  const answers = {
    updateCoupon() {
      throw new CallError(500, 'internal_server_error')
    },
  }
  const { t, person } = await dialog(aCoupon, answers, () => closed++)
  await person.type(screen.getByLabelText(t('coupons.code')), '-B')
  await person.click(screen.getByRole('button', { name: t('coupons.save') }))
  await expect.poll(() => screen.getByRole('button', { name: t('coupons.save') }).ariaBusy).toBeNull()
  expect(closed).toBe(0)
  expect(screen.getByLabelText(t('coupons.code'))).toHaveProperty('value', 'SUMMIT10-B')
})

test('the dialogs open from the list', async () => {
  const { t, person } = await show([aCoupon])
  await person.click(screen.getByRole('button', { name: t('coupons.create') }))
  expect(await screen.findByRole('dialog', { name: t('coupons.create') })).toBeTruthy()
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: t('coupons.edit') }))
  expect(await screen.findByRole('dialog', { name: /SUMMIT10/ })).toBeTruthy()
})
