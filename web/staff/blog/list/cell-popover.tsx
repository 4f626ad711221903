import type { LocaleCode } from '#contract/values.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { DeskRow } from '../desk-types.ts'
import { confirmAll } from './confirm-all.ts'
import { LanguageMark, markOf } from './language-mark.tsx'

type Props = { row: DeskRow; code: LocaleCode; onTranslate: () => void }

/** What is stale or missing of a language, and what readers see meanwhile. */
export function CellPopover({ row, code, onTranslate }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const times = useTimes()
  const mark = markOf(row, code)
  const now = row.languages[code]
  const language = localeInfo(code).name
  const confirm = () =>
    run(async () => {
      const { post_id, source_language } = row
      const draft = async (language: LocaleCode) =>
        (await call('getDraft', { params: { post_id, language } })).data.draft
      const [source, translation] = await Promise.all([draft(source_language), draft(code)])
      const changes = confirmAll(source, translation)
      if (changes.length === 0) return
      const body = { seen: translation.revision, changes }
      await call('saveDraft', { params: { post_id, language: code }, body })
    })
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
      <span className="flex flex-wrap gap-2">
        <Button size="small" tabIndex={-1} onClick={onTranslate}>
          {t(code === row.source_language ? 'blogdesk.edit' : 'blogdesk.translate')} <kbd>↵</kbd>
        </Button>
        {mark === 'stale' && (
          <Button size="small" variant="outline" busy={busy} onClick={() => void confirm()}>
            {t('blogdesk.stillRight')}
          </Button>
        )}
      </span>
    </div>
  )
}
