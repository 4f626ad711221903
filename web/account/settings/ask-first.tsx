import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'

type AskFirstProps = {
  title: string
  text: string
  /** The buttons: leave it as it is, or do it. */
  stay: string
  go: string
  run: () => Promise<void>
  onClose: () => void
}

/** Asks before something that can't be undone; a refusal stays in the dialog. */
export default function AskFirst({ title, text, stay, go, run, onClose }: AskFirstProps) {
  const { t } = useApp()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setError(null)
    try {
      await run()
      onClose()
    } catch (thrown) {
      setError(messageOf(t, thrown))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('shell.close')}>
      {error && <ErrorNote message={error} />}
      <p className="text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {stay}
        </Button>
        <Button variant="primary" busy={busy} onClick={press}>
          {go}
        </Button>
      </div>
    </Dialog>
  )
}
