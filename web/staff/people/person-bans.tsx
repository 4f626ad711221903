import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { NoRows, PersonPart, Rows } from './person-part.tsx'
import type { SectionProps } from './person-types.ts'

/** When a person was banned and when a ban was lifted, by whom and why. */
export function PersonBans(props: SectionProps) {
  const { t, call } = useApp()
  const times = useTimes()
  const params = { user_id: props.person.user_id }
  return (
    <PersonPart
      {...props}
      section="bans"
      title={t('person.bans')}
      read={async () => (await call('listPersonBans', { params })).data}
    >
      {({ items }) => (
        <>
          {items.length === 0 && <NoRows>{t('person.noBans')}</NoRows>}
          <Rows>
            {items.map(({ entry, deed, at, until, by, reason, note }) => (
              <li key={entry} className="type-small py-2.5">
                <span className="flex flex-wrap gap-x-4">
                  <time dateTime={at} className="w-28 text-ink-3">
                    {times.dateTime(at)}
                  </time>
                  <b className={`font-semibold ${deed === 'ban' ? 'text-error' : ''}`}>
                    {t(`person.deed.${deed}`)}
                  </b>
                  {reason && <span>{t(`people.reason.${reason}`)}</span>}
                  {until && <span>{t('person.bannedUntil', { time: times.dateTime(until) })}</span>}
                  {by ? (
                    <bdi className="text-ink-2">{by}</bdi>
                  ) : (
                    deed === 'lift' && <span className="text-ink-2">{t('person.liftedByTime')}</span>
                  )}
                </span>
                {note && <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">{note}</p>}
              </li>
            ))}
          </Rows>
        </>
      )}
    </PersonPart>
  )
}
