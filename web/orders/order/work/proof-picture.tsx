import { type ReactNode, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { usePicture } from '#web/parts/pictures/use-picture.ts'

const ProofDialog = opensLater(() => import('./proof-dialog.tsx'))

type Props = {
  fileId: string
  label: string
  /** Its owner and its time. */
  caption?: ReactNode
  className?: string
}

/** A picture that only the people of the order can see; it opens in full size. */
export function ProofPicture({ fileId, label, caption, className = '' }: Props) {
  const { t } = useApp()
  const url = usePicture(fileId)
  const [open, setOpen] = useState(false)
  if (!url) return <Skeleton className="h-40 w-full" />
  return (
    <figure className="min-w-0">
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
      {caption && <figcaption className="type-caption mt-2 text-ink-2">{caption}</figcaption>}
      {open && <ProofDialog fileId={fileId} label={label} caption={caption} onClose={() => setOpen(false)} />}
    </figure>
  )
}
