import { type FormEvent, useState } from 'react'
import { dayIn } from '#core/base/zones.ts'
import { daysBetween, mostBookingDays } from '#core/money/bookkeeping.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

/** Saves the bookings of some days as CSV; the days are the shop's. */
export function BookingsForm() {
  const { t, call, site } = useApp()
  const { busy, run } = useAction()
  const today = dayIn(site.timeZone, Date.now())
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [to, setTo] = useState(today)
  const days = from && to ? daysBetween(from, to) : 0
  const error = days > 0 && days <= mostBookingDays ? null : t('troubles.period', { days: mostBookingDays })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (error) return
    void run(async () => {
      const [{ download }, { data }] = await Promise.all([
        import('#web/parts/lists/csv.ts'),
        call('exportBookings', { query: { from, to } }),
      ])
      download(data.content, data.name)
    })
  }
  return (
    <section className="mt-12">
      <h2 className="type-h3">{t('troubles.bookings')}</h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-ink-2">
        {t('troubles.bookingsText', { zone: site.timeZone })}
      </p>
      <form className="grid max-w-xl items-start gap-4 sm:grid-cols-2" onSubmit={save}>
        <Field label={t('troubles.from')} error={error}>
          <TextInput type="date" max={today} value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={t('troubles.to')}>
          <TextInput type="date" max={today} value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" variant="outline" busy={busy}>
            <DashboardIcon name="download" /> {t('lists.export')}
          </Button>
        </div>
      </form>
    </section>
  )
}
