import { useState } from 'react'
import { isBoost, startPlace } from '#core/choices/order-config.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { uploadPicture } from '#web/parts/pictures/upload-picture.ts'
import { type OrderView, recordedGames } from '../parts/order-facts.ts'
import { GameForm } from './game-form.tsx'
import { standingAfter } from './record-game.tsx'

type Props = { order: OrderView; game: OrderView['games'][number]; onClose: () => void }

/** The booster corrects a game; the first record stays visible as struck, and the games after it move with it. */
export default function CorrectDialog({ order, game, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [edited, setEdited] = useState(false)
  const { config } = order
  if (!isBoost(config)) return null
  const place = order.games.findIndex(({ game_id }) => game_id === game.game_id)
  const later = order.games.length - 1 - place
  const earlier = { ...order, games: order.games.slice(0, Math.max(0, place)) }
  const before =
    earlier.games.length > 0 ? standingAfter(earlier, config) : { ...startPlace(config), points: 0 }
  const params = { order_id: order.order_id, game_id: game.game_id }
  const number = { number: game.number }
  return (
    <FormDialog
      open
      dirty={edited}
      onClose={onClose}
      title={t('order.correctTitle', number)}
      closeLabel={t('shell.close')}
    >
      <div className="type-small mb-4 grid gap-1 text-ink-2">
        <p>{t('order.correctText')}</p>
        {later > 0 && <p>{t('order.correctLater', { count: later })}</p>}
      </div>
      <GameForm
        order={order}
        config={config}
        before={before}
        played={recordedGames(earlier)}
        given={game}
        pastes
        busy={busy}
        disabledReason={null}
        submitLabel={t('order.correctSave')}
        onEdit={() => setEdited(true)}
        onSubmit={async (corrected, proof) => {
          const done = await run(
            async () => {
              const proof_file_id = await uploadPicture(call, order.order_id, proof)
              return call('correctGame', { params, body: { ...corrected, proof_file_id } })
            },
            t('order.corrected', number),
          )
          if (done) onClose()
          return done
        }}
      >
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </GameForm>
    </FormDialog>
  )
}
