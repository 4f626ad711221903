import type { ReactNode } from 'react'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { Chip, type Tone } from './chip.tsx'
import { DashboardIcon } from './dashboard-icon.tsx'
import { Icon } from './icon.tsx'

type Look = { icon: ReactNode; tone?: Tone; outlined?: boolean }

const looks: Record<OrderStatus, Look> = {
  not_paid: { icon: <DashboardIcon name="circle-dashed" size={16} /> },
  waiting_for_account: { icon: <Icon name="key-round" size={16} />, tone: 'warning' },
  waiting_for_booster: { icon: <DashboardIcon name="binoculars" size={16} />, tone: 'note' },
  boosting: { icon: <DashboardIcon name="trending-up" size={16} />, tone: 'glow' },
  // Outlined: the result is submitted, and the customer has yet to check it.
  verification_required: { icon: <DashboardIcon name="flag" size={16} />, tone: 'good', outlined: true },
  completed: { icon: <Icon name="check" size={16} />, tone: 'good' },
  cancelled: { icon: <Icon name="x" size={16} />, outlined: true },
}

/** The status of an order: the word (its children), an icon, then color. */
export function StateChip({ status, children }: { status: OrderStatus; children: ReactNode }) {
  const { icon, tone, outlined } = looks[status]
  return (
    <Chip className="chip-state" tone={tone} outlined={outlined} icon={icon}>
      {children}
    </Chip>
  )
}
