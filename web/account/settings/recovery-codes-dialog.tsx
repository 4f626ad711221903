import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { PartProps } from './settings.ts'

type Props = {
  /** Whether earlier codes still work, and will stop. */
  replaces: boolean
  onDone: PartProps['onChange']
  onClose: () => void
}

/** Creates new recovery codes and shows them once; asks first if they replace others. */
export default function RecoveryCodesDialog({ replaces, onDone, onClose }: Props) {
  const { t, call } = useApp()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const create = async () => {
    setBusy(true)
    setError(null)
    try {
      const { data } = await call('renewRecoveryCodes')
      onDone({ factors: data.factors })
      setCodes(data.codes)
    } catch (thrown) {
      setError(messageOf(t, thrown))
      setBusy(false)
    }
  }
  const title = codes ? 'factors.savedTitle' : replaces ? 'factors.newTitle' : 'factors.newCodes'
  return (
    <Dialog open onClose={onClose} title={t(title)} closeLabel={t('shell.close')}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <>
          {error && <ErrorNote message={error} />}
          <p className="text-ink-2">{t(replaces ? 'factors.newText' : 'factors.savedText')}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            {replaces && (
              <Button variant="outline" onClick={onClose}>
                {t('factors.keepCodes')}
              </Button>
            )}
            <Button variant="primary" busy={busy} onClick={create}>
              {t(replaces ? 'factors.createCodes' : 'factors.newCodes')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
