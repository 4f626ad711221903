import { usePart } from '#web/frame/router/use-part.ts'
import type { OrderView } from '../parts/order-facts.ts'

const bringNotices = () => import('../parts/staff-notices.tsx')

/** What staff should know before they decide; its module loads for them alone. */
export function NoticesForStaff({ order }: { order: OrderView }) {
  const part = usePart(bringNotices, order.viewer === 'staff')
  return part && <part.StaffNotices order={order} />
}
