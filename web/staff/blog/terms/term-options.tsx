import { useEffect, useRef } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { GlossaryTerm } from './find-glossary-terms.ts'

type Props = {
  id: string
  language: LocaleCode
  terms: readonly GlossaryTerm[]
  active: number
  onActive: (index: number) => void
  onChoose: (term: GlossaryTerm) => void
}

/** The terms to choose from. The keyboard stays where the words are typed, which names the active one. */
export function TermOptions({ id, language, terms, active, onActive, onChoose }: Props) {
  const { t } = useApp()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active one comes into sight
  useEffect(() => {
    // Some browsers answer with a promise, which is no clean-up.
    void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const { tag, dir } = localeInfo(language)
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('blogdesk.terms')} lang={tag} dir={dir}>
      {terms.map((term, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
        <div
          key={term.id}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          className="grid cursor-pointer rounded-[8px] px-3 py-2 aria-selected:bg-surface-3"
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onActive(index)}
          onClick={() => onChoose(term)}
        >
          <span className="font-semibold">{term.name}</span>
          <span className="truncate text-[0.8125rem] text-ink-2">{term.text}</span>
        </div>
      ))}
    </div>
  )
}

/** Where the arrow keys lead in a list of `count`; null for any other key. */
export function stepTo(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  return null
}
