import { useState } from 'react'
import { type CancelReason, staffCancelReasons } from '#core/raffles/raffles.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ChoiceList } from '#web/kit/ui/choice-list.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { DeskRaffle } from './desk-types.ts'

/** Ends a raffle without a draw, with a reason that everyone reads. */
export default function CancelDialog({ raffle, onClose }: { raffle: DeskRaffle; onClose: () => void }) {
  const { t, call, format } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState<Exclude<CancelReason, 'beacon'>>('prize')
  const cancel = async () => {
    const params = { raffle_id: raffle.raffle_id }
    if (await run(() => call('cancelRaffle', { params, body: { reason } }), t('success.raffleCancelled')))
      onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('raffledesk.cancelTitle')} closeLabel={t('shell.close')}>
      <p className="mb-4 text-ink-2">
        {t('raffledesk.cancelText', { count: raffle.tickets, number: format.number(raffle.tickets) })}
      </p>
      <ChoiceList
        label={t('raffledesk.cancelWhy')}
        options={staffCancelReasons.map((each) => [each, t(`raffles.reason.${each}`)] as const)}
        value={reason}
        onChange={setReason}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('raffledesk.keep')}
        </Button>
        <Button variant="danger" busy={busy} onClick={cancel}>
          {t('raffledesk.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
