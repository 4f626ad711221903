import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { DraftEditing } from './use-draft.ts'

/** The first version can be the proposal without changes; publishing it asks once more. */
type Props = { draft: DraftEditing; isFirst: boolean; onPublish: () => void }

/** What the draft changes, and the button to publish it. */
export function ChangesCard({ draft, isFirst, onPublish }: Props) {
  const { t } = useApp()
  const { differences, behind } = draft
  const none = differences.length === 0
  const reason =
    none && !isFirst ? t('prices.nothingChanged') : behind === null ? null : t('prices.takeOverFirst')
  return (
    <Card className="changes-card">
      <div className="flex items-center gap-1">
        <h2 className="type-h3 grow">
          {none ? t('prices.changes') : t('prices.changesCount', { count: differences.length })}
        </h2>
        <IconButton
          label={t('prices.undo')}
          icon={<DashboardIcon name="rotate-ccw" />}
          aria-disabled={!draft.canUndo}
          onClick={draft.undo}
        />
        <IconButton
          label={t('prices.redo')}
          icon={<DashboardIcon name="rotate-ccw" className="-scale-x-100" />}
          aria-disabled={!draft.canRedo}
          onClick={draft.redo}
        />
      </div>
      {none ? (
        <p className="type-small mt-2 text-ink-2">{t('prices.changesEmpty')}</p>
      ) : (
        <div className="changes-scroll">
          <DifferenceList
            differences={differences}
            onRevert={({ path, from }) => draft.change({ [path]: from })}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-2">
        <Button variant="primary" disabledReason={reason} onClick={onPublish}>
          {t('prices.publish')}
        </Button>
        {!none && (
          <Button variant="outline" onClick={draft.discard}>
            {t('prices.discard')}
          </Button>
        )}
      </div>
    </Card>
  )
}
