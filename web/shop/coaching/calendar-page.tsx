import { weeksAfter } from '#core/base/weeks.ts'
import { meetingPlaces } from '#core/orders/meeting-places.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { times as timesIn } from '#i18n/times.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { Calendar } from './coach-types.ts'
import { MeetingLinkForm } from './meeting-link-form.tsx'
import { SessionRows } from './session-rows.tsx'
import { Week } from './week.tsx'

const aDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

export async function loader({ call, url }: LoaderContext): Promise<Calendar> {
  const week = url.searchParams.get('week') ?? ''
  // A day that doesn't exist, such as February 30, is the current week.
  const isDay = aDay.test(week) && new Date(week).toISOString().startsWith(week)
  return (await call('getCoachCalendar', { query: isDay ? { week } : {} })).data
}

export function meta({ t, site }: MetaContext<Calendar>) {
  return { title: `${t('calendar.title')} | ${site.name}`, description: t('calendar.noHours') }
}

/** A coach's week: the hours that can be booked, the sessions, and where they take place. */
export function Page({ data }: { data: Calendar }) {
  const { t, format } = useApp()
  return (
    <>
      <h1 className="type-h1">{t('calendar.title')}</h1>
      <p className="type-body mt-1 text-ink-2">{t('calendar.lead', { zone: format.ltr(data.time_zone) })}</p>
      <WeekLinks week={data.week} />
      <Absence calendar={data} />
      <Week calendar={data} />
      <SessionRows calendar={data} />
      <UsualLink link={data.usual_link} />
    </>
  )
}

function WeekLinks({ week }: { week: string }) {
  const { t, locale } = useApp()
  const link = (count: number) => `?week=${weeksAfter(week, count)}`
  const arrow = buttonClass({ variant: 'outline', className: 'px-3' })
  return (
    <nav className="mt-6 mb-4 flex flex-wrap items-center gap-2" aria-label={t('calendar.title')}>
      <h2 className="type-h3 grow">
        {t('calendar.week', { date: timesIn(locale, 'UTC').date(new Date(week)) })}
      </h2>
      <div className="flex gap-2">
        <LocaleLink
          to="/dashboard/booster/coaching/calendar"
          search={link(-1)}
          className={arrow}
          aria-label={t('calendar.before')}
        >
          <Icon name="chevron-left" />
        </LocaleLink>
        <LocaleLink to="/dashboard/booster/coaching/calendar" className={buttonClass({ variant: 'outline' })}>
          {t('calendar.now')}
        </LocaleLink>
        <LocaleLink
          to="/dashboard/booster/coaching/calendar"
          search={link(1)}
          className={arrow}
          aria-label={t('calendar.after')}
        >
          <Icon name="chevron-right" />
        </LocaleLink>
      </div>
    </nav>
  )
}

/** Why nothing or less can be booked. */
function Absence({ calendar: { away, has_hours, may_teach, time_zone } }: { calendar: Calendar }) {
  const { t, locale } = useApp()
  if (away)
    return (
      <Notice tone="warning" className="mb-4">
        {away.until
          ? t('calendar.awayUntil', { time: timesIn(locale, time_zone).dateTime(new Date(away.until)) })
          : t('calendar.away')}
      </Notice>
    )
  if (has_hours) return null
  return (
    <Notice
      className="mb-4"
      action={
        may_teach && (
          <LocaleLink
            to="/dashboard/booster/coaching/hours"
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            {t('coach.setHours')}
          </LocaleLink>
        )
      }
    >
      {t('calendar.noHours')}
    </Notice>
  )
}

function UsualLink({ link }: { link: string | null }) {
  const { t, call } = useApp()
  return (
    <section className="mt-10" aria-labelledby="usual-link">
      <h2 id="usual-link" className="type-h3">
        {t('calendar.usual')}
      </h2>
      <p className="type-small mt-1 mb-4 max-w-[68ch] text-ink-2">
        {t('calendar.usualText', {
          places: inAList(
            t,
            meetingPlaces.map(({ name }) => name),
          ),
        })}
      </p>
      <MeetingLinkForm
        key={link}
        link={link}
        send={(next) => call('saveUsualMeetingLink', { body: { link: next } })}
        remove={link ? t('calendar.remove') : undefined}
      />
    </section>
  )
}
