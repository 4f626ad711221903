import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, useContext, useRef } from 'react'
import { DialogNoteContext } from './dialog-note.ts'
import { Icon } from './icon.tsx'
import { UnavailableContext } from './unavailable.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /**
   * `roomy` has more space around, for a dialog that is a page of its own. A `side` is a sheet at the page's end, on a phone the
   * whole page; its content shows the title.
   */
  size?: 'normal' | 'wide' | 'roomy' | 'side'
  /** Is read before anything is done in it, so it begins at its top, not at its first field. */
  isRead?: boolean
  children: ReactNode
}

/** A bottom sheet on a phone, a card in the middle elsewhere. Load its module only when it opens. */
export function Dialog({ open, onClose, title, closeLabel, size, isRead, children }: DialogProps) {
  const note = useContext(DialogNoteContext)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog-backdrop" />
        <BaseDialog.Popup
          ref={popup}
          className="dialog"
          data-size={size}
          {...(isRead && { initialFocus: popup })}
        >
          <BaseDialog.Title
            className={size === 'side' ? 'sr-only' : `${size === 'roomy' ? 'type-h2' : 'type-h3'} mb-4 pe-10`}
          >
            {title}
          </BaseDialog.Title>
          {note && (
            <div role="status" className="mb-4">
              {note}
            </div>
          )}
          <UnavailableContext value={undefined}>
            <div className={note ? 'opacity-60' : 'contents'} inert={note !== null}>
              {children}
            </div>
          </UnavailableContext>
          {/* Last, so that the dialog begins with what it is for. */}
          <BaseDialog.Close className="icon-button dialog-close" aria-label={closeLabel}>
            <Icon name="x" size={20} />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
