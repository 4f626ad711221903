// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { anOrder, kinds } from '../page/made-up-orders.ts'
import RaiseDialog from './raise-dialog.tsx'

test('staff read within which percentages they can raise, what it pays, and send the whole share', async () => {
  const order = { ...anOrder(kinds.solo, 'waiting_for_booster', 'staff'), booster_share: 600 }
  const raise = { percent: 60, most: 80, base: 60, list: 1_000 }
  const { t, person, sent } = await open(<RaiseDialog order={order} raise={raise} onClose={() => {}} />, {
    answers: { raiseShare: () => ({ data: { order, waits: false } }) },
  })
  expect(screen.getByText(t('order.raise.bounds', { now: '60%', most: '80%', keeps: '10%' }))).toBeDefined()
  expect(screen.getByText(t('order.raise.missing'))).toBeDefined()
  await person.type(screen.getByLabelText(t('order.raise.field')), '65')
  expect(screen.queryByText(t('order.raise.missing'))).toBeNull()
  expect(screen.getByText('€6.50')).toBeDefined()
  await person.type(screen.getByLabelText(t('order.reason')), 'Nobody plays now')
  await person.click(screen.getByRole('button', { name: t('order.raise.send') }))
  const body = { percent: 65, reason: 'Nobody plays now' }
  expect(sent).toEqual([{ name: 'raiseShare', input: { params: { order_id: order.order_id }, body } }])
})
