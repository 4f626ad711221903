import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

const SetUpAppDialog = opensLater(() => import('../settings/set-up-app-dialog.tsx'))

type Props = {
  busy: boolean
  /** Whether the person may have a passkey already. */
  known: boolean
  onDone: () => Promise<void>
}

/** A second factor on the way in: a passkey of this device, a code of an app, or a passkey that is there already. */
export function AddFactor({ busy, known, onDone }: Props) {
  const { t } = useApp()
  const passkey = useAddPasskey()
  const [app, setApp] = useState<'closed' | 'open' | 'set up'>('closed')
  const add = async () => {
    if (await passkey.add()) await onDone()
  }
  return (
    <div className="flex flex-col gap-3">
      <div role="status">{passkey.error && <ErrorNote message={passkey.error} />}</div>
      <Button variant="primary" size="large" busy={busy || passkey.busy} onClick={() => void add()}>
        {t('factors.addPasskey')}
      </Button>
      <Button variant="outline" size="large" onClick={() => setApp('open')}>
        {t('factors.setUpTitle')}
      </Button>
      {known && <PasskeyButton onDone={onDone} />}
      {app !== 'closed' && (
        <SetUpAppDialog
          onDone={() => setApp('set up')}
          onClose={() => {
            setApp('closed')
            // After the recovery codes.
            if (app === 'set up') void onDone()
          }}
        />
      )}
    </div>
  )
}
