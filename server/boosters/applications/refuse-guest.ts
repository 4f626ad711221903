import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** A guest belongs to one browser and can hold no permission, so a booster needs an account (decision 0022). */
export function refuseGuest({ kind }: Caller): void {
  if (kind === 'guest') throw new AppError('account_needed')
}
