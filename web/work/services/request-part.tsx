import { useState } from 'react'
import { isNothing, type Services } from '#core/people/own-services.ts'
import { queueSpans } from '#core/site/waiting.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { ServiceList } from './service-list.tsx'
import { type Mine, namedOf } from './services-form.ts'

const AskDialog = opensLater(() => import('./ask-dialog.tsx'))

type Props = {
  request: Mine['request']
  /** What the booster has checked beyond what is allowed. */
  more: Services
  onMine: (mine: Mine) => void
}

/** What a booster asks staff for, and what became of their last request. */
export function RequestPart({ request, more, onMine }: Props) {
  const { t } = useApp()
  const [asking, setAsking] = useState(false)
  const isOpen = request?.state === 'open'
  return (
    <>
      {request && <LastRequest request={request} onMine={onMine} />}
      {!isNothing(more) && (
        <Notice className="mt-5" title={t('services.moreTitle')}>
          <ServiceList {...namedOf(more)} />
          {isOpen ? (
            <p className="type-small mt-2">{t('services.moreWaits')}</p>
          ) : (
            <Button className="mt-3" size="small" onClick={() => setAsking(true)}>
              {t('services.ask')}
            </Button>
          )}
        </Notice>
      )}
      {asking && (
        <AskDialog
          more={more}
          onAsked={(mine) => {
            setAsking(false)
            onMine(mine)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type LastProps = { request: NonNullable<Mine['request']>; onMine: (mine: Mine) => void }

function LastRequest({ request, onMine }: LastProps) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const times = useTimes()
  const { state, request_id, asked_at, reason, services, ceilings } = request
  if (state === 'withdrawn') return null
  if (state !== 'open')
    return (
      <Notice
        className="mt-5"
        tone={state === 'accepted' ? 'good' : 'warning'}
        title={t(state === 'accepted' ? 'services.acceptedTitle' : 'services.declinedTitle')}
      >
        {reason && (
          <p dir="auto" className="mb-1 whitespace-pre-line text-ink">
            {reason}
          </p>
        )}
        <ServiceList services={services} ceilings={ceilings} />
      </Notice>
    )
  const due = new Date(Date.parse(asked_at) + queueSpans.service_requests.ms)
  const withdraw = () =>
    run(async () => {
      onMine((await call('withdrawServiceRequest', { params: { request_id } })).data.mine)
    }, t('services.withdrawn'))
  return (
    <Notice className="mt-5" title={t('services.openTitle')}>
      <p>{t('services.openSince', { date: times.day(asked_at), due: times.day(due) })}</p>
      <ServiceList services={services} ceilings={ceilings} />
      <Button className="mt-3" size="small" variant="outline" busy={busy} onClick={withdraw}>
        {t('services.withdraw')}
      </Button>
    </Notice>
  )
}
