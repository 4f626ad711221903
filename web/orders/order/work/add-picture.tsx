import { type ChangeEvent, useId } from 'react'
import { pictureTypes } from '#core/base/pictures.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { pictureRefusal } from '#web/frame/texts/picture-refusal.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { isLargePicture, shrinkPicture } from '#web/parts/pictures/shrink-picture.ts'
import { uploadPicture } from '#web/parts/pictures/upload-picture.ts'
import type { OrderView } from '../parts/order-facts.ts'

type Game = OrderView['games'][number]
type Props = { order: OrderView; game: Game }

/** Whether its booster can still add the picture that a game was recorded without. */
export function mayProve({ viewer, status, booster }: OrderView, game: Game): boolean {
  return (
    viewer === 'booster' &&
    status === 'boosting' &&
    game.proof_file_id === null &&
    game.booster.user_id === booster?.user_id
  )
}

/** Takes the picture that a game lacks: a press opens the choice of files. */
export function AddPicture({ order, game }: Props) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  const id = useId()
  const number = { number: game.number }
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const small = isLargePicture(file) ? await shrinkPicture(file) : file
    const refusal = pictureRefusal(t, format, small)
    if (refusal) return void showError(refusal)
    await run(
      async () => {
        const proof_file_id = await uploadPicture(call, order.order_id, small)
        if (!proof_file_id) return
        const params = { order_id: order.order_id, game_id: game.game_id }
        return call('proveGame', { params, body: { proof_file_id } })
      },
      t('order.pictureAdded', number),
    )
  }
  return (
    <span className="type-small inline-flex min-h-11 items-center" title={t('order.pictureMissing')}>
      <input
        id={id}
        type="file"
        className="peer sr-only"
        accept={pictureTypes.join(',')}
        aria-label={t('order.addPicture', number)}
        aria-busy={busy}
        disabled={busy}
        onChange={take}
      />
      <label
        htmlFor={id}
        className="text-link hit inline-flex cursor-pointer items-center gap-1.5 peer-focus-visible:outline-2"
        aria-hidden="true"
      >
        <DashboardIcon name="image" size={16} /> {t('order.addIt')}
      </label>
    </span>
  )
}
