import type { CsvRefusal } from '#core/prices/price-csv.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { csvWords } from './csv-words.ts'
import type { Version } from './price-history.tsx'
import type { DraftEditing } from './use-draft.ts'

type Props = {
  head: Version | null
  holding: number | null
  draft: DraftEditing
  refusal: CsvRefusal | null
  onDismiss: () => void
}

/** What prevents the changes from being published, and why a file was not imported. */
export function PriceNotices({ head, holding, draft, refusal, onDismiss }: Props) {
  const { t, format } = useApp()
  const times = useTimes()
  return (
    <div className="grid gap-3 not-empty:mb-6">
      {!head && <Notice title={t('prices.notSet')}>{t('prices.notSetText')}</Notice>}
      {head && draft.behind !== null && (
        <Notice
          tone="warning"
          title={t('prices.behind', { version: head.version, author: head.author })}
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="small" onClick={draft.takeOver}>
                {t('prices.takeOver', { version: head.version })}
              </Button>
              <Button size="small" variant="outline" onClick={draft.discard}>
                {t('prices.discard')}
              </Button>
            </span>
          }
        >
          {t('prices.behindText', { version: draft.behind, reason: head.reason })}
        </Notice>
      )}
      {head?.state === 'scheduled' && (
        <Notice>
          {holding === null
            ? t('prices.firstScheduled', {
                version: head.version,
                time: times.dateTime(head.effective_at),
              })
            : t('prices.headScheduled', {
                version: head.version,
                time: times.dateTime(head.effective_at),
                holding,
              })}
        </Notice>
      )}
      {refusal && (
        <Notice
          tone="error"
          title={t('prices.notImported')}
          action={
            <Button size="small" onClick={onDismiss}>
              {t('shell.close')}
            </Button>
          }
        >
          {csvWords(t, format, refusal)}
        </Notice>
      )}
    </div>
  )
}
