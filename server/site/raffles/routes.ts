import type { FastifyInstance } from 'fastify'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import { cancelRaffle } from './cancel-raffle.ts'
import { claimPrize, markPrizeSent } from './claim-prize.ts'
import { enterRaffle } from './enter-raffle.ts'
import { openRaffle, unscheduleRaffle } from './open-raffle.ts'
import {
  getDeskRaffle,
  getMyEntry,
  getRaffle,
  listDeskRaffles,
  listRaffleEntries,
  listRaffles,
  listTickets,
} from './read-raffles.ts'
import { createRaffle, deleteRaffle, saveRaffle } from './save-raffle.ts'
import { withdrawEntry } from './withdraw-entry.ts'

export function rafflesRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listRaffles', async ({ query }) => ({ data: await listRaffles(services, query) }))

  route(app, services, 'getRaffle', async ({ params, query }) => ({
    data: await getRaffle(services, params.slug, query.language),
  }))

  route(app, services, 'listTickets', async ({ params, query }) => ({
    data: await listTickets(services, params.slug, query),
  }))

  route(app, services, 'getMyEntry', async ({ caller, params }) => ({
    data: await getMyEntry(services, caller, params.slug),
  }))

  route(app, services, 'enterRaffle', async ({ caller, params, body, work }) => ({
    data: { ticket: await enterRaffle(work, caller, params.slug, body) },
    message: 'raffleEntered',
  }))

  route(app, services, 'withdrawEntry', async ({ caller, params, work }) => {
    await withdrawEntry(work, caller, params.slug)
    return { data: {}, message: 'raffleLeft' }
  })

  route(app, services, 'claimPrize', async ({ caller, params, body, work }) => ({
    data: { won: await claimPrize(work, caller, params.slug, body.address) },
    message: 'prizeClaimed',
  }))
}

/** Staff's calls: each returns the raffle as it is now. */
export function raffleDeskRoutes(app: FastifyInstance, services: Services) {
  const now = async (work: Work, id: string, message: string) => ({
    data: await getDeskRaffle(servicesOf(work), id),
    message,
  })

  route(app, services, 'listDeskRaffles', async ({ query }) => ({
    data: await listDeskRaffles(services, query),
  }))

  route(app, services, 'getDeskRaffle', async ({ params }) => ({
    data: await getDeskRaffle(services, params.raffle_id),
  }))

  route(app, services, 'listRaffleEntries', async ({ params, query }) => ({
    data: await listRaffleEntries(services, params.raffle_id, query),
  }))

  route(app, services, 'createRaffle', async ({ caller, body, work }) =>
    now(work, await createRaffle(work, caller, body), 'raffleSaved'),
  )

  route(app, services, 'saveRaffle', async ({ caller, params, body, work }) => {
    await saveRaffle(work, caller, params.raffle_id, body)
    return now(work, params.raffle_id, 'raffleSaved')
  })

  route(app, services, 'deleteRaffle', async ({ caller, params, work }) => {
    await deleteRaffle(work, caller, params.raffle_id)
    return { data: {}, message: 'raffleDeleted' }
  })

  route(app, services, 'openRaffle', async ({ caller, params, body, work }) => {
    const waits = await openRaffle(work, caller, params.raffle_id, body.version)
    return now(work, params.raffle_id, waits ? waitsForColleague : 'raffleOpened')
  })

  route(app, services, 'unscheduleRaffle', async ({ caller, params, work }) => {
    await unscheduleRaffle(work, caller, params.raffle_id)
    return now(work, params.raffle_id, 'raffleSaved')
  })

  route(app, services, 'cancelRaffle', async ({ caller, params, body, work }) => {
    await cancelRaffle(work, caller, params.raffle_id, body.reason)
    return now(work, params.raffle_id, 'raffleCancelled')
  })

  route(app, services, 'markPrizeSent', async ({ caller, params, work }) => {
    await markPrizeSent(work, caller, params.raffle_id, params.position)
    return now(work, params.raffle_id, 'raffleSaved')
  })
}
