import { useState } from 'react'
import { serviceNoteLength } from '#core/people/own-services.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ProofPicture } from '#web/orders/order/work/proof-picture.tsx'
import { ServiceList } from '#web/work/services/service-list.tsx'
import type { RosterEntry, RosterReply } from './roster-types.ts'

type Props = {
  request: NonNullable<RosterEntry['request']>
  name: string
  onReply: (reply: RosterReply) => void
}

/** What a booster asks for beyond what they are allowed, with its picture: staff allow it, or decline it with a reason. */
export function RequestPart({ request, name, onReply }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const times = useTimes()
  const [declining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const { request_id, note, file_id, asked_at, services, ceilings } = request
  const params = { request_id }
  const accept = () =>
    run(
      async () => onReply(await call('acceptServiceRequest', { params })),
      t('services.acceptedNow', { name }),
    )
  const decline = () =>
    run(
      async () => onReply(await call('declineServiceRequest', { params, body: { reason: reason.trim() } })),
      t('services.declinedNow', { name }),
    )
  return (
    <section className="person-part" aria-labelledby="roster-request">
      <h3 id="roster-request" className="type-h3">
        {t('services.staffTitle')}
      </h3>
      <p className="type-caption mt-1 text-ink-2">{times.dateTime(asked_at)}</p>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <div>
          <ServiceList services={services} ceilings={ceilings} />
          <p dir="auto" className="type-table mt-3 whitespace-pre-line border-line border-s-2 ps-3">
            {note}
          </p>
        </div>
        {file_id && <ProofPicture fileId={file_id} label={t('services.staffPicture')} className="max-h-64" />}
      </div>
      {declining && (
        <ReasonField
          className="mt-4"
          label={t('services.reason')}
          reason={reason}
          onChange={(text) => setReason(text.slice(0, serviceNoteLength.most))}
        />
      )}
      <div className="mt-4 flex flex-wrap items-start gap-2">
        {declining ? (
          <Button busy={busy} variant="danger" disabledReason={reasonMissing(t, reason)} onClick={decline}>
            {t('services.decline')}
          </Button>
        ) : (
          <>
            <Button variant="primary" busy={busy} onClick={accept}>
              {t('services.accept')}
            </Button>
            <Button variant="outline" onClick={() => setDeclining(true)}>
              {t('services.decline')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
