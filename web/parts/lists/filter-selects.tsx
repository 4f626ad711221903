import { named } from '#i18n/joined-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Select } from '#web/kit/ui/select.tsx'
import type { ShownList } from './use-list.ts'

export type Words = readonly (readonly [value: string, words: string])[]

/** A filter with its text; its name is the one in the address. */
export type Choice = { name: string; label: string; options: Words }

type Props = { shown: ShownList; choices: readonly Choice[] }

/** One select per filter; its first option means all. */
export function FilterSelects({ shown, choices }: Props) {
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
