import { useState } from 'react'
import type { UnsentGame } from '#web/frame/kept/intention.ts'
import { intentionsOf } from '#web/frame/kept/intentions.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { CallError } from '#web/frame/session/call.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { OrderView } from '../parts/order-facts.ts'

export const EditUnsent = opensLater(() => import('./edit-unsent.tsx'))

type Props = { order: OrderView; game: OrderView['games'][number]; unsent: UnsentGame }

/** Below a game in the log: that it waits on this device, or why it was refused, and what its booster can do. */
export function UnsentGameNote({ order, game, unsent }: Props) {
  const app = useApp()
  const { t } = app
  const [editing, setEditing] = useState(false)
  const { id, refusal, tried } = unsent
  return (
    <>
      {refusal ? (
        <p className="flex gap-2 text-error" role="alert">
          <Icon name="circle-alert" size={16} className="mt-0.5" />
          {messageOf(t, new CallError(refusal.status, refusal.code, refusal.errors))}
        </p>
      ) : (
        <p className="flex gap-2 text-warning">
          <DashboardIcon name="clock" size={16} className="mt-0.5" />
          {t('order.unsent.game')}
        </p>
      )}
      <p className="mt-2 flex gap-4">
        {!tried && (
          <Button offline variant="link" size="small" onClick={() => setEditing(true)}>
            {t(refusal ? 'order.unsent.correct' : 'chat.edit')}
          </Button>
        )}
        <Button offline variant="link" size="small" onClick={() => void intentionsOf(app).discard(id)}>
          {t('chat.discard')}
        </Button>
      </p>
      {editing && (
        <EditUnsent order={order} game={game} file={unsent.file} onClose={() => setEditing(false)} />
      )}
    </>
  )
}
