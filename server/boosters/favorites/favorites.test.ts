import { expect, test } from 'vitest'
import { mostFavorites } from '#core/people/profiles.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { moveFavorites } from './favorite-store.ts'
import { listFavorites } from './list-favorites.ts'
import { addFavorite, favoriteNames, removeFavorite } from './save-favorite.ts'

const services = await openServices()

const booster = (username: string) => insertBooster(services, { user: { username } })

test('a favorite is saved once, listed with its figures, and removed', async () => {
  const caller = await insertCustomer(services)
  await booster('fav-one')
  await booster('fav-two')
  await Promise.all(Array.from({ length: 5 }, () => act(services, addFavorite, caller, 'fav-one')))
  expect(await act(services, addFavorite, caller, 'FAV-two')).toEqual(['fav-two', 'fav-one'])
  const { items, total } = await listFavorites(services, caller, 1)
  expect([total, items.map(({ username }) => username)]).toEqual([2, ['fav-two', 'fav-one']])
  expect(await act(services, removeFavorite, caller, 'fav-two')).toEqual(['fav-one'])
  expect(await act(services, removeFavorite, caller, 'fav-two')).toEqual(['fav-one'])
})

test('an unknown booster is refused, and one who was banned is no longer shown', async () => {
  const caller = await insertCustomer(services)
  const { id } = await booster('fav-banned')
  await act(services, addFavorite, caller, 'fav-banned')
  await services.db.updateTable('users').set({ banned_at: services.now() }).where('id', '=', id).execute()
  expect(await favoriteNames(services, caller)).toEqual([])
  for (const name of ['fav-nobody', 'fav-banned'])
    await expect(act(services, addFavorite, caller, name)).rejects.toMatchObject({
      code: 'booster_not_found',
    })
})

test(`a person has at most ${mostFavorites} favorites, even when they save several at once`, async () => {
  const caller = await insertCustomer(services)
  const names = Array.from({ length: mostFavorites + 5 }, (_, i) => `fav-many-${i}`)
  await Promise.all(names.map(booster))
  const results = await Promise.allSettled(names.map((name) => act(services, addFavorite, caller, name)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused.map((each) => (each as PromiseRejectedResult).reason.code)).toEqual(
    Array.from({ length: 5 }, () => 'too_many_favorites'),
  )
  expect(await favoriteNames(services, caller)).toHaveLength(mostFavorites)
})

test('a guest’s favorites join the account that proves the address', async () => {
  const [guest, person] = [await insertCustomer(services, { kind: 'guest' }), await insertCustomer(services)]
  await booster('fav-both')
  await booster('fav-guest')
  await act(services, addFavorite, person, 'fav-both')
  for (const name of ['fav-both', 'fav-guest']) await act(services, addFavorite, guest, name)
  await transaction(services, ({ tx }) => moveFavorites(tx, guest.id, person.id))
  expect((await favoriteNames(services, person)).toSorted()).toEqual(['fav-both', 'fav-guest'])
  expect(await favoriteNames(services, guest)).toEqual([])
})
