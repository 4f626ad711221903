import { named } from '#i18n/joined-words.ts'
import { useApp } from '../session/app-context.ts'
import { Select } from '../ui/select.tsx'
import type { FilterBarProps } from './filter-bar.tsx'

/** One select per filter; its first option means all. */
export function FilterSelects({ shown, choices }: Pick<FilterBarProps, 'shown' | 'choices'>) {
  const { t } = useApp()
  return choices.map(({ name, label, options }) => (
    <Select
      key={name}
      aria-label={label}
      data-on={Boolean(shown.query.filters[name]) || undefined}
      value={shown.query.filters[name]}
      onChange={(event) => shown.change({ [name]: event.target.value })}
    >
      <option value="">{named(t, label, t('lists.all'))}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  ))
}
