import { useEffect, useState } from 'react'
import type { Headings } from '#contract/document.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'

/** The parts of a legal page as a path with camps; the one being read is marked. On a phone it folds into a line. */
export function Contents({ headings }: { headings: Headings }) {
  const t = useTranslate()
  const parts = headings.filter(({ level }) => level === 2)
  const current = useCurrentPart(parts.map(({ id }) => id))
  const list = (
    <ol className="legal-parts">
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className="legal-contents" aria-label={t('legal.contents')}>
        {list}
      </nav>
      <details className="legal-fold">
        <summary className="type-sign">{t('legal.contents')}</summary>
        {list}
      </details>
    </>
  )
}

/** The part whose heading was last above the upper third of the window. */
function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const find = () => {
      const passed = key.split(' ').filter((id) => {
        const heading = document.getElementById(id)
        return heading && heading.getBoundingClientRect().top < innerHeight / 3
      })
      setCurrent(passed.at(-1) ?? key.split(' ')[0])
    }
    addEventListener('scroll', find, { passive: true })
    find()
    return () => removeEventListener('scroll', find)
  }, [key])
  return current
}
