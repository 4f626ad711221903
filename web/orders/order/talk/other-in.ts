import type { OrderView } from '../parts/order-facts.ts'

/** The name of the other side; null to staff, who write to both, and while there is no booster. */
export function otherIn({ viewer, customer, booster }: OrderView): string | null {
  if (viewer === 'staff') return null
  return viewer === 'customer' ? (booster?.username ?? null) : customer.username
}
