import { useApp } from '#web/frame/session/app-context.ts'
import { Select } from '#web/kit/ui/select.tsx'
import type { ShownList } from './use-list.ts'

/** How many rows a page of the list has. */
export function PageSize({ shown, sizes }: { shown: ShownList; sizes: readonly number[] }) {
  const { t, format } = useApp()
  return (
    <Select
      aria-label={t('lists.pageSize')}
      value={String(shown.query.size)}
      onChange={(event) => shown.change({ size: event.target.value })}
    >
      {sizes.map((size) => (
        <option key={size} value={size}>
          {t('lists.rowsOnPage', { count: size, number: format.number(size) })}
        </option>
      ))}
    </Select>
  )
}
