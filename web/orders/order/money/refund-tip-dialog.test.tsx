// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formats } from '#i18n/format.ts'
import { open } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import RefundTipDialog from './refund-tip-dialog.tsx'

const order = madeUpOrder('solo', 'completed', 'staff')
const given = {
  amount: 500,
  words: '',
  at: '2026-11-20T10:00:00Z',
  refunded: 100,
  held: 400,
  booster: { user_id: 'booster', username: 'kestrel' },
}
const { money } = formats('en')

test('staff refund all that is held unless they enter less, with a reason; more is refused', async () => {
  const closed: string[] = []
  const { t, sent, person } = await open(
    <RefundTipDialog order={order} given={given} onClose={() => closed.push('closed')} />,
    {
      answers: { refundTip: () => ({ data: { to: 'balance' } }) },
    },
  )
  await person.type(screen.getByLabelText(t('order.reasonBoth')), 'A mistake')
  const amount = screen.getByLabelText(t('order.tip.own'))
  expect(amount).toHaveProperty('value', '4.00')
  await person.clear(amount)
  await person.type(amount, '4,01')
  const refused = screen.getByRole('button', { name: t('order.tip.refund') })
  expect(refused.getAttribute('aria-disabled')).toBe('true')
  await person.clear(amount)
  await person.type(amount, '1,50')
  await person.click(
    screen.getByRole('button', { name: t('order.tip.refundButton', { amount: money(150) }) }),
  )
  await expect.poll(() => closed).toEqual(['closed'])
  expect(sent.find(({ name }) => name === 'refundTip')).toEqual({
    name: 'refundTip',
    input: { params: { order_id: order.order_id }, body: { amount: 150, reason: 'A mistake' } },
  })
})
