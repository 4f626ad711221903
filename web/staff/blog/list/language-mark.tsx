import type { LocaleCode } from '#contract/values.ts'
import { localeInfo } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import type { DeskRow } from '../desk-types.ts'

export const marks = ['live', 'stale', 'scheduled', 'ready', 'begun', 'missing'] as const
export type Mark = (typeof marks)[number]

export function markOf(row: DeskRow, code: LocaleCode): Mark {
  const now = row.languages[code]
  if (!now) return 'missing'
  return now.stale > 0 ? 'stale' : now.state
}

/** 'German, stale, 2 of 9 blocks' */
export function markInWords(t: Translate, row: DeskRow, code: LocaleCode): string {
  const { done = 0, stale = 0 } = row.languages[code] ?? {}
  const mark = markOf(row, code)
  return t('blogdesk.markOf', {
    language: localeInfo(code).name,
    state: t(`blogdesk.mark.${mark}`),
    count: mark === 'stale' ? stale : done,
    all: row.blocks,
  })
}

/** Marks differ in shape, not in color alone. */
const icons: Record<Mark, string> = {
  live: 'circle-check-big',
  stale: 'triangle-alert',
  scheduled: 'clock',
  ready: 'circle-dot',
  begun: 'contrast',
  missing: 'circle-dashed',
}

const colors: Record<Mark, string> = {
  live: 'text-good',
  stale: 'text-warning',
  scheduled: 'text-note',
  ready: 'text-note',
  begun: 'text-ink-3',
  missing: 'text-ink-3',
}

export function LanguageMark({ mark }: { mark: Mark }) {
  return (
    <span className={`inline-flex ${colors[mark]}`}>
      <LateIcon name={icons[mark]} size={18} />
    </span>
  )
}

export function Legend() {
  const { t } = useApp()
  return (
    <ul className="type-small my-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
      {marks.map((mark) => (
        <li key={mark} className="flex items-center gap-1.5">
          <LanguageMark mark={mark} /> {t(`blogdesk.mark.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
