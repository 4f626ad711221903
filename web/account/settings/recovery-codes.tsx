import { useTranslate } from '#web/frame/session/app-context.ts'
import { Button, buttonClass } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { CopyText } from './copy-text.tsx'

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslate()
  const text = codes.join('\n')
  return (
    <>
      <p className="type-body mb-4 text-ink-2">{t('factors.savedText')}</p>
      <ol
        dir="ltr"
        className="card grid grid-cols-2 gap-x-6 gap-y-2 p-4 text-center font-semibold tabular-nums select-all"
      >
        {codes.map((code) => (
          <li key={code} className="type-table">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyText text={text} label={t('factors.copyCodes')} />
        <a
          className={buttonClass({ variant: 'outline', size: 'small' })}
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          <DashboardIcon name="download" size={16} />
          {t('factors.download')}
        </a>
      </div>
      <Button variant="primary" size="large" className="mt-6 w-full" onClick={onDone}>
        {t('factors.stored')}
      </Button>
    </>
  )
}
