import type { ApplicationContent } from '#core/boosters/applications.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { PushAsk } from '#web/parts/push/push-ask.tsx'
import { ApplicationSummary } from './application-summary.tsx'
import type { MyApplication } from './draft-keeper.ts'

type Props = { application: MyApplication; againAt: string | null; now: number | null; onAgain: () => void }

/** A sent or answered application: where it is, with its dates, and what comes next. */
export function ApplicationStatus({ application, againAt, now, onAgain }: Props) {
  const { t } = useApp()
  const { dateTime } = useTimes()
  const email = useUser()?.email ?? ''
  const { status, sent_at, due_at, decided_at } = application
  if (status === 'draft' || status === 'asked') return null
  const at = (instant: string | null) => (instant ? dateTime(instant) : '')
  const texts = {
    sent: () => t('application.statusText.sent', { date: at(sent_at), due: at(due_at), email }),
    accepted: () => t('application.statusText.accepted', { date: at(decided_at) }),
    refused: () => t('application.statusText.refused', { date: at(decided_at), again: at(againAt) }),
  }
  const mayAgain = status === 'refused' && againAt !== null && now !== null && Date.parse(againAt) <= now
  return (
    <section aria-labelledby="apply-status">
      <h2 id="apply-status" className="type-h2">
        {t(`application.status.${status}`)}
      </h2>
      <p className="type-large mt-2 max-w-[52ch] text-ink-2">{texts[status]()}</p>
      {status === 'accepted' && <BoardLink />}
      {status === 'accepted' && (
        <div className="mt-6 max-w-[640px] empty:hidden">
          <PushAsk after="accepted" />
        </div>
      )}
      {mayAgain && (
        <Button variant="primary" size="large" className="mt-6" onClick={onAgain}>
          {t('application.applyAgain')}
        </Button>
      )}
      <ApplicationCourse
        steps={application.steps}
        title={t('application.courseTitle')}
        nameOf={(action) => t(`application.event.${action}`)}
      />
      <details className="mt-8 border-y border-line py-4">
        <summary className="type-body font-semibold">{t('application.showSent')}</summary>
        <div className="mt-4">
          <ApplicationSummary content={application.content as ApplicationContent} />
        </div>
      </details>
    </section>
  )
}

export function BoardLink() {
  const { t } = useApp()
  return (
    <LocaleLink
      to="/dashboard/booster/available-orders"
      className={buttonClass({ variant: 'primary', size: 'large', className: 'mt-6' })}
    >
      {t('application.toBoard')}
    </LocaleLink>
  )
}

type CourseProps = Pick<MyApplication, 'steps'> & {
  title: string
  /** What a step is called, to the applicant or to staff. */
  nameOf: (action: MyApplication['steps'][number]['action']) => string
}

/** What happened, with its dates; questions, answers and reasons in their own words. */
export function ApplicationCourse({ steps, title, nameOf }: CourseProps) {
  const { dateTime } = useTimes()
  if (steps.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="apply-course">
      <h3 id="apply-course" className="type-h3">
        {title}
      </h3>
      <ol className="apply-next">
        {steps.map(({ action, note, at }) => (
          <li key={at}>
            <p className="type-small flex flex-wrap gap-x-3">
              <span className="font-semibold">{nameOf(action)}</span>
              <time dateTime={at} className="text-ink-3">
                {dateTime(at)}
              </time>
            </p>
            {note && (
              <p className="type-body mt-1 max-w-[62ch] whitespace-pre-line" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
