import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { FilterBarProps } from './filter-bar.tsx'
import { FilterSelects } from './filter-selects.tsx'

/** The filters of a list on a phone; the rows behind it update with each choice. */
export default function FilterSheet({
  shown,
  choices,
  count,
  on,
  onClose,
}: FilterBarProps & { on: number; onClose: () => void }) {
  const { t } = useApp()
  return (
    <Dialog open onClose={onClose} title={t('lists.filters')} closeLabel={t('shell.close')}>
      <div className="grid gap-3">
        <FilterSelects shown={shown} choices={choices} />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        {on > 0 && (
          <Button variant="link" onClick={shown.clear}>
            {t('lists.clearFilters')}
          </Button>
        )}
        <Button variant="primary" className="ms-auto" onClick={onClose}>
          {t('lists.show', { count })}
        </Button>
      </div>
    </Dialog>
  )
}
