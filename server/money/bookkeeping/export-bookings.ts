import { endOfDay, startOfDay } from '#core/base/zones.ts'
import { bookingsCsv } from '#core/money/bookkeeping.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findEntries } from './booking-store.ts'

/** The bookings of some days in the shop's time zone, both included, as a CSV file; who exported them is recorded. */
export async function exportBookings(
  services: Services,
  caller: Caller,
  { from, to }: { from: string; to: string },
): Promise<{ name: string; content: string }> {
  const { bookingAccounts, vat, timeZone } = services.config
  const entries = await findEntries(services.db, {
    zone: timeZone,
    from: startOfDay(timeZone, from),
    until: endOfDay(timeZone, to),
  })
  await transaction(services, ({ tx, now }) => {
    const deed = {
      operation: 'export bookings' as const,
      subject: `${from} to ${to}`,
      detail: { entries: entries.length },
    }
    return recordAudit(tx, { actorId: caller.id, ...deed }, now)
  })
  return { name: `bookings-${from}-${to}.csv`, content: bookingsCsv(entries, bookingAccounts, vat) }
}
