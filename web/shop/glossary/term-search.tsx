import { useEffect, useRef } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { PathIcon } from '#web/kit/ui/icon.tsx'

const glass = 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z'

type Props = { count: number; value: string; onChange: (query: string) => void }

/** The search field; the key "/" leads to it. */
export function TermSearch({ count, value, onChange }: Props) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const label = t('glossary.search', { count })
  return (
    <div className="glossary-search">
      <PathIcon path={glass} />
      <input
        ref={field}
        className="control"
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="glossary-key" aria-hidden="true">
        /
      </span>
    </div>
  )
}
