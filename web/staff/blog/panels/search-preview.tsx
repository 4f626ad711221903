import { useState } from 'react'
import { pathIn } from '#i18n/href.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { DraftEditor } from '../editor/use-draft-editor.ts'

/** What search engines show of a title and a summary. */
const shown = { title: 60, description: 155 }

export function SearchPreview({ texts }: { texts: readonly DraftEditor[] }) {
  const { t, site } = useApp()
  const [at, setAt] = useState(0)
  const text = texts[at] ?? texts[0]
  if (!text) return null
  const { title, description, slug } = text.fields
  const { language } = text.draft
  const { tag, dir } = localeInfo(language)
  const full = `${title} | ${site.name}`
  return (
    <section>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="basis-full">{t('blogdesk.inSearch')}</h2>
        {texts.map(({ draft }, index) => (
          <button
            key={draft.language}
            type="button"
            className="hit type-small text-ink-2 aria-pressed:border-ink aria-pressed:border-b-2 aria-pressed:font-semibold aria-pressed:text-ink"
            aria-pressed={index === at}
            onClick={() => setAt(index)}
          >
            {localeInfo(draft.language).name}
          </button>
        ))}
      </div>
      <div
        className="wrap-anywhere grid gap-1 rounded-[12px] border border-line bg-surface-2 p-3.5"
        lang={tag}
        dir={dir}
      >
        <p className="type-caption truncate text-ink-3" dir="ltr">
          {decodeURI(
            `${site.name.toLowerCase()} › ${pathIn('/blog/:slug', language, { slug: slug || '…' })
              .slice(1)
              .replaceAll('/', ' › ')}`,
          )}
        </p>
        <p className="text-[1rem] text-note leading-5.5">{cut(full, shown.title)}</p>
        <p className="type-small">{cut(description, shown.description)}</p>
      </div>
      <p className="type-caption flex flex-wrap gap-x-3 text-ink-2">
        <Length
          name={t('blogdesk.titleLength', { count: full.length, most: shown.title })}
          over={full.length > shown.title}
        />
        <Length
          name={t('blogdesk.descriptionLength', { count: description.length, most: shown.description })}
          over={description.length > shown.description}
        />
      </p>
    </section>
  )
}

function Length({ name, over }: { name: string; over: boolean }) {
  return <span className={over ? 'text-warning' : undefined}>{name}</span>
}

function cut(words: string, most: number): string {
  const letters = [...words]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : words
}
