import { useEffect, useRef } from 'react'
import { href } from '#i18n/href.ts'
import { useNavigate, useNextQuery, useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { PathIcon } from '#web/kit/ui/icon.tsx'
import { readList, writeList } from '#web/parts/lists/list-query.ts'
import { magnifier } from './blog-icons.ts'
import { blogList, longestSearch } from './blog-query.ts'

/** Searches the posts of the chosen game and topic; the key "/" leads into the field. Works without script too. */
export function BlogSearch() {
  const { t, locale } = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { q, game, topic } = readList(blogList, search).filters
  const nextQuery = useNextQuery()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => focusOnSlash(() => field.current?.focus()), [])
  const words = t('blog.search')
  return (
    <search>
      <form
        className="blog-search"
        action={href('/blog', locale)}
        onSubmit={(event) => {
          event.preventDefault()
          const query = writeList(blogList, nextQuery(), { q: field.current?.value.trim() ?? '' })
          void navigate(`${href('/blog', locale)}${query.size > 0 ? `?${query}` : ''}`, { keepsScroll: true })
        }}
      >
        <PathIcon path={magnifier} />
        <input
          key={q}
          ref={field}
          type="search"
          name="q"
          className="control"
          aria-label={words}
          placeholder={words}
          aria-keyshortcuts="/"
          maxLength={longestSearch}
          defaultValue={q}
        />
        {game && <input type="hidden" name="game" value={game} />}
        {topic && <input type="hidden" name="topic" value={topic} />}
        <span className="blog-key" aria-hidden="true">
          /
        </span>
      </form>
    </search>
  )
}

/** Not while someone types in a field. */
function focusOnSlash(focus: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const { target, key, metaKey, ctrlKey, altKey } = event
    if (key !== '/' || metaKey || ctrlKey || altKey) return
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    focus()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
