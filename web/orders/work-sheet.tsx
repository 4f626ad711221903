import { useState } from 'react'
import { isBoost } from '#core/choices/order-config.ts'
import { useApp } from '../session/app-context.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import type { Result } from './game-form.tsx'
import { LoginCode } from './login-code.tsx'
import { OpenLogin } from './open-login.tsx'
import type { OrderView } from './order-facts.ts'
import { RecordGame } from './record-game.tsx'

export type Sheet = 'login' | Result

type Props = { order: OrderView; sheet: Sheet; onClose: () => void }

/** A sheet from the bottom with the login or the next game. */
export default function WorkSheet({ order, sheet, onClose }: Props) {
  const { t } = useApp()
  const [edited, setEdited] = useState(false)
  const { config } = order
  if (!isBoost(config)) return null
  const number = { number: order.games.length + 1 }
  const titles = {
    login: t('work.login'),
    won: t('work.wonTitle', number),
    lost: t('work.lostTitle', number),
  }
  return (
    <FormDialog open dirty={edited} onClose={onClose} title={titles[sheet]} closeLabel={t('shell.close')}>
      {sheet === 'login' ? (
        <>
          <OpenLogin order={order} />
          <LoginCode order={order} />
        </>
      ) : (
        <RecordGame
          order={order}
          config={config}
          result={sheet}
          pastes
          onEdit={() => setEdited(true)}
          onDone={onClose}
        />
      )}
    </FormDialog>
  )
}
