import type { LocaleCode } from '#contract/values.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { DeskRow } from '../desk-types.ts'
import { LanguageMark, markOf } from './language-mark.tsx'

type Props = { row: DeskRow; code: LocaleCode; onTranslate: () => void }

/** What is stale or missing of a language, and what readers see meanwhile. */
export function CellPopover({ row, code, onTranslate }: Props) {
  const { t } = useApp()
  const times = useTimes()
  const mark = markOf(row, code)
  const now = row.languages[code]
  const language = localeInfo(code).name
  return (
    <div className="desk-popover">
      <p className="flex gap-2 font-semibold">
        <span className="grow">
          {t(`blogdesk.cell.${mark}`, {
            language,
            count: mark === 'stale' ? (now?.stale ?? 0) : (now?.done ?? 0),
            all: row.blocks,
          })}
        </span>
        <LanguageMark mark={mark} />
      </p>
      <p className="type-small text-ink-2">
        {now?.live_at
          ? t('blogdesk.readersSee', { time: times.day(now.live_at) })
          : now?.publish_at
            ? t('blogdesk.dueAt', { time: times.dateTime(now.publish_at) })
            : t('blogdesk.readersNothing', { language })}
      </p>
      {now?.problem && <p className="type-small text-error">{t('blogdesk.scheduleFailed')}</p>}
      <Button size="small" tabIndex={-1} onClick={onTranslate}>
        {t(code === row.source_language ? 'blogdesk.edit' : 'blogdesk.translate')} <kbd>↵</kbd>
      </Button>
    </div>
  )
}
