import { mostFavorites } from '#core/people/profiles.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { findByName, findNames } from '../profiles/listing-store.ts'
import { deleteFavorite, findFavorites, insertFavorite } from './favorite-store.ts'

/** The names of a person's favorites. */
export async function favoriteNames({ db }: Pick<Services, 'db'>, caller: Caller): Promise<string[]> {
  return findNames(db, await findFavorites(db, caller.id))
}

/** Saves a booster as a favorite; the person's lock keeps parallel calls below the limit. */
export async function addFavorite({ tx, now }: Work, caller: Caller, username: string): Promise<string[]> {
  await lockAccount(tx, caller.id)
  const booster = await findByName(tx, username)
  if (!booster) throw new AppError('booster_not_found')
  const saved = await findFavorites(tx, caller.id)
  if (!saved.includes(booster.id)) {
    if (saved.length >= mostFavorites) throw new AppError('too_many_favorites')
    await insertFavorite(tx, { user_id: caller.id, booster_id: booster.id, created_at: now })
  }
  return favoriteNames({ db: tx }, caller)
}

/** Removes a favorite; one who was none, or has left, is no error. */
export async function removeFavorite({ tx }: Work, caller: Caller, username: string): Promise<string[]> {
  const booster = await findByName(tx, username)
  if (booster) await deleteFavorite(tx, caller.id, booster.id)
  return favoriteNames({ db: tx }, caller)
}
