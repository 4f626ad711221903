import { type ReactNode, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { usePicture } from '#web/parts/pictures/use-picture.ts'

/** As a percentage of the dialog's width. */
const zooms = [100, 150, 200, 300, 400]

type Props = { fileId: string; label: string; caption?: ReactNode; onClose: () => void }

/** A picture to inspect: it can be enlarged in steps and scrolled, or opened as the original. */
export default function ProofDialog({ fileId, label, caption, onClose }: Props) {
  const { t, format } = useApp()
  const url = usePicture(fileId)
  const [step, setStep] = useState(0)
  const zoom = zooms[step] ?? 100
  return (
    <Dialog open onClose={onClose} title={label} closeLabel={t('shell.close')} size="wide">
      <section className="max-h-[70dvh] overflow-auto" aria-label={label} tabIndex={0}>
        {url ? (
          <img
            src={url}
            alt={label}
            className={step === 0 ? 'mx-auto max-h-[70dvh] max-w-full' : 'max-w-none'}
            style={step === 0 ? undefined : { inlineSize: `${zoom}%` }}
          />
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </section>
      {caption && <p className="type-small mt-3 text-ink-2">{caption}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <IconButton
          label={t('order.zoomOut')}
          icon={<Icon name="minus" />}
          onClick={() => setStep(Math.max(0, step - 1))}
        />
        <output className="type-small w-14 text-center tabular-nums">{format.percent(zoom)}</output>
        <IconButton
          label={t('order.zoomIn')}
          icon={<Icon name="plus" />}
          onClick={() => setStep(Math.min(zooms.length - 1, step + 1))}
        />
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline', size: 'small', className: 'ms-auto' })}
          >
            <DashboardIcon name="external-link" size={16} /> {t('order.proofOriginal')}
          </a>
        )}
      </div>
    </Dialog>
  )
}
