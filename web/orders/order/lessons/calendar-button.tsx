import { calendarFile } from '#core/orders/calendar.ts'
import { href } from '#i18n/href.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** Downloads the agreed session as a file that calendars open. */
export function CalendarButton({ order, startsAt }: { order: OrderView; startsAt: string }) {
  const { t, locale, site } = useApp()
  const download = async () => {
    const { order_id, logged } = order
    const file = calendarFile({
      uid: `${order_id}@${location.host}`,
      shop: site.name,
      title: orderTitle(t, order),
      url: location.origin + href('/dashboard/order/:order_id', locale, { order_id }),
      startsAt,
      hours: logged.of - logged.done,
      now: Date.now(),
    })
    const { saveFile } = await import('#web/parts/lists/csv.ts')
    saveFile(new Blob([file], { type: 'text/calendar' }), `PK-${order.number}.ics`)
  }
  return (
    <Button offline variant="link" size="small" onClick={download}>
      {t('slots.calendar')}
    </Button>
  )
}
