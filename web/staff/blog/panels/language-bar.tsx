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
    <span className="desk-bar" data-complete={isComplete || undefined}>
      <span lang={localeInfo(code).tag}>{localeInfo(code).name}</span>
      <span className="desk-meter" aria-hidden="true">
        <span style={{ inlineSize: `${blocks > 0 ? (100 * right) / blocks : 0}%` }} />
      </span>
      <span className="tabular-nums">
        {code === source_language
          ? t('blogdesk.sourceShort')
          : stale > 0
            ? t('blogdesk.staleOf', { count: stale })
            : t('blogdesk.doneOf', { count: right, all: blocks })}
      </span>
    </span>
  )
}
