// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { aBoardOrder } from '#web/test/order-rows.ts'
import { Page } from './order-page.tsx'
import type { ReservedOrderView } from './reserved-order.tsx'

const reserved = (rest: Partial<ReservedOrderView> = {}): ReservedOrderView =>
  aBoardOrder(7, { undo_until: new Date(Date.now() + hourMs).toISOString(), ...rest })
const gone = () => {
  throw new CallError(404, 'order_not_found')
}

test('a claim can be undone on the order’s page, which then leads back to the board', async () => {
  const { t, person, sent, router } = await open(<Page data={reserved()} />, {
    answers: {
      undoClaim: () => ({ data: { order_id: 'order-7', dropped: false } }),
      listAvailableOrders: () => ({ data: { items: [reserved({ undo_until: null })] } }) as never,
      getOrder: gone,
    },
  })
  expect(await screen.findByRole('heading', { name: /^Yours in \d+ seconds$/ })).toBeTruthy()
  expect(screen.queryByText(t('order.reserved.third'))).toBeNull()
  await person.click(screen.getByRole('button', { name: t('order.reserved.undo') }))
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/booster/available-orders')
  expect(sent.map(({ name }) => name)).toEqual(['undoClaim', 'listAvailableOrders', 'getOrder'])
})

test('the page says before the press that the third undo within an hour counts as a drop', async () => {
  const { t } = await open(<Page data={reserved({ undo_drops: true })} />)
  expect(screen.getByText(t('order.reserved.third'))).toBeTruthy()
})
