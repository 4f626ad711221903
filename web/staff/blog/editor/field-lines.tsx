import { useEffect, useState } from 'react'
import { pathPattern } from '#i18n/href.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { DeskState } from './use-desk-post.ts'
import type { DraftEditor } from './use-draft-editor.ts'

type SlugProps = { desk: DeskState; text: DraftEditor }

const longestSlug = 80
const pauseMs = 400

/** The address with the slug as a field, and whether it is free. */
export function SlugLine({ desk: { post }, text }: SlugProps) {
  const { t, call } = useApp()
  const { language } = text.draft
  const { slug } = text.fields
  const [free, setFree] = useState<boolean | null>(null)
  const live = post.languages[language]?.live_slug
  useEffect(() => {
    setFree(null)
    if (!slug) return
    const timer = setTimeout(async () => {
      try {
        const params = { post_id: post.post_id, language }
        setFree((await call('checkPostSlug', { params, query: { slug } })).data.free)
      } catch (error) {
        console.warn('A slug could not be checked', error)
      }
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [slug, call, post.post_id, language])
  const conflict = text.state.known.conflicts.get('slug')
  return (
    <div className="type-small flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b pb-2">
      <label dir="ltr" className="flex min-w-0 grow items-baseline">
        <span className="text-ink-3">{pathPattern('/blog/:slug', language).replace(':slug', '')}</span>
        <span className="sr-only">{t('blogdesk.slug')}</span>
        <input
          className="min-w-0 flex-1 bg-transparent font-semibold text-ink outline-offset-4"
          value={slug}
          maxLength={longestSlug}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('blogdesk.slugHint')}
          onChange={({ target }) => text.setField('slug', slugOf(target.value))}
        />
      </label>
      <span
        role="status"
        className={`flex items-center gap-1 ${free === false ? 'text-error' : 'text-good'}`}
      >
        {free !== null && slug && (
          <>
            <Icon name={free ? 'check' : 'circle-alert'} size={16} />
            {t(free ? 'blogdesk.slugFree' : 'blogdesk.slugTaken')}
          </>
        )}
      </span>
      {live && slug && live !== slug && (
        <p className="type-caption basis-full text-ink-2">{t('blogdesk.redirect', { slug: live })}</p>
      )}
      {conflict?.type === 'field' && <FieldConflict text={text} field="slug" theirs={conflict.theirs} />}
    </div>
  )
}

/** What a slug can't have becomes a hyphen while typing. */
const slugOf = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')

type Props = {
  text: DraftEditor
  field: 'title' | 'description'
  source: DraftEditor | null
  onFocus: () => void
}

const longest = { title: 200, description: 500 }

/** The title or the summary, as large as it will be. A line break ends it. */
export function FieldLines({ text, field, source, onFocus }: Props) {
  const { t } = useApp()
  const { tag, dir } = localeInfo(text.draft.language)
  const conflict = text.state.known.conflicts.get(field)
  const own = text.state.known.fields[field]
  const now = source?.state.known.fields[field].revision
  const isStale = own.from !== null && now !== undefined && now > own.from && own.value !== ''
  return (
    <>
      <div className="desk-grow" data-value={text.fields[field]}>
        <textarea
          rows={1}
          lang={tag}
          dir={dir}
          className={field === 'title' ? 'desk-title' : 'desk-description'}
          aria-label={t(`blogdesk.field.${field}`, { language: localeInfo(text.draft.language).name })}
          placeholder={t(`blogdesk.placeholder.${field}`)}
          maxLength={longest[field]}
          value={text.fields[field]}
          onFocus={onFocus}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (field === 'description') text.editor?.commands.focus('start')
          }}
          onChange={({ target }) => text.setField(field, target.value.replaceAll(/\n+/g, ' '))}
        />
      </div>
      {isStale && (
        <p className="type-small flex flex-wrap items-center gap-x-3 gap-y-1 text-warning">
          <Icon name="timer" size={16} />
          <span>
            {t('blogdesk.sourceChanged', { language: localeInfo(source?.draft.language ?? 'en').name })}
          </span>
          <Button variant="link" size="small" onClick={() => text.sync.confirm(field, now)}>
            {t('blogdesk.stillRight')}
          </Button>
        </p>
      )}
      {conflict?.type === 'field' && <FieldConflict text={text} field={field} theirs={conflict.theirs} />}
    </>
  )
}

type ConflictProps = { text: DraftEditor; field: 'title' | 'description' | 'slug'; theirs: string }

function FieldConflict({ text, field, theirs }: ConflictProps) {
  const { t } = useApp()
  return (
    <div className="desk-conflict basis-full">
      <p className="font-semibold">{t('blogdesk.conflict')}</p>
      <blockquote>{theirs}</blockquote>
      <span className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => text.sync.resolve(field, 'yours')}>
          {t('blogdesk.keepMine')}
        </Button>
        <Button size="small" variant="outline" onClick={() => text.sync.resolve(field, 'theirs')}>
          {t('blogdesk.takeTheirs')}
        </Button>
      </span>
    </div>
  )
}
