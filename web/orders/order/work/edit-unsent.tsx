import { useState } from 'react'
import { isBoost } from '#core/choices/order-config.ts'
import { intentionsOf } from '#web/frame/kept/intentions.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { type OrderView, recordedGames } from '../parts/order-facts.ts'
import { GameForm } from './game-form.tsx'
import { standingAfter } from './record-game.tsx'

type Props = { order: OrderView; game: OrderView['games'][number]; file: File | null; onClose: () => void }

/** A game that waits on this device, or that the server refused, with what was typed. */
export default function EditUnsent({ order, game, file, onClose }: Props) {
  const app = useApp()
  const { t } = app
  const [edited, setEdited] = useState(false)
  const { config } = order
  if (!isBoost(config)) return null
  const earlier = { ...order, games: order.games.filter(({ number }) => number < game.number) }
  return (
    <FormDialog
      open
      dirty={edited}
      onClose={onClose}
      title={t('order.correctTitle', { number: game.number })}
      closeLabel={t('shell.close')}
    >
      <GameForm
        order={order}
        config={config}
        before={standingAfter(earlier, config)}
        played={recordedGames(earlier)}
        given={game}
        picture={file}
        pastes
        busy={false}
        disabledReason={null}
        submitLabel={t('order.correctSave')}
        onEdit={() => setEdited(true)}
        onSubmit={async (corrected, proof) => {
          const taken = await intentionsOf(app).correct(game.game_id, { game: corrected, file: proof })
          if (!taken) void showError(t('order.unsent.arrived'))
          onClose()
          return taken
        }}
      />
    </FormDialog>
  )
}
