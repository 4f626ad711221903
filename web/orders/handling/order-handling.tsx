import { useState } from 'react'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useRead } from '#web/frame/session/use-read.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import type { PartProps, Save } from './handling-view.ts'
import { OrderNotes } from './order-notes.tsx'
import { OrderTags } from './order-tags.tsx'

/** For staff: who of them handles an order, its tags, and what they note about it. */
export function OrderHandling({ orderId }: { orderId: string }) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const [page, setPage] = useState(1)
  const { data, error, again, show } = useRead(`${orderId} ${page}`, true, async () => {
    return (await call('getOrderHandling', { params: { order_id: orderId }, query: { page } })).data
  })
  useRealtime('order_handling', ({ order_id }) => {
    if (order_id === orderId) again()
  })
  useRealtime('connected', again)
  const [busy, setBusy] = useState(false)
  const save: Save = async (send, done) => {
    setBusy(true)
    try {
      show((await send()).data)
      setPage(1)
      if (done) void showSuccess(done)
      return true
    } catch (refusal) {
      void showError(messageOf(refusal))
      // Somebody else may have been quicker.
      again()
      return false
    } finally {
      setBusy(false)
    }
  }
  // Its customer and its boosters aren't staff on it.
  if (isCallError(error) && error.code === 'own_affair') return null
  if (data === null)
    return (
      <Card aria-labelledby="handling" aria-busy={error === null || undefined}>
        <Head />
        {error === null ? (
          <Skeleton className="mt-4 h-24 w-full" />
        ) : (
          <Notice
            tone="error"
            className="mt-4"
            action={
              <Button size="small" variant="outline" onClick={again}>
                {t('handling.again')}
              </Button>
            }
          >
            {messageOf(error)}
          </Notice>
        )}
      </Card>
    )
  const parts = { orderId, view: data, busy, save }
  return (
    <Card aria-labelledby="handling">
      <Head />
      <Assignee {...parts} />
      <OrderTags {...parts} />
      <OrderNotes {...parts} onPage={setPage} />
    </Card>
  )
}

function Head() {
  const { t } = useApp()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="handling" className="type-h3">
        {t('handling.title')}
      </h2>
      <span className="type-caption text-ink-3">{t('handling.only')}</span>
    </div>
  )
}

function Assignee({ orderId, view: { assignee, colleagues }, busy, save }: PartProps) {
  const { t, call } = useApp()
  const own = useUser()?._id
  const params = { order_id: orderId }
  const was = assignee?.user_id ?? null
  const give = (id: string | null) =>
    save(() => call('assignColleague', { params, body: { assignee_id: id, was } }), t('handling.saved'))
  return (
    <div className="mt-4 flex items-end gap-3">
      <Field label={t('handling.by')} className="min-w-0 grow">
        <Select value={was ?? ''} disabled={busy} onChange={({ target }) => void give(target.value || null)}>
          <option value="">{t('handling.nobody')}</option>
          {colleagues.map(({ user_id, username }) => (
            <option key={user_id} value={user_id}>
              {user_id === own ? t('handling.you', { name: username }) : username}
            </option>
          ))}
        </Select>
      </Field>
      {!was && own && colleagues.some(({ user_id }) => user_id === own) && (
        <Button variant="outline" className="min-h-11" busy={busy} onClick={() => void give(own)}>
          {t('handling.take')}
        </Button>
      )}
    </div>
  )
}
