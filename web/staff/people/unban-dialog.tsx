import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import type { Person, PersonReply } from './person-types.ts'

type Props = { person: Person; onReply: (reply: PersonReply) => void; onClose: () => void }

/** Lifts a ban, with the reason that staff find in its history. */
export default function UnbanDialog({ person, onReply, onClose }: Props) {
  const { t, call } = useApp()
  const { user_id, username: name } = person
  const waits = person.ban?.orders.some(({ state }) => state === 'waiting') ?? false
  return (
    <ConfirmDialog
      title={t('person.unbanTitle', { name })}
      reasonLabel={t('person.unbanReason')}
      confirmLabel={t('people.unban')}
      variant="primary"
      send={async (reason) => onReply(await call('unbanPerson', { params: { user_id }, body: { reason } }))}
      done={t('people.unbanned')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('person.unbanText')}</p>
      {waits && <p className="type-body mt-2 text-ink-2">{t('person.unbanOrders')}</p>}
    </ConfirmDialog>
  )
}
