import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { DraftKeeper, DraftView } from './draft-keeper.ts'

/** What the applicant must know or decide before they go on: a question, two drafts, a newer version. */
export function DraftNotices({ view, keeper }: { view: DraftView; keeper: DraftKeeper }) {
  const { t } = useApp()
  const { application, other, place, saving } = view
  const asked =
    application?.status === 'asked' && application.steps.findLast(({ action }) => action === 'ask')
  return (
    <div className="grid gap-4 empty:hidden">
      {asked && (
        <Notice tone="warning" title={t('application.status.asked')}>
          <p className="whitespace-pre-line text-ink" dir="auto">
            {asked.note}
          </p>
          <p className="mt-2">{t('application.statusText.asked')}</p>
        </Notice>
      )}
      {other && (
        <Notice
          title={t('application.twoTitle')}
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="outline" size="small" onClick={() => keeper.choose('account')}>
                {t('application.keepAccount')}
              </Button>
              <Button variant="outline" size="small" onClick={() => keeper.choose('browser')}>
                {t('application.keepBrowser')}
              </Button>
            </span>
          }
        >
          {t('application.twoText')}
        </Notice>
      )}
      {saving === 'changed' && (
        <Notice
          tone="error"
          title={t('application.changedTitle')}
          action={
            <Button
              variant="outline"
              size="small"
              onClick={() => void keeper.load({ kind: 'customer' }).catch(console.warn)}
            >
              {t('application.changedLoad')}
            </Button>
          }
        >
          {t('application.changedText')}
        </Notice>
      )}
      {/* Most readers are visitors: until we know, the note keeps its place for them. */}
      {place !== 'account' && (
        <p className="type-small text-ink-2" data-unsure={place === null || undefined}>
          {t('application.browserNote')}
        </p>
      )}
    </div>
  )
}
