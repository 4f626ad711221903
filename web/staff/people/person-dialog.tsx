import { useState } from 'react'
import { useOpened } from '#web/frame/router/use-opened.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { PersonAccess } from './person-access.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonMoney } from './person-money.tsx'
import { PersonRights } from './person-rights.tsx'
import type { Person, PersonReply } from './person-types.ts'

type Props = { userId: string; onClose: () => void }

/** One person: their account, what they may do, and their access. */
export default function PersonDialog({ userId, onClose }: Props) {
  const { t, call } = useApp()
  const read = async () => (await call('getPerson', { params: { user_id: userId } })).data.person
  const [person, setPerson] = useOpened<Person>(userId, read, onClose)
  const [dirty, setDirty] = useState(false)
  const reload = () => void read().then(setPerson, () => {})
  const take = ({ data }: PersonReply) => setPerson(data.person)
  return (
    <FormDialog
      open
      dirty={dirty}
      onClose={onClose}
      size="wide"
      title={t('people.title', { name: person?.username ?? '…' })}
      closeLabel={t('shell.close')}
    >
      {person ? (
        <>
          <PersonFacts person={person} />
          <PersonRights
            // What was changed meanwhile is shown as it is now.
            key={person.permissions.join()}
            person={person}
            onReply={take}
            onDirty={setDirty}
          />
          <PersonMoney person={person} onChange={reload} />
          <PersonAccess person={person} onReply={take} />
        </>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </FormDialog>
  )
}
