import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** `roomy` has more space around, for a dialog that is a page of its own. */
  size?: 'normal' | 'wide' | 'roomy'
  children: ReactNode
}

/** A bottom sheet on a phone, a card in the middle elsewhere. Load its module only when it opens. */
export function Dialog({ open, onClose, title, closeLabel, size, children }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog-backdrop" />
        <BaseDialog.Popup className="dialog" data-size={size}>
          <BaseDialog.Title className={`${size === 'roomy' ? 'type-h2' : 'type-h3'} mb-4 pe-10`}>
            {title}
          </BaseDialog.Title>
          {children}
          {/* Last, so that the dialog begins with what it is for. */}
          <BaseDialog.Close className="icon-button dialog-close" aria-label={closeLabel}>
            <Icon name="x" size={20} />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
