import type { LocaleCode } from '#contract/values.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { DeskPost } from '../desk-types.ts'

/** A language's name, how much of it is there, and that in words. */
export function LanguageBar({ post, code }: { post: DeskPost; code: LocaleCode }) {
  const { t } = useApp()
  const { blocks, languages, source_language } = post
  const { done = 0, stale = 0 } = languages[code] ?? {}
  const right = Math.max(0, done - stale)
  const isComplete = right >= blocks && blocks > 0
  return (
    <span className="grid flex-1 grid-cols-[minmax(5.5rem,auto)_1fr_minmax(4.5rem,auto)] items-center gap-3 text-[0.875rem]">
      <span lang={localeInfo(code).tag}>{localeInfo(code).name}</span>
      <span className="h-1 overflow-hidden rounded-[2px] bg-surface-3" aria-hidden="true">
        <span
          className={`block h-full ${isComplete ? 'bg-good' : 'bg-warning'}`}
          style={{ inlineSize: `${blocks > 0 ? (100 * right) / blocks : 0}%` }}
        />
      </span>
      <span className={`type-small text-end tabular-nums ${isComplete ? 'text-ink-2' : 'text-warning'}`}>
        {code === source_language
          ? t('blogdesk.sourceShort')
          : stale > 0
            ? t('blogdesk.staleOf', { count: stale })
            : t('blogdesk.doneOf', { count: right, all: blocks })}
      </span>
    </span>
  )
}
