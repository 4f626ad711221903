import type { FastifyRequest } from 'fastify'
import { providerName, type SignInProvider } from '#core/people/sign-in-providers.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { countWaysIn } from '#server/platform/users/ways-in-store.ts'
import { logSignIn } from '../auth/log-sign-in.ts'
import { tellOwner } from '../factors/tell-owner.ts'
import { deleteIdentity } from './identity-store.ts'

/** Removes a connected sign-in, unless it is the person's last way in. */
export async function disconnectProvider(
  work: Work,
  request: FastifyRequest,
  { userId, provider }: { userId: string; provider: SignInProvider },
): Promise<void> {
  const { tx } = work
  // Two that are removed at once wait for each other, so that one of them is the last.
  await lockAccount(tx, userId)
  const ways = await countWaysIn(tx, userId)
  if (!(await deleteIdentity(tx, userId, provider))) throw new AppError('not_connected')
  if (ways <= 1) throw new AppError('last_way_in')
  await tellOwner(work, userId, 'provider_removed', { provider: providerName[provider] })
  work.after(() => logSignIn(work.services, request, 'disconnected a provider', { userId, provider }))
}
