import type { TeachingHours } from '#core/orders/teaching-hours.ts'

/** A coach's hours as the contract describes them. */
export function teachingHoursView({ zone, spans, exceptions, noticeHours, aheadDays }: TeachingHours) {
  return {
    time_zone: zone,
    spans: [...spans],
    exceptions: [...exceptions],
    notice_hours: noticeHours,
    ahead_days: aheadDays,
  }
}
