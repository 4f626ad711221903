import { useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import type { StaffPermission } from '#core/people/permissions.ts'
import { listed } from '#i18n/joined-words.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { displayName } from '#web/frame/session/display-name.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { EmptyTrail } from '#web/kit/drawing/empty/empty-trail.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'

type Request = Contract['getPermissionRequest']['reply']['data']
type Props = { user: SessionUser; right: StaffPermission; page: MessageKey }

/** What staff read in place of a page whose permission they lack: which it is, who can grant it, and a way to ask them. */
export function MissingPermission({ user, right, page }: Props) {
  const { t, dir, call } = useApp()
  const [request, setRequest] = useState<Request | null>(null)
  useEffect(() => {
    call('getPermissionRequest', { params: { permission: right } }).then(
      ({ data }) => setRequest(data),
      console.warn,
    )
  }, [call, right])
  const inWords = ([first = '', ...more]: readonly string[]) => listed(t, first, ...more)
  const people = request && inWords(request.granters.map(({ username }) => username))
  const rights = inWords(user.permissions.map((each) => t(`rights.name.${each}`)))
  const name = displayName(user)
  return (
    <>
      <h1 className="type-h1">{t(page)}</h1>
      <section className="mt-8 grid items-center gap-8 rounded-2xl border border-dashed border-line-strong p-8 md:grid-cols-[220px_minmax(0,1fr)]">
        <EmptyTrail dir={dir} />
        <div className="min-w-0">
          <h2 className="type-h3">{t('rights.missing.need', { right: t(`rights.name.${right}`) })}</h2>
          <p className="type-body mt-2 min-h-12 max-w-[60ch] text-ink-2">
            {people !== null &&
              t(people === '' ? 'rights.missing.haveNobody' : 'rights.missing.have', {
                name,
                rights,
                people,
              })}
          </p>
          <div className="mt-5 flex min-h-11 flex-wrap items-center gap-2">
            {request && <Ask request={request} right={right} people={people ?? ''} onAsked={setRequest} />}
            <LocaleLink to="/dashboard" className={buttonClass({ variant: 'outline' })}>
              {t('rights.toDashboard')}
            </LocaleLink>
          </div>
        </div>
      </section>
    </>
  )
}

type AskProps = {
  request: Request
  right: StaffPermission
  people: string
  onAsked: (request: Request) => void
}

/** One press asks everyone who can grant it; afterwards it says when that was. */
function Ask({ request: { granters, asked_at }, right, people, onAsked }: AskProps) {
  const { t, call } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  if (granters.length === 0) return null
  if (asked_at)
    return (
      <p className="type-body pe-2 text-ink-2">
        {t('rights.missing.asked', { time: times.dateTime(asked_at) })}
      </p>
    )
  const ask = () =>
    run(async () => {
      const reply = await call('askForPermission', { params: { permission: right } })
      onAsked(reply.data)
      return reply
    })
  return (
    <Button variant="primary" busy={busy} onClick={ask}>
      {t('rights.missing.ask', { people })}
    </Button>
  )
}
