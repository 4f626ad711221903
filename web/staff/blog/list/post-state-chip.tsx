import type { ReactNode } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { DeskRow } from '../desk-types.ts'

const looks: Record<DeskRow['state'], { icon: ReactNode; tone?: Tone; outlined?: boolean }> = {
  draft: { icon: <DashboardIcon name="pencil" size={16} /> },
  scheduled: { icon: <DashboardIcon name="clock" size={16} />, tone: 'note' },
  published: { icon: <Icon name="check" size={16} />, tone: 'good' },
  archived: { icon: <Icon name="x" size={16} />, outlined: true },
}

export function PostStateChip({ state }: { state: DeskRow['state'] }) {
  const { t } = useApp()
  return (
    <Chip className="chip-state" {...looks[state]}>
      {t(`blogdesk.state.${state}`)}
    </Chip>
  )
}
