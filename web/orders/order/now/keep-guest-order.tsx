import { KeepOrder } from '#web/account/sign-in/keep-order.tsx'
import { useUser } from '#web/frame/session/app-context.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** A guest whose order is paid can lose it with their cookie. */
export function KeepGuestOrder({ order }: { order: OrderView }) {
  const user = useUser()
  const atRisk = user?.kind === 'guest' && order.viewer === 'customer' && order.status !== 'not_paid'
  const { cashback } = order
  const lost = cashback?.state === 'account_needed' ? cashback.amount : 0
  return atRisk ? <KeepOrder cashback={lost} /> : null
}
