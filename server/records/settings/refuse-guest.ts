import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** A guest has no public name and no picture: nobody could tell whose they are. */
export function refuseGuest({ kind }: Caller): void {
  if (kind === 'guest') throw new AppError('account_needed')
}
