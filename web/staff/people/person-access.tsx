import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { Person, PersonReply } from './person-types.ts'

const BanDialog = opensLater(() => import('./ban-dialog.tsx'))
const EndSessionsDialog = opensLater(() => import('./end-sessions-dialog.tsx'))

type Props = { person: Person; onReply: (reply: PersonReply) => void }

/** Ends a person's sessions, bans them, or lifts their ban. */
export function PersonAccess({ person, onReply }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [open, setOpen] = useState<'ban' | 'sessions' | null>(null)
  const { account } = person.refusals
  const dialog = { person, onReply, onClose: () => setOpen(null) }
  const unban = () =>
    run(async () => {
      onReply(await call('unbanPerson', { params: { user_id: person.user_id } }))
    }, t('people.unbanned'))
  // The same sentence is above the permissions.
  if (account) return null
  return (
    <section className="person-part" aria-labelledby="person-access">
      <h3 id="person-access" className="type-h3">
        {t('people.access')}
      </h3>
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {person.ban ? (
          <Button variant="primary" busy={busy} onClick={unban}>
            {t('people.unban')}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setOpen('ban')}>
            {t('people.ban')}
          </Button>
        )}
        <Button
          variant="outline"
          disabledReason={person.sessions === 0 ? t('people.noSession') : null}
          onClick={() => setOpen('sessions')}
        >
          {t('people.endSessions')}
        </Button>
      </div>
      {open === 'ban' && <BanDialog {...dialog} />}
      {open === 'sessions' && <EndSessionsDialog {...dialog} />}
    </section>
  )
}
