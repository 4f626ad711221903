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

/** Where a person is signed in; a ban leaves them no device. */
export function PersonDevices({ onReply, ...props }: Props) {
  const { t, call } = useApp()
  const times = useTimes()
  const { person } = props
  const [ending, setEnding] = useState(false)
  const params = { user_id: person.user_id }
  return (
    <PersonPart
      {...props}
      section="devices"
      title={t('person.devices')}
      read={async () => (await call('listPersonDevices', { params })).data}
      action={
        person.refusals.account === null &&
        person.sessions > 0 && (
          <Button variant="link" onClick={() => setEnding(true)}>
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
            {items.map(({ session_id, browser, system, last_used_at }) => (
              <li key={session_id} className="type-small flex items-center gap-3 py-2.5">
                <Icon name="monitor" size={16} />
                <span className="grow">
                  {browser && system
                    ? t('person.device', { browser, system })
                    : (browser ?? system ?? t('person.unknownDevice'))}
                </span>
                <span className="text-ink-2">{times.dateTime(last_used_at)}</span>
              </li>
            ))}
          </Rows>
          {ending && <EndSessionsDialog person={person} onReply={onReply} onClose={() => setEnding(false)} />}
        </>
      )}
    </PersonPart>
  )
}
