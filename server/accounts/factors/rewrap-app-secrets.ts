import type { Services } from '#server/platform/ports/services.ts'
import { newestKeyId, rewrap } from '#server/platform/sealing/seal.ts'
import { findAppsWrappedByOthers, rewrapApp } from './app-store.ts'
import { boundTo } from './totp.ts'

/** Wraps the data keys of authenticator secrets that are under an older key with the newest one. */
export async function rewrapAppSecrets({ db, config }: Services): Promise<number> {
  const rows = await findAppsWrappedByOthers(db, newestKeyId(config.vaultKeys))
  for (const { user_id, key_id: keyId, wrapped_key: wrappedKey, sealed } of rows) {
    const box = rewrap(config.vaultKeys, boundTo(user_id), { keyId, wrappedKey, sealed })
    await rewrapApp(db, user_id, box, wrappedKey)
  }
  return rows.length
}
