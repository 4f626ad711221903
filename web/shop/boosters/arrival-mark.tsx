import { useTranslate } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** Whether an order was on time: word and icon, then color. */
export function ArrivalMark({ lateDays }: { lateDays: number }) {
  const t = useTranslate()
  return lateDays === 0 ? (
    <span className="inline-flex items-center gap-1.5 font-semibold text-good">
      <Icon name="check" size={16} />
      {t('finished.onTime')}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 font-semibold text-warning">
      <Icon name="timer" size={16} />
      {t('finished.late', { count: lateDays })}
    </span>
  )
}
