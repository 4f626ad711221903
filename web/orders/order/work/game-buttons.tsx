import { useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useUntil } from '#web/frame/texts/use-until.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

const CorrectDialog = opensLater(() => import('./correct-dialog.tsx'))
const StrikeDialog = opensLater(() => import('./strike-dialog.tsx'))

type Props = { order: OrderView; game: OrderView['games'][number] }

/** Actions of the booster or staff for one recorded game. */
export function GameButtons({ order, game }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState<'correct' | 'strike' | null>(null)
  const correctable = useUntil(game.correct_until)
  const number = { number: game.number }
  const close = () => setOpen(null)
  return (
    <>
      {correctable && (
        <IconButton
          online
          label={t('order.correctTitle', number)}
          icon={<DashboardIcon name="pencil" size={16} />}
          onClick={() => setOpen('correct')}
        />
      )}
      {offered(order, 'strike_game') && (
        <IconButton
          online
          label={t('order.strikeGame', number)}
          icon={<DashboardIcon name="ban" size={16} />}
          onClick={() => setOpen('strike')}
        />
      )}
      {open === 'correct' && <CorrectDialog order={order} game={game} onClose={close} />}
      {open === 'strike' && <StrikeDialog order={order} game={game} onClose={close} />}
    </>
  )
}
