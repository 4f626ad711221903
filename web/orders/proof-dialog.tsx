import { useState } from 'react'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** A picture as large as the window has room for, and in its own size, to be scrolled. */
export default function ProofDialog({
  url,
  label,
  onClose,
}: {
  url: string
  label: string
  onClose: () => void
}) {
  const { t } = useApp()
  const [original, setOriginal] = useState(false)
  return (
    <Dialog open onClose={onClose} title={label} closeLabel={t('order.close')} size="wide">
      <section className="max-h-[70dvh] overflow-auto" aria-label={label} tabIndex={0}>
        <img src={url} alt={label} className={original ? 'max-w-none' : 'mx-auto max-h-[70dvh] max-w-full'} />
      </section>
      <div className="mt-4">
        <Button onClick={() => setOriginal(!original)} aria-pressed={original}>
          {t('order.proofOriginal')}
        </Button>
      </div>
    </Dialog>
  )
}
