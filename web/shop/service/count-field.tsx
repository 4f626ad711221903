import { useId } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { FieldNote } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'

type Props = {
  label: string
  hint: string
  value: number
  most: number
  kind: 'win' | 'game'
  /** The value for a screen reader: '5 net wins'. */
  spoken: string
  onChange: (count: number) => void
}

/** A number as dots on a slider, with buttons for one step down or up. */
export function CountField({ label, hint, value, most, kind, spoken, onChange }: Props) {
  const { t, format } = useApp()
  const id = useId()
  const put = (count: number) => onChange(Math.min(most, Math.max(1, count)))
  return (
    <div className="min-w-0">
      <p className="mb-2 flex justify-between gap-4">
        <label htmlFor={id} className="label">
          {label}
        </label>
        <span className="type-caption text-ink-3">{format.ltr(`1–${most}`)}</span>
      </p>
      <div className="flex items-center gap-3">
        <div className="count-steps">
          <IconButton
            label={t('service.fewer')}
            icon={<Icon name="minus" />}
            onClick={() => put(value - 1)}
          />
          <output htmlFor={id} className="type-table font-semibold tabular-nums">
            {value}
          </output>
          <IconButton label={t('service.more')} icon={<Icon name="plus" />} onClick={() => put(value + 1)} />
        </div>
        <div className="count-slider" data-kind={kind}>
          <span aria-hidden="true">
            {Array.from({ length: most }, (_, i) => (
              <i key={i} data-on={i < value || undefined} />
            ))}
          </span>
          <input
            id={id}
            type="range"
            min={1}
            max={most}
            value={value}
            aria-valuetext={spoken}
            aria-describedby={`${id}note`}
            onChange={(event) => put(Number(event.target.value))}
          />
        </div>
      </div>
      <FieldNote id={`${id}note`} hint={hint} />
    </div>
  )
}
