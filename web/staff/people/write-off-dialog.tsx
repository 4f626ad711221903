import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { useMoneyField } from './money-field.tsx'
import type { Person } from './person-types.ts'

type Props = { person: Person; onChange: () => void; onClose: () => void }

/** Proposes to write off what a person owes, or a part of it. */
export default function WriteOffDialog({ person, onChange, onClose }: Props) {
  const { t, call } = useApp()
  const { user_id, username: name, debt } = person
  const { amount, wrong, field } = useMoneyField(debt, debt)
  const send = async (reason: string) => {
    const reply = await call('writeOffDebt', { params: { user_id }, body: { amount, reason } })
    onChange()
    return reply
  }
  return (
    <ConfirmDialog
      title={t('people.writeOffTitle', { name })}
      reasonLabel={t('people.creditWhy', { name })}
      confirmLabel={t('people.writeOff')}
      variant="primary"
      wrong={wrong}
      send={send}
      done={t('shell.waitsForColleague')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('people.writeOffText', { name })}</p>
      <div className="mt-4">{field}</div>
    </ConfirmDialog>
  )
}
