import type { Contract } from '#contract/contract.ts'

export type Storefront = Contract['getStorefront']['reply']['data']['storefront']

/** What the plots need of the live figures, in few bytes: the page contains it for the browser. */
export type NowFacts = {
  /** Where in the last 24 hours, from 0 to 1, and how many boosters were online. */
  online: [along: number, boosters: number][]
  starts: { orders: number; bars: number[]; barMinutes: number; medianSeconds: number | null }
  arrivals: { orders: number; onTime: boolean[] }
  /** Counted from a demo's orders. */
  demo: boolean
}

/** Fewer boosters online are no figure to show. */
export const fewestOnline = 3

/** The most boosters online at a time in the last day; 0 until that was measured more than once. */
export function mostOnline(online: NowFacts['online']): number {
  return online.length < 2 ? 0 : Math.max(...online.map(([, boosters]) => boosters))
}

const dayMs = 24 * 60 * 60 * 1000
const mostSamples = 72

/** `now` is the server's time, ISO 8601. */
export function nowFacts(now: string, { online, starts, arrivals, climbs }: Storefront): NowFacts {
  const end = Date.parse(now)
  const every = Math.max(1, Math.ceil(online.samples.length / mostSamples))
  const last = online.samples.length - 1
  return {
    online: online.samples
      // The newest always counts.
      .filter((_, i) => (last - i) % every === 0)
      .map(({ at, boosters }): [number, number] => [
        Math.round((1 - (end - Date.parse(at)) / dayMs) * 1000) / 1000,
        boosters,
      ])
      .filter(([along]) => along >= 0 && along <= 1),
    starts: {
      orders: starts.orders,
      bars: starts.bars,
      barMinutes: starts.bar_minutes,
      medianSeconds: starts.median_seconds,
    },
    arrivals: { orders: arrivals.orders, onTime: arrivals.on_time },
    demo: climbs.some((climb) => climb.demo),
  }
}
