import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { latinDigits } from '#core/base/typed-numbers.ts'
import { useControl } from './control.ts'
import { RoomLeft } from './room-left.tsx'

/** Shorter texts, such as codes and amounts, have their own form, and nobody pastes a longer one unseen. */
const shortestCounted = 24

/** Inside a Field, or with an `aria-label` of its own. A field for digits shows those of any keyboard as 0 to 9. */
export function TextInput({ className = '', onChange, ...rest }: ComponentProps<'input'>) {
  const control = useControl()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const length = typeof rest.value === 'string' ? rest.value.length : typed
  const most = rest.maxLength
  const isFull = most !== undefined && most >= shortestCounted && length >= most
  return (
    <>
      <input
        type="text"
        {...control}
        {...rest}
        onChange={(event) => {
          if (rest.inputMode === 'numeric' || rest.inputMode === 'decimal') showLatinDigits(event)
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
        className={`control ${className}`}
      />
      {control.id && isFull && <RoomLeft length={length} most={most} />}
    </>
  )
}

function showLatinDigits({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const latin = latinDigits(target.value)
  // A new value would end what is being composed, and moves the caret to the end.
  if (latin === target.value || (nativeEvent as InputEvent).isComposing) return
  const { selectionStart, selectionEnd } = target
  target.value = latin
  target.setSelectionRange(selectionStart, selectionEnd)
}
