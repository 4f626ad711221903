import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { DraftKeeper, DraftView } from './draft-keeper.ts'

type Props = { view: DraftView; keeper: DraftKeeper; onAccount: () => void }

/** Whether and where the draft is saved. */
export function SaveState({ view: { place, saving, savedAt }, keeper, onAccount }: Props) {
  const { t } = useApp()
  const { time } = useTimes()
  const visitor = place === 'browser'
  const words = {
    none: '',
    waiting: t('application.saving'),
    saved: visitor
      ? t('application.savedHere')
      : savedAt && t('application.savedAt', { time: time(new Date(savedAt)) }),
    failed: t('application.notSaved'),
    changed: t('application.notSaved'),
  }[saving]
  const bad = saving === 'failed' || saving === 'changed'
  return (
    <div className="type-small flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
      <p role="status" className="flex items-center gap-2">
        {words && (
          <Icon
            name={bad ? 'circle-alert' : 'circle-check'}
            size={16}
            className={bad ? 'text-error' : 'text-good'}
          />
        )}
        {words}
      </p>
      {saving === 'failed' && (
        <Button variant="link" size="small" onClick={() => void keeper.flush()}>
          {t('application.saveAgain')}
        </Button>
      )}
      {visitor && saving === 'saved' && (
        <Button variant="link" size="small" onClick={onAccount}>
          {t('application.continueLater')}
        </Button>
      )}
    </div>
  )
}
