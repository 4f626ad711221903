import { useState } from 'react'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Segment } from '../ui/segment.tsx'
import type { OrderView } from './order-facts.ts'
import { ReasonField, reasonMissing } from './reason-field.tsx'

type Scope = 'game' | 'stretch'
type Props = { order: OrderView; game: OrderView['games'][number]; onClose: () => void }

/** Staff strike a game, or with it every game of its booster's stretch. */
export default function StrikeDialog({ order, game, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [scope, setScope] = useState<Scope>('game')
  const [reason, setReason] = useState('')
  const params = { order_id: order.order_id, game_id: game.game_id }
  const strike = async () => {
    if (await run(() => call('strikeGame', { params, body: { reason, scope } }), t('order.struckNow')))
      onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('order.strikeTitle', { number: game.number })}
      closeLabel={t('order.close')}
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
      <ReasonField label={t('order.reasonBoth')} className="mt-4" reason={reason} onChange={setReason} />
      <div className="mt-6 flex flex-wrap items-start gap-2">
        <Button variant="quiet" busy={busy} disabledReason={reasonMissing(t, reason)} onClick={strike}>
          {t('order.strike')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </div>
    </Dialog>
  )
}
