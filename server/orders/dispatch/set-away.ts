import { hourMs } from '#core/base/durations.ts'
import { isAway } from '#core/orders/away.ts'
import { boosterFacts, lockBooster, setAway } from '#server/boosters/facts/booster-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** A booster is away for some hours, or until they return (null). The searches that asked them go on without them. */
export async function goAway(work: Work, caller: Caller, hours: number | null) {
  return change(work, caller, (now) => ({
    awayAt: now,
    awayUntil: hours === null ? null : new Date(now.getTime() + hours * hourMs),
  }))
}

export async function comeBack(work: Work, caller: Caller) {
  return change(work, caller, () => ({ awayAt: null, awayUntil: null }))
}

async function change(work: Work, caller: Caller, to: (now: Date) => Parameters<typeof setAway>[2]) {
  const { tx, now } = work
  if (!(await lockBooster(tx, caller.id))) throw new AppError('user_not_booster')
  await setAway(tx, caller.id, to(now))
  return awayView(await boosterFacts(tx, caller.id, []), now)
}

/** What a booster sees of it; null while they are available. */
function awayView(booster: Parameters<typeof isAway>[0], now: Date) {
  return isAway(booster, now) ? { until: booster.awayUntil?.toISOString() ?? null } : null
}
