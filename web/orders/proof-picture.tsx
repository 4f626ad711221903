import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '../session/app-context.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

type Props = { fileId: string; label: string; className?: string }

/** A picture that only the order's people may see: fetched with the session, shown from memory, opened in full size. */
export function ProofPicture({ fileId, label, className = '' }: Props) {
  const { t } = useApp()
  const url = usePicture(fileId)
  const [open, setOpen] = useState(false)
  if (!url) return <Skeleton className="h-40 w-full" />
  return (
    <div className="min-w-0">
      <button
        type="button"
        className="block max-w-full cursor-zoom-in"
        aria-label={t('order.proofFull')}
        onClick={() => setOpen(true)}
      >
        <img
          src={url}
          alt={label}
          className={`max-w-full rounded-card border border-line object-contain ${className}`}
        />
      </button>
      {open && (
        <Suspense>
          <ProofDialog url={url} label={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function usePicture(fileId: string): string | null {
  const { session } = useApp()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let gone = false
    const show = (blob: Blob | null | undefined) => {
      if (!blob || gone) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    }
    session?.file(fileId).then(show, (error) => console.warn('A picture could not be read', error))
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [fileId, session])
  return url
}
