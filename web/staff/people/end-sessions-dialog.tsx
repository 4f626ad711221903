import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { Person, PersonReply } from './person-types.ts'

type Props = { person: Person; onReply: (reply: PersonReply) => void; onClose: () => void }

/** Asks before a person is signed out on every device. */
export default function EndSessionsDialog({ person, onReply, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const end = async () => {
    const done = await run(async () => {
      onReply(await call('endSessionsOf', { params: { user_id: person.user_id } }))
    }, t('people.ended'))
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('people.endTitle', { name: person.username })}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">{t('people.endText')}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} onClick={end}>
          {t('people.endSessions')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </div>
    </Dialog>
  )
}
