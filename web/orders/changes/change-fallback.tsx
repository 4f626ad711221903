import type { FollowUp } from '#core/orders/follow-up.ts'
import { useApp } from '#web/frame/session/app-context.ts'

export type Fallback = 'keep' | 'others'

type Props = {
  booster: string
  next: FollowUp
  /** How many other boosters could take the rest now. */
  matching: number
  /** The booster can't play that high, so only others can be asked. */
  othersOnly: boolean
  fallback: Fallback
  onChange: (fallback: Fallback) => void
}

/** What happens after a no, or without an answer. */
export function ChangeFallback({ booster, next, matching, othersOnly, fallback, onChange }: Props) {
  const { t, format } = useApp()
  const rows = [
    { value: 'keep', label: t('change.keep'), text: t('change.keepText', { booster }) },
    {
      value: 'others',
      label: t('change.others'),
      text: t('change.othersText', { count: matching, total: format.money(next.quote.total) }),
    },
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-2">{t('change.ifNo', { booster })}</legend>
      {rows.map(({ value, label, text }) => (
        <label key={value} className="flex items-start gap-3 py-2 has-disabled:text-ink-3">
          <input
            type="radio"
            name="fallback"
            className="radio mt-0.5"
            value={value}
            checked={fallback === value}
            disabled={othersOnly && value === 'keep'}
            onChange={() => onChange(value)}
          />
          <span className="min-w-0 flex-1">
            <span className="type-table block font-semibold">{label}</span>
            <span className="type-small text-ink-2">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
