import { hourMs } from '#core/base/durations.ts'
import { isAway } from '#core/orders/away.ts'
import { boosterFacts, lockBooster, setAway } from '#server/boosters/facts/booster-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** A booster is away for some hours, or until they return (null). The searches that asked them go on without them. */
export async function goAway(services: Services, caller: Caller, hours: number | null) {
  return change(services, caller, (now) => ({
    awayAt: now,
    awayUntil: hours === null ? null : new Date(now.getTime() + hours * hourMs),
  }))
}

export async function comeBack(services: Services, caller: Caller) {
  return change(services, caller, () => ({ awayAt: null, awayUntil: null }))
}

async function change(services: Services, caller: Caller, to: (now: Date) => Parameters<typeof setAway>[2]) {
  return transaction(services, async ({ tx, now }) => {
    if (!(await lockBooster(tx, caller.id))) throw new AppError('user_not_booster')
    await setAway(tx, caller.id, to(now))
    return awayView(await boosterFacts(tx, caller.id, []), now)
  })
}

/** What a booster sees of it; null while they are available. */
function awayView(booster: Parameters<typeof isAway>[0], now: Date) {
  return isAway(booster, now) ? { until: booster.awayUntil?.toISOString() ?? null } : null
}
