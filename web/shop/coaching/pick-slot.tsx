import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { SlotPicker } from './slot-picker.tsx'
import type { FreeSlots, PickedStart } from './use-free-slots.ts'

type Props = {
  /** Undefined while they load, null if they couldn't be loaded. */
  slots: FreeSlots | null | undefined
  again: () => void
  value: PickedStart
  onChange: (value: PickedStart) => void
}

/** When to meet a coach who offers times: a free start, or a time that is agreed on later. */
export function PickSlot({ slots, again, value, onChange }: Props) {
  const { t } = useApp()
  if (slots === undefined) return <p className="type-small text-ink-2">{t('slots.loading')}</p>
  if (slots === null)
    return (
      <p className="type-small text-ink-2">
        {t('slots.failed')}{' '}
        <Button variant="link" size="small" onClick={again}>
          {t('slots.again')}
        </Button>
      </p>
    )
  if (slots.starts.length === 0) return <p className="type-small text-ink-2">{t('slots.none')}</p>
  return <SlotPicker slots={slots} value={value} other={t('slots.later')} onChange={onChange} />
}
