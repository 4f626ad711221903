import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { ReadyReasonField } from '#web/frame/shell/ready-reason-field.tsx'
import { isSaid, type Said, saidAs, saidMissing } from '#web/frame/shell/said-reason.ts'
import { Segment } from '#web/kit/ui/segment.tsx'
import type { OrderView } from '../parts/order-facts.ts'

type Scope = 'game' | 'stretch'
type Props = { order: OrderView; game: OrderView['games'][number]; onClose: () => void }

/** Staff strike a game, or every game of its booster's stretch. */
export default function StrikeDialog({ order, game, onClose }: Props) {
  const { t, call } = useApp()
  const [scope, setScope] = useState<Scope>('game')
  const [said, setSaid] = useState<Said<'strike_game'>>({})
  const params = { order_id: order.order_id, game_id: game.game_id }
  return (
    <ConfirmDialog
      title={t('order.strikeTitle', { number: game.number })}
      confirmLabel={t('order.strike')}
      wrong={saidMissing(t, said)}
      dirty={isSaid(said)}
      send={() => call('strikeGame', { params, body: { ...saidAs(said), scope } })}
      done={t('order.struckNow')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('order.strikeText')}</p>
      <Segment
        className="mt-4"
        label={t('order.strikeScope')}
        value={scope}
        options={[
          { value: 'game', label: t('order.strikeOne') },
          { value: 'stretch', label: t('order.strikeStretch', { booster: game.booster.username }) },
        ]}
        onChange={setScope}
      />
      <ReadyReasonField
        deed="strike_game"
        label={t('order.reasonBoth')}
        className="mt-4"
        said={said}
        onChange={setSaid}
      />
    </ConfirmDialog>
  )
}
