import { useState } from 'react'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { Person } from './person-types.ts'

const CreditDialog = opensLater(() => import('./credit-dialog.tsx'))
const WriteOffDialog = opensLater(() => import('./write-off-dialog.tsx'))

type Props = { person: Person; onChange: () => void }

/** Staff with full access credit a person's balance, or write off what they owe; nobody does it for themselves. */
export function PersonMoney({ person, onChange }: Props) {
  const { t } = useApp()
  const user = useUser()
  const [open, setOpen] = useState<'credit' | 'writeOff' | null>(null)
  if (!user?.permissions.includes('FullAccess') || person.refusals.account === 'own_account') return null
  const dialog = { person, onChange, onClose: () => setOpen(null) }
  return (
    <section className="person-part" aria-labelledby="person-money">
      <h3 id="person-money" className="type-h3">
        {t('people.money')}
      </h3>
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <Button variant="outline" onClick={() => setOpen('credit')}>
          {t('people.credit')}
        </Button>
        <Button
          variant="outline"
          disabledReason={person.debt === 0 ? t('people.nothingOwed', { name: person.username }) : null}
          onClick={() => setOpen('writeOff')}
        >
          {t('people.writeOff')}
        </Button>
      </div>
      {open === 'credit' && <CreditDialog {...dialog} />}
      {open === 'writeOff' && <WriteOffDialog {...dialog} />}
    </section>
  )
}
