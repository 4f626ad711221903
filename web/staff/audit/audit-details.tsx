import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { AuditEntry, AuditFilter } from './audit-list.ts'
import { useAuditWords } from './use-audit-words.ts'

/** What changed, why, and the hashes that prove it. */
export function AuditDetails({ entry, onFilter }: { entry: AuditEntry; onFilter: AuditFilter }) {
  const { t } = useApp()
  const { dateAndTime } = useTimes()
  const words = useAuditWords()
  const { changes, reason, ready, actor, on, operation, hash, previous_hash } = entry
  return (
    <div className="audit-parts">
      <section>
        <h3 className="type-h3-small">{t('audit.changed')}</h3>
        {changes.length === 0 && <p className="text-ink-2">{t('audit.noDetails')}</p>}
        <dl>
          {changes.map(({ field, as, before, after }) => (
            <div key={field}>
              <dt>{t(`audit.field.${field}`)}</dt>
              <dd>
                {before !== null && (
                  <del>
                    <span className="sr-only">{t('audit.before')} </span>
                    {words.value(as, before)}
                  </del>
                )}
                <span data-after={before !== null || undefined}>
                  {before !== null && <span className="sr-only">{t('audit.after')} </span>}
                  {words.value(as, after)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3 className="type-h3-small">{t('audit.why')}</h3>
        {ready && <p>{t(`ready.because.${ready}`)}</p>}
        {reason && (
          <blockquote className="whitespace-pre-wrap wrap-anywhere" dir="auto">
            {reason}
          </blockquote>
        )}
        {!ready && !reason && <p className="text-ink-2">{t('audit.noReason')}</p>}
        <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          <Button variant="link" size="small" onClick={() => onFilter({ on: on.subject })}>
            {t('audit.allAbout')}
          </Button>
          <Button variant="link" size="small" onClick={() => onFilter({ who: actor?.user_id ?? 'system' })}>
            {t('audit.allBy')}
          </Button>
          <Button variant="link" size="small" onClick={() => onFilter({ what: operation as never })}>
            {t('audit.allSuch')}
          </Button>
        </div>
      </section>
      <section>
        <h3 className="type-h3-small">{t('audit.proof')}</h3>
        <dl>
          <div>
            <dt>{t('audit.colTime')}</dt>
            <dd>{dateAndTime(entry.at)}</dd>
          </div>
          <Hash label={t('audit.entryBefore')} hash={previous_hash} />
          <Hash label={t('audit.thisEntry')} hash={hash} />
        </dl>
      </section>
    </div>
  )
}

/** A hash by its ends; the whole of it is in the file. */
function Hash({ label, hash }: { label: string; hash: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr" title={hash}>{`${hash.slice(0, 8)}…${hash.slice(-4)}`}</code>
      </dd>
    </div>
  )
}
