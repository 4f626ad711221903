import { useState } from 'react'
import { useOpened } from '#web/frame/router/use-opened.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { BoosterFacts } from './booster-facts.tsx'
import { RequestPart } from './request-part.tsx'
import type { RosterEntry, RosterReply } from './roster-types.ts'
import { TermsForm } from './terms-form.tsx'
import { WorkPart } from './work-part.tsx'

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
          {booster.request && (
            <RequestPart request={booster.request} name={booster.username} onReply={take} />
          )}
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
