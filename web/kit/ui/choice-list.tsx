import { useId } from 'react'

type ChoiceListProps<V extends string> = {
  label: string
  /** Each value with its text, in the list's order. */
  options: readonly (readonly [value: V, words: string])[]
  /** Nothing is chosen at first. */
  value: V | null
  onChange: (value: V) => void
}

/** One of several sentences, one below the other. */
export function ChoiceList<V extends string>({ label, options, value, onChange }: ChoiceListProps<V>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="label">{label}</legend>
      <div className="mt-1 divide-y divide-line">
        {options.map(([each, words]) => (
          <label key={each} className="flex cursor-pointer items-center gap-3 py-3">
            <input
              type="radio"
              name={name}
              className="radio"
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span className="type-body">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
