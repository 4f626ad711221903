import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'

/** A guest belongs to one browser and can hold no permission, so a booster needs an account (decision 0022). */
export function refuseGuest({ kind }: Caller): void {
  if (kind === 'guest') throw new AppError('account_needed')
}
