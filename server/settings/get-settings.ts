import type { Contract } from '#contract/contract.ts'
import { nextEmailOf } from '../accounts/next-email.ts'
import { factorsView } from '../factors/factors-view.ts'
import type { Caller } from '../http/route.ts'
import { dataSettings } from '../privacy/data-settings.ts'
import type { Services } from '../services.ts'
import { listConnections } from '../social/list-connections.ts'
import { findOwnAccount } from '../users/user-store.ts'

type Settings = Contract['getSettings']['reply']['data']['settings']

/** All sections of the settings page. A section with tables of its own reads them in its own folder, in parallel. */
export async function getSettings(services: Services, caller: Caller): Promise<Settings> {
  const [account, next, accounts, factors, data] = await Promise.all([
    findOwnAccount(services.db, caller.id),
    nextEmailOf(services.db, caller.id),
    listConnections(services, caller.id),
    factorsView(services.db, caller.id),
    dataSettings(services, caller),
  ])
  return {
    profile: { kind: account.kind, username: account.username },
    email: { address: account.email, confirmed_at: account.verified_at?.toISOString() ?? null, next },
    password: { is_set: account.has_password },
    accounts,
    factors,
    appearance: { locale: account.locale },
    data,
  }
}
