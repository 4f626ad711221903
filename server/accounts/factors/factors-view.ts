import type { z } from 'zod'
import type { factorsView as view } from '#contract/factors.ts'
import { mostPasskeys } from '#core/people/factors.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { countWaysIn } from '#server/platform/users/ways-in-store.ts'
import { findApp } from './app-store.ts'
import { listPasskeys } from './passkey-store.ts'
import { countRecoveryCodes } from './recovery-store.ts'

/** What a person has set up, as their settings show it. */
export async function factorsView(db: Db, userId: string): Promise<z.output<typeof view>> {
  const [passkeys, app, left, ways] = await Promise.all([
    listPasskeys(db, userId),
    findApp(db, userId),
    countRecoveryCodes(db, userId),
    countWaysIn(db, userId),
  ])
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      _id: id,
      name,
      addedAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    passkeyLock: ways === 1 && passkeys.length === 1 ? 'last_way_in' : null,
    mostPasskeys,
    app: app?.confirmedAt?.toISOString() ?? null,
    recoveryCodes: app?.confirmedAt || passkeys.length > 0 ? left : null,
  }
}
