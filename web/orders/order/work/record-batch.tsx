import { type ChangeEvent, type FormEvent, useState } from 'react'
import { pictureTypes } from '#core/base/pictures.ts'
import type { BoostConfig } from '#core/choices/order-config.ts'
import { useConnectionLost } from '#web/frame/pwa/needs-connection.tsx'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { newId } from '#web/frame/session/new-id.ts'
import { pictureRefusal } from '#web/frame/texts/picture-refusal.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { isLargePicture, shrinkPicture } from '#web/parts/pictures/shrink-picture.ts'
import { uploadPicture } from '#web/parts/pictures/upload-picture.ts'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { type BatchRow, batchGames, emptyRow, withNextRow, withPictures } from './batch-games.ts'
import { BatchRowFields } from './batch-row.tsx'
import { standingAfter } from './record-game.tsx'

type Props = { order: OrderView; config: BoostConfig; onEdit: () => void; onDone: () => void }

/** Records a batch of games in one go: all of them or none. */
export function RecordBatch({ order, config, onEdit, onDone }: Props) {
  const { t, call, format } = useApp()
  const { busy, run } = useAction()
  // The same rows are sent with the same key, so a batch whose reply was lost is recorded once.
  const [draft, setDraft] = useState(() => ({ rows: [emptyRow(1)], key: newId() }))
  const { rows, key } = draft
  const before = standingAfter(order, config)
  const games = batchGames(order, config, before, rows)
  const first = order.games.length + 1
  const wrong = games.findIndex(({ refusal }) => refusal !== null)
  const isLost = useConnectionLost()
  const refusal = offered(order, 'record_game')?.refusal

  const change = (next: readonly BatchRow[]) => {
    setDraft({ rows: withNextRow(next), key: newId() })
    onEdit()
  }
  const open = rows.findIndex(({ result, proof }) => result === null && proof !== null)
  const takePictures = async (event: ChangeEvent<HTMLInputElement>) => {
    // The oldest first, as the games were played.
    const chosen = [...(event.target.files ?? [])].sort((a, b) => a.lastModified - b.lastModified)
    event.target.value = ''
    const files: File[] = []
    // One after the other: a phone decodes no ten photos at once.
    for (const file of chosen) files.push(isLargePicture(file) ? await shrinkPicture(file) : file)
    const refusal = files.map((file) => pictureRefusal(t, format, file)).find(Boolean)
    if (refusal) return void showError(refusal)
    setDraft((now) => ({ rows: withNextRow(withPictures(now.rows, files)), key: newId() }))
    onEdit()
  }
  const reason = () => {
    if (refusal) return t(`order.refusal.${refusal}`)
    if (isLost) return t('shell.needsConnection')
    if (open !== -1) return t('work.chooseResult', { number: first + open })
    if (games.length === 0) return t('work.noResult')
    return wrong === -1 ? null : t('work.checkGame', { number: first + wrong })
  }
  const body = async () => {
    const sent = []
    // One after the other: on a phone's connection, pictures at once would all be slow.
    for (const { result, points, standing, character, proof } of games) {
      const proof_file_id = await uploadPicture(call, order.order_id, proof)
      sent.push({ result, points, standing, character: character || null, proof_file_id })
    }
    return { games: sent }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || reason()) return
    const params = { order_id: order.order_id }
    const done = await run(
      async () => call('recordGames', { params, body: await body(), idempotencyKey: key }),
      t('work.sessionRecorded', { count: games.length }),
    )
    if (done) onDone()
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <p className="type-small text-ink-2">{t('work.severalHow')}</p>
      <div>
        <label className="button button-outline cursor-pointer">
          <input
            type="file"
            multiple
            className="sr-only"
            accept={pictureTypes.join(',')}
            onChange={takePictures}
          />
          <DashboardIcon name="image" size={18} /> {t('work.severalPictures')}
        </label>
      </div>
      {rows.map((row, i) => (
        <BatchRowFields
          key={row.id}
          order={order}
          config={config}
          number={first + i}
          row={row}
          game={games.find(({ id }) => id === row.id) ?? null}
          onChange={(part) => change(rows.map((each) => (each === row ? { ...each, ...part } : each)))}
          onRemove={row.result || row.proof ? () => change(rows.filter((each) => each !== row)) : null}
        />
      ))}
      <div className="sticky bottom-0 z-1 border-line border-t bg-surface-1 py-3">
        <Button type="submit" variant="primary" busy={busy} disabledReason={reason()}>
          {t('work.recordCount', { count: Math.max(1, games.length) })}
        </Button>
      </div>
    </form>
  )
}
