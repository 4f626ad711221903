import type { OrderView } from '../order/parts/order-facts.ts'

export type RefundTo = NonNullable<OrderView['stop']>['refund_to'][number]
export type ChangeBody = { method: 'balance' | 'card'; refund_to: RefundTo }
