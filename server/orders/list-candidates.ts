import { claimRefusal } from '#core/orders/claiming.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { claimable, factsOfCandidates } from './booster-facts.ts'
import { listOrdersById } from './order-store.ts'

/** Who could take an order, for staff who assign it: who may comes first, and of those who has least to do. */
export async function listCandidates({ db }: Services, orderId: string) {
  const [order] = await listOrdersById(db, [orderId])
  if (!order) throw new AppError('order_not_found')
  const facts = await factsOfCandidates(db, order)
  const items = facts
    .map(({ userId, username, ...booster }) => ({
      user_id: userId,
      username,
      active: { solo: booster.activeSolo, duo: booster.activeDuo },
      refusal: claimRefusal(booster, claimable(order)),
    }))
    .sort(
      (a, b) =>
        Number(a.refusal !== null) - Number(b.refusal !== null) ||
        a.active.solo + a.active.duo - (b.active.solo + b.active.duo),
    )
  return { items }
}
