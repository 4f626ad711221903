import { z } from 'zod'
import { mostFavorites } from '#core/people/profiles.ts'
import { boosterParams, listedBooster } from './boosters.ts'
import { endpoint } from './endpoint.ts'
import { listOf, pageQuery, success } from './values.ts'

/** The boosters whom a person wants to find again. */

const names = success(z.object({ usernames: z.array(z.string()).max(mostFavorites) }))

export const getFavoriteNames = endpoint({
  summary: 'Get the names of the boosters whom the caller saved as favorites',
  guard: 'authentication',
  opensBefore: true,
  reply: names,
  errors: [],
})

export const listFavorites = endpoint({
  summary:
    'List the favorites with what was measured of each, the latest first; boosters who have left are left out',
  guard: 'authentication',
  opensBefore: true,
  query: pageQuery,
  reply: listOf(listedBooster),
  errors: [],
})

export const addFavorite = endpoint({
  summary: `Save a booster as a favorite; a person can have ${mostFavorites}`,
  guard: 'authentication',
  params: boosterParams,
  reply: names,
  errors: ['booster_not_found', 'too_many_favorites'],
  perMinute: 60,
})

export const removeFavorite = endpoint({
  summary: 'Remove a booster from the favorites',
  guard: 'authentication',
  opensBefore: true,
  params: boosterParams,
  reply: names,
  errors: [],
  perMinute: 60,
})

export const favoritesContract = { getFavoriteNames, listFavorites, addFavorite, removeFavorite }
