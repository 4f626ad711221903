import { minuteMs } from '#core/base/durations.ts'
import { median } from '#core/boosters/booster-figures.ts'
import {
  daysLate,
  daysTaken,
  enoughShopOrders,
  samplesShownMs,
  shopWindowMs,
  startBar,
} from '#core/people/profiles.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { findNewestClimbs } from '#server/boosters/profiles/climb-store.ts'
import { climbView } from '#server/boosters/profiles/climb-view.ts'
import { countFree, countListed } from '#server/boosters/profiles/listing-store.ts'
import { findQuotable } from '#server/boosters/reviews/review-store.ts'
import { reviewView } from '#server/boosters/reviews/review-view.ts'
import { findStarts } from '#server/orders/supply/start-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findSamples } from './presence-store.ts'
import { countFinished, findArrivals } from './shop-store.ts'

const shown = { climbs: 6, reviews: 2 }
/** Long enough to say something, short enough to be read. */
export const quoted = { least: 60, most: 280 }

/** What the home page says; who is connected is always current, the rest at most a minute old. */
export async function getStorefront({ db, now, realtime }: Services, language: Locale) {
  const at = now()
  const online = await realtime.onlineBoosters()
  const [free, counted] = await Promise.all([
    online.length > 0 ? countFree(db, online) : 0,
    remembered.get(db, language, () => readShop(db, at, language)),
  ])
  const { samples, ...shop } = counted
  return {
    now: at.toISOString(),
    storefront: { ...shop, online: { now: online.length, free, samples } },
  }
}

const remembered = new Remembered<Awaited<ReturnType<typeof readShop>>>({
  forMs: minuteMs,
  most: locales.length,
})

async function readShop(db: Db, at: Date, language: Locale) {
  const since = new Date(at.getTime() - shopWindowMs)
  const [finished, boosters, samples, starts, arrivals, climbs, reviews] = await Promise.all([
    countFinished(db),
    countListed(db, {}),
    findSamples(db, new Date(at.getTime() - samplesShownMs)),
    findStarts(db, since),
    findArrivals(db, since),
    findNewestClimbs(db, shown.climbs),
    findQuotable(db, quoted, { language, limit: shown.reviews }),
  ])
  return {
    finished,
    boosters,
    samples: samples.map((sample) => ({ at: sample.at.toISOString(), boosters: sample.boosters })),
    starts: startsView(starts),
    arrivals: arrivalsView(arrivals),
    climbs: climbs.map(climbView),
    reviews: reviews.map(reviewView),
  }
}

function startsView(seconds: readonly number[]) {
  const enough = seconds.length >= enoughShopOrders
  const bars = enough ? Array.from({ length: startBar.count }, () => 0) : []
  for (const each of enough ? seconds : []) {
    const bar = Math.min(startBar.count - 1, Math.floor(each / 60 / startBar.minutes))
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  return {
    orders: seconds.length,
    bars,
    bar_minutes: startBar.minutes,
    median_seconds: enough ? median(seconds) : null,
  }
}

function arrivalsView(orders: Awaited<ReturnType<typeof findArrivals>>) {
  const onTime = orders.toReversed().map(({ claimed_at, finished_at, promised }) => {
    const days = daysTaken(claimed_at?.getTime() ?? 0, finished_at?.getTime() ?? 0)
    return daysLate(days, promised) === 0
  })
  return { orders: orders.length, on_time: orders.length >= enoughShopOrders ? onTime : [] }
}
