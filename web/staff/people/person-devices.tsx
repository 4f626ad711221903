import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { NoRows, PersonPart, Rows } from './person-part.tsx'
import type { PersonReply, SectionProps } from './person-types.ts'

const EndSessionsDialog = opensLater(() => import('./end-sessions-dialog.tsx'))

type Props = SectionProps & { onReply: (reply: PersonReply) => void }

/** Where a person is signed in, and how staff end that; a ban leaves them no device. */
export function PersonDevices({ onReply, ...props }: Props) {
  const { t, call } = useApp()
  const times = useTimes()
  const { person } = props
  const [ending, setEnding] = useState<'all' | { session_id: string; name: string } | null>(null)
  const params = { user_id: person.user_id }
  const nameOf = ({ browser, system }: { browser: string | null; system: string | null }) =>
    browser && system
      ? t('person.device', { browser, system })
      : (browser ?? system ?? t('person.unknownDevice'))
  return (
    <PersonPart
      {...props}
      section="devices"
      title={t('person.devices')}
      read={async () => (await call('listPersonDevices', { params })).data}
      action={
        person.refusals.account === null &&
        person.sessions > 0 && (
          <Button variant="link" onClick={() => setEnding('all')}>
            {t('people.endSessions')}
          </Button>
        )
      }
    >
      {({ items }) => (
        <>
          {items.length === 0 && (
            <NoRows>{t(person.ban ? 'person.noDeviceBanned' : 'people.noSession')}</NoRows>
          )}
          <Rows>
            {items.map(({ session_id, last_used_at, ...device }) => {
              const name = nameOf(device)
              return (
                <li
                  key={session_id}
                  className="type-small flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5"
                >
                  <span className="flex grow items-center gap-3">
                    <Icon name="monitor" size={16} />
                    {name}
                  </span>
                  <span className="text-ink-2">{times.dateTime(last_used_at)}</span>
                  {person.refusals.account === null && (
                    <Button
                      variant="link"
                      aria-label={t('person.signOutOf', { device: name })}
                      onClick={() => setEnding({ session_id, name })}
                    >
                      {t('person.signOut')}
                    </Button>
                  )}
                </li>
              )
            })}
          </Rows>
          {ending !== null && (
            <EndSessionsDialog
              person={person}
              device={ending === 'all' ? null : ending}
              onReply={onReply}
              onClose={() => setEnding(null)}
            />
          )}
        </>
      )}
    </PersonPart>
  )
}
