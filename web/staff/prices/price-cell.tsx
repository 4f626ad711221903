import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { PriceField } from '#core/prices/price-values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isEnter } from '#web/kit/ui/is-enter.ts'
import { cellText } from './cell-text.ts'
import type { OpenCell } from './use-grid.ts'

type Props = {
  field: PriceField
  /** For screen readers, while it is edited. */
  name: string
  shown: number
  /** False if the value is the tier's. */
  own: boolean
  /** The value before the draft, null if unchanged. */
  was: number | null
  active: boolean
  selected: boolean
  open: OpenCell | null
  fault: boolean
  onPick: (extend: boolean) => void
  /** The pointer enters the cell with its button pressed. */
  onDrag: (event: PointerEvent) => void
  onEdit: () => void
  onType: (text: string) => void
  onCommit: (rows: number, columns: number) => void
  onLeave: () => void
  onCancel: () => void
}

/** One value: displayed with its old value, or open for typing. */
export function PriceCell(props: Props) {
  const { field, shown, own, was, active, selected, open, onPick, onDrag, onEdit } = props
  const { t, locale } = useApp()
  // A finger can't type into a cell that is only chosen: its tap opens it.
  const touched = useRef(false)
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its table is a grid, so it is edited.
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-selected={selected}
      data-active={active || undefined}
      data-changed={was !== null || undefined}
      data-inherited={!own || undefined}
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch'
        if (!open && event.button === 0) onPick(event.shiftKey)
      }}
      onPointerEnter={(event) => {
        if (event.buttons === 1 && event.pointerType === 'mouse' && !open) onDrag(event)
      }}
      onClick={() => touched.current && !open && onEdit()}
      onDoubleClick={() => !open && onEdit()}
    >
      {open ? (
        <CellInput {...props} open={open} />
      ) : (
        <>
          {was !== null && (
            <s>
              <span className="sr-only">{t('prices.was')} </span>
              {cellText(field, was, locale)}
            </s>
          )}
          <bdi>{cellText(field, shown, locale)}</bdi>
          {!own && <span className="sr-only"> {t('prices.likeTier')}</span>}
        </>
      )}
    </td>
  )
}

function CellInput({ name, open, fault, onType, onCommit, onLeave, onCancel }: Props & { open: OpenCell }) {
  const input = useRef<HTMLInputElement>(null)
  const { typed } = open
  useEffect(() => {
    input.current?.focus()
    if (!typed) input.current?.select()
  }, [typed])
  const onKeyDown = (event: KeyboardEvent) => {
    const on = event.shiftKey ? -1 : 1
    if (event.key === 'Escape') onCancel()
    else if (isEnter(event)) onCommit(on, 0)
    else if (event.key === 'Tab') onCommit(0, on)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      ref={input}
      value={open.text}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      aria-label={name}
      aria-invalid={fault || undefined}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onLeave}
    />
  )
}
