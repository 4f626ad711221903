import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { Person, PersonReply } from './person-types.ts'

type Props = {
  person: Person
  /** Null for all of them. */
  device: { session_id: string; name: string } | null
  onReply: (reply: PersonReply) => void
  onClose: () => void
}

/** Asks before a person is signed out, on one device or on all. */
export default function EndSessionsDialog({ person, device, onReply, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const { user_id, username } = person
  const end = async () => {
    const done = await run(
      async () => {
        onReply(
          device === null
            ? await call('endSessionsOf', { params: { user_id } })
            : await call('endSessionOf', { params: { user_id, session_id: device.session_id } }),
        )
      },
      t(device === null ? 'people.ended' : 'person.signedOut'),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        device === null
          ? t('people.endTitle', { name: username })
          : t('person.signOutTitle', { name: username })
      }
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">
        {device === null ? t('people.endText') : t('person.signOutText', { device: device.name })}
      </p>
      <div className="dialog-foot">
        <Button variant="danger" busy={busy} onClick={end}>
          {t(device === null ? 'people.endSessions' : 'person.signOut')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </div>
    </Dialog>
  )
}
