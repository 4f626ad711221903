import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { filtersOn, withoutFilters } from './board-filter.ts'
import type { FilterProps } from './board-filters.tsx'
import { FilterSelects } from './filter-selects.tsx'

/** The board's filters on a phone; the board behind follows each choice. */
export default function FilterSheet(props: FilterProps & { onClose: () => void }) {
  const { filter, count, onChange, onClose } = props
  const { t } = useApp()
  return (
    <Dialog open onClose={onClose} title={t('booster.filters')} closeLabel={t('order.close')}>
      <div className="grid gap-3">
        <FilterSelects {...props} />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        {filtersOn(filter) > 0 && (
          <Button variant="link" onClick={() => onChange(withoutFilters(filter))}>
            {t('booster.clearFilters')}
          </Button>
        )}
        <Button variant="primary" className="ms-auto" onClick={onClose}>
          {t('booster.showOrders', { count })}
        </Button>
      </div>
    </Dialog>
  )
}
