import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../ports/services.ts'
import { readShopFigures } from './shop-figures-store.ts'

type Figure = keyof Awaited<ReturnType<typeof readShopFigures>>

/** docs/operations.md, “Alerts”, says from which value on someone should look. */
const helps: Record<Figure, string> = {
  mails_waiting: 'Mails that were written and not sent yet',
  mails_oldest_seconds: 'Age of the oldest of them',
  mails_given_up: 'Mails that were never accepted within three days',
  tasks_failing: 'Things that a job could not do and will try again',
  payment_events_set_aside: 'Events of the payment provider that staff have to settle',
  chargebacks_open: 'Payments that a bank has asked about and not decided',
  ledger_faults: 'Faults that the last check of the ledger found',
}

/** Adds what costs the shop money to the metrics; each scrape reads it anew, and a database that is away leaves it out. */
export function shopMetrics(registry: Registry, { db, log, now }: Services): () => Promise<void> {
  const gauges = Object.entries(helps).map(
    ([name, help]) =>
      [name as Figure, new Gauge({ name: `shop_${name}`, help, registers: [registry] })] as const,
  )
  return async () => {
    try {
      const figures = await readShopFigures(db, now())
      for (const [name, gauge] of gauges) gauge.set(Number(figures[name]))
    } catch (error) {
      for (const [, gauge] of gauges) gauge.set(Number.NaN)
      log.warn({ err: error }, 'the metrics of the shop could not be read')
    }
  }
}
