import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { useMoneyField } from './money-field.tsx'
import type { Person } from './person-types.ts'

type Props = { person: Person; onChange: () => void; onClose: () => void }

const kinds = ['gift', 'correction'] as const
/** The most at once; minor units. */
const most = 1_000_000

/** Credits a person's balance with a gift or a correction; beyond a limit it waits for a colleague. */
export default function CreditDialog({ person, onChange, onClose }: Props) {
  const { t, call } = useApp()
  const [as, setAs] = useState<(typeof kinds)[number]>('gift')
  const { amount, wrong, field } = useMoneyField(0, most)
  const { user_id, username: name } = person
  const send = async (reason: string) => {
    const reply = await call('creditBalance', { params: { user_id }, body: { as, amount, reason } })
    onChange()
    return reply
  }
  return (
    <ConfirmDialog
      title={t('people.creditTitle', { name })}
      reasonLabel={t('people.creditWhy', { name })}
      confirmLabel={t('people.credit')}
      variant="primary"
      wrong={wrong}
      send={send}
      done={t('people.credited')}
      onClose={onClose}
    >
      <Field label={t('people.creditAs')}>
        <Select value={as} onChange={({ target }) => setAs(target.value as typeof as)}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`people.as.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {field}
    </ConfirmDialog>
  )
}
