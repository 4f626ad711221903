import '../people/people.css'
import { listed } from '#i18n/joined-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { PersonLink } from '#web/parts/lists/person-link.tsx'
import { StateMark } from './roster-table.tsx'
import type { RosterEntry } from './roster-types.ts'

/** Who it is, and what they have done as a booster. */
export function BoosterFacts({ booster }: { booster: RosterEntry }) {
  const { t, format } = useApp()
  const { state, work, active, completed, since, last_active_at, email, username, user_id, demo } = booster
  const { date, day } = useTimes()
  const facts = work && [
    [t('roster.since'), since ? date(since) : ''],
    [t('roster.colSeen'), last_active_at ? day(last_active_at) : t('roster.never')],
    [
      t('roster.colNow'),
      listed(
        t,
        t('roster.soloNow', { active: active.solo, limit: work.solo_limit }),
        t('roster.duoNow', { active: active.duo, limit: work.duo_limit }),
      ),
    ],
    [t('roster.colDone'), format.number(completed)],
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {state && <StateMark state={state} />}
        <span className="type-small text-ink-2 wrap-anywhere">{format.ltr(email)}</span>
        {demo && <span className="type-small text-ink-3">{t('order.demo')}</span>}
      </div>
      {facts && (
        <dl className="person-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="type-small mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {(state === 'active' || state === 'paused') && (
          <LocaleLink to="/booster/:username" params={{ username }} className="text-link">
            {t('roster.profile')}
          </LocaleLink>
        )}
        <PersonLink userId={user_id}>{t('roster.account')}</PersonLink>
      </p>
    </>
  )
}
