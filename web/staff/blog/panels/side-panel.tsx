import { useEffect, useRef } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import type { Times } from '#i18n/times.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { DeskPanel, DeskPost } from '../desk-types.ts'
import type { DeskState } from '../editor/use-desk-post.ts'
import type { DraftEditor } from '../editor/use-draft-editor.ts'
import { LanguageBar } from './language-bar.tsx'
import { SearchPreview } from './search-preview.tsx'

type Props = {
  desk: DeskState
  source: DraftEditor
  other: DraftEditor | null
  /** Below 1280 px it is a drawer; above it is always there. */
  isOpen: boolean
  onPanel: (panel: DeskPanel) => void
}

/** Beside the text: when it goes live, how far each language is, what search engines show. */
export function SidePanel({ desk, source, other, isOpen, onPanel }: Props) {
  const { t } = useApp()
  const { post } = desk
  const times = useShopTimes()
  const [search, write] = useSearchParams()
  const live = post.offered.filter((code) => post.languages[code]?.state === 'live')
  const due = post.offered.flatMap((code) => post.languages[code]?.publish_at ?? []).toSorted()[0]
  const show = async (code: LocaleCode) => {
    if (code === post.source_language || code === other?.draft.language) return
    await Promise.all([source.sync.flush(), other?.sync.flush()])
    const next = new URLSearchParams(search)
    next.set('with', code)
    write(next)
  }
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) drawer.current?.querySelector<HTMLElement>('[data-close]')?.focus()
  }, [isOpen])
  return (
    <aside
      ref={drawer}
      className="desk-side"
      data-open={isOpen || undefined}
      aria-label={t('blogdesk.about')}
      onKeyDown={({ key }) => key === 'Escape' && onPanel(null)}
    >
      <header className="flex items-center justify-between border-line border-b px-6 py-3 xl:hidden">
        <h2>{t('blogdesk.about')}</h2>
        <IconButton
          label={t('shell.close')}
          icon={<Icon name="x" />}
          data-close=""
          onClick={() => onPanel(null)}
        />
      </header>
      <section>
        <h2>{t('blogdesk.goesLive')}</h2>
        <p className="type-small text-ink-2">
          {due
            ? t('blogdesk.dueAt', { time: times.dateTime(due) })
            : live.length > 0
              ? t('blogdesk.liveIn', { count: live.length, all: post.offered.length })
              : t('blogdesk.notLive')}
        </p>
        <Button size="small" onClick={() => onPanel('publish')}>
          {t('blogdesk.publishHow')}
        </Button>
      </section>
      <section>
        <h2>{t('blogdesk.languages')}</h2>
        <ul className="grid gap-2">
          {post.offered.map((code) => (
            <li key={code}>
              <button
                type="button"
                className="block min-h-7 w-full text-start aria-[current=true]:font-semibold"
                aria-current={code === other?.draft.language || code === post.source_language || undefined}
                onClick={() => void show(code)}
              >
                <LanguageBar post={post} code={code} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <SearchPreview texts={other ? [source, other] : [source]} />
      <section>
        <h2>{t('blogdesk.history')}</h2>
        <p className="type-small text-ink-2">{lastChange(post, t, times)}</p>
        <Button size="small" variant="outline" onClick={() => onPanel('history')}>
          {t('blogdesk.allVersions')}
        </Button>
      </section>
    </aside>
  )
}

function lastChange(
  { changed_at, changed_by }: DeskPost,
  t: ReturnType<typeof useApp>['t'],
  { dateTime, day }: Times,
): string {
  // What came with the product has a day, no hour.
  return changed_by
    ? t('blogdesk.changedBy', { name: changed_by.username, time: dateTime(changed_at) })
    : t('blogdesk.changedAt', { time: day(changed_at) })
}
