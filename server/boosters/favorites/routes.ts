import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { listFavorites } from './list-favorites.ts'
import { addFavorite, favoriteNames, removeFavorite } from './save-favorite.ts'

export function favoritesRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getFavoriteNames', async ({ caller }) => ({
    data: { usernames: await favoriteNames(services, caller) },
  }))

  route(app, services, 'listFavorites', async ({ caller, query }) => ({
    data: await listFavorites(services, caller, query.page),
  }))

  route(app, services, 'addFavorite', async ({ caller, params, work }) => ({
    data: { usernames: await addFavorite(work, caller, params.username) },
  }))

  route(app, services, 'removeFavorite', async ({ caller, params, work }) => ({
    data: { usernames: await removeFavorite(work, caller, params.username) },
  }))
}
