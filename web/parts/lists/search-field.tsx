import { useEffect, useState } from 'react'
import { TextInput } from '#web/kit/ui/text-input.tsx'

type Props = {
  label: string
  hint: string
  most: number
  value: string
  /** Alone in its line, so that a long hint can be read. */
  wide?: boolean
  onSearch: (words: string) => void
}

const pauseMs = 250

/** Searches when the typing pauses. */
export function SearchField({ label, hint, most, value, wide = false, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  // Its own query comes back trimmed, and must not remove the space before the next word.
  useEffect(() => setTyped((before) => (before.trim() === value ? before : value)), [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={hint}
      className={wide ? 'w-full' : 'max-sm:basis-full sm:w-56'}
      maxLength={most}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
