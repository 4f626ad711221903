import { type Endpoint, worksBeforeOpening } from '#contract/endpoint.ts'
import { canTryShop } from '#core/people/permissions.ts'
import type { Services } from '../ports/services.ts'
import type { Caller } from '../sessions/caller.ts'
import { AppError } from './errors.ts'
import { isOpen } from './is-open.ts'

/** Refuses what a shop does only once it is open, unless the caller can try it. */
export async function refuseBeforeOpening(
  services: Services,
  endpoint: Endpoint,
  caller: Caller | null,
): Promise<void> {
  if (worksBeforeOpening(endpoint) || canTryShop(caller) || (await isOpen(services))) return
  throw new AppError('shop_not_open')
}
