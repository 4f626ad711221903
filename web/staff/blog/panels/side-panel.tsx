import type { LocaleCode } from '#contract/values.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { DeskPanel, DeskPost } from '../desk-types.ts'
import type { DeskState } from '../editor/use-desk-post.ts'
import type { DraftEditor } from '../editor/use-draft-editor.ts'
import { LanguageBar } from './language-bar.tsx'
import { SearchPreview } from './search-preview.tsx'

type Props = {
  desk: DeskState
  source: DraftEditor
  other: DraftEditor | null
  onPanel: (panel: DeskPanel) => void
}

/** Beside the text: when it goes live, how far each language is, what search engines show. */
export function SidePanel({ desk, source, other, onPanel }: Props) {
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
  return (
    <aside className="desk-side" aria-label={t('blogdesk.about')}>
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
                className="desk-language-row"
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
        <p className="type-small text-ink-2">{lastChange(post, t, times.dateTime)}</p>
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
  dateTime: (at: string) => string,
): string {
  const time = dateTime(changed_at)
  return changed_by
    ? t('blogdesk.changedBy', { name: changed_by.username, time })
    : t('blogdesk.changedAt', { time })
}
