import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { isBanned } from '#server/platform/users/user-store.ts'

export async function refuseBanned({ db }: Services, userId: string): Promise<void> {
  if (await isBanned(db, userId)) throw new AppError('account_banned')
}
