import type { OperationName } from '#contract/operations.ts'
import { canTryShop, type Guard } from '#core/people/permissions.ts'
import { callOpensBefore } from '#i18n/before-opening.ts'
import type { Services } from '../ports/services.ts'
import type { Caller } from '../sessions/caller.ts'
import { AppError } from './errors.ts'
import { isOpen } from './is-open.ts'

type Asked = { name: OperationName; guard: Guard; caller: Caller | null }

/** Refuses what a shop does only once it is open, unless the caller can try it. */
export async function refuseBeforeOpening(services: Services, { name, guard, caller }: Asked): Promise<void> {
  if (callOpensBefore(name, guard) || canTryShop(caller) || (await isOpen(services))) return
  throw new AppError('shop_not_open')
}
