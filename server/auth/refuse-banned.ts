import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { isBanned } from '../users/user-store.ts'

export async function refuseBanned({ db }: Services, userId: string): Promise<void> {
  if (await isBanned(db, userId)) throw new AppError('account_banned')
}
