import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useOpened } from '../router/use-opened.ts'
import { useApp } from '../session/app-context.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BoosterFacts } from './booster-facts.tsx'
import { TermsForm } from './terms-form.tsx'
import { WorkPart } from './work-part.tsx'

export type RosterEntry = Contract['getRosterEntry']['reply']['data']['booster']
export type RosterReply = Contract['getRosterEntry']['reply']

type Props = { userId: string; onClose: () => void }

/** One booster, or someone who becomes one: facts, what they can claim, and whether they get new orders. */
export default function BoosterDialog({ userId, onClose }: Props) {
  const { t, call } = useApp()
  const [booster, setBooster] = useOpened<RosterEntry>(
    userId,
    async () => (await call('getRosterEntry', { params: { user_id: userId } })).data.booster,
    onClose,
  )
  const [dirty, setDirty] = useState(false)
  const take = ({ data }: RosterReply) => setBooster(data.booster)
  const name = booster?.username ?? '…'
  return (
    <FormDialog
      open
      dirty={dirty}
      onClose={onClose}
      size="wide"
      title={t(booster && !booster.work ? 'roster.titleNew' : 'roster.title', { name })}
      closeLabel={t('shell.close')}
    >
      {booster ? (
        <>
          <BoosterFacts booster={booster} />
          <TermsForm
            // What was saved is where the form begins again.
            key={JSON.stringify([booster.state, booster.work])}
            booster={booster}
            onReply={take}
            onDirty={setDirty}
          />
          <WorkPart booster={booster} onReply={take} />
        </>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </FormDialog>
  )
}
