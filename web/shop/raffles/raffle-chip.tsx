import type { RaffleState } from '#core/raffles/raffles.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import { Icon, type IconName } from '#web/kit/ui/icon.tsx'

const looks: Record<RaffleState, { icon: IconName; tone?: Tone; outlined?: boolean }> = {
  draft: { icon: 'minus', outlined: true },
  scheduled: { icon: 'timer', tone: 'note' },
  open: { icon: 'ticket-percent', tone: 'glow' },
  closed: { icon: 'lock', tone: 'note' },
  drawn: { icon: 'check', tone: 'good' },
  cancelled: { icon: 'x', outlined: true },
}

/** What a raffle is doing: the word, an icon, then color. */
export function RaffleChip({ state }: { state: RaffleState }) {
  const { t } = useApp()
  const { icon, ...look } = looks[state]
  return (
    <Chip className="chip-state" icon={<Icon name={icon} size={16} />} {...look}>
      {t(`raffles.state.${state}`)}
    </Chip>
  )
}
