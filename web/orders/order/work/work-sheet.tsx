import { useState } from 'react'
import { isBoost } from '#core/choices/order-config.ts'
import type { Result } from '#core/games/game.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { LoginCode } from '../login/login-code.tsx'
import { OpenLogin } from '../login/open-login.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { RecordBatch } from './record-batch.tsx'
import { RecordGame } from './record-game.tsx'

export type Sheet = 'login' | 'several' | Result

type Props = { order: OrderView; sheet: Sheet; onSheet: (sheet: Sheet) => void; onClose: () => void }

/** A sheet from the bottom with the login, the next game, or a batch of games. */
export default function WorkSheet({ order, sheet, onSheet, onClose }: Props) {
  const { t } = useApp()
  const [edited, setEdited] = useState(false)
  const { config } = order
  if (!isBoost(config)) return null
  const number = { number: order.games.length + 1 }
  const titles = {
    login: t('work.login'),
    won: t('work.wonTitle', number),
    lost: t('work.lostTitle', number),
    drawn: t('work.drawnTitle', number),
    several: t('work.several'),
  }
  return (
    <FormDialog open dirty={edited} onClose={onClose} title={titles[sheet]} closeLabel={t('shell.close')}>
      {sheet === 'login' ? (
        <>
          <OpenLogin order={order} />
          <LoginCode order={order} />
        </>
      ) : sheet === 'several' ? (
        <RecordBatch order={order} config={config} onEdit={() => setEdited(true)} onDone={onClose} />
      ) : (
        <RecordGame
          order={order}
          config={config}
          result={sheet}
          pastes
          onEdit={() => setEdited(true)}
          onDone={onClose}
          onSeveral={edited ? null : () => onSheet('several')}
        />
      )}
    </FormDialog>
  )
}
