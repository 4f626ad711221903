import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { getOrder } from '../order/get-order.ts'
import { acceptLesson } from './accept-lesson.ts'
import { declineOrder } from './decline-order.ts'
import { listFreeSlots } from './free-slots.ts'
import { getCoachCalendar } from './get-coach-calendar.ts'
import { getTeachingHours } from './get-teaching-hours.ts'
import { listCoaches } from './list-coaches.ts'
import { listMyOffers } from './list-my-offers.ts'
import { proposeLesson } from './propose-lesson.ts'
import { recordLesson } from './record-lesson.ts'
import { saveMeetingLink, saveUsualMeetingLink } from './save-meeting-link.ts'
import { saveOffer } from './save-offer.ts'
import { saveTeachingHours } from './save-teaching-hours.ts'

export function coachingRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listCoaches', async ({ query }) => ({
    data: await listCoaches(services, query),
  }))

  route(app, services, 'listMyOffers', async ({ caller }) => ({
    data: await listMyOffers(services, caller),
  }))

  route(app, services, 'saveOffer', async ({ caller, params, body, work }) => {
    await saveOffer(work, caller, params.game, body)
    return { data: { game: params.game }, message: 'profileUpdated' }
  })

  route(app, services, 'getTeachingHours', async ({ caller }) => ({
    data: await getTeachingHours(services, caller),
  }))

  route(app, services, 'saveTeachingHours', async ({ caller, body, work }) => ({
    data: await saveTeachingHours(work, caller, body),
    message: 'profileUpdated',
  }))

  route(app, services, 'listFreeSlots', async ({ params, query }) => ({
    data: await listFreeSlots(services, params.coach_id, query.hours),
  }))

  route(app, services, 'declineOrder', async ({ caller, params, body, work }) => {
    await declineOrder(work, caller, params.order_id, body.reason)
    return { data: { order_id: params.order_id }, message: 'orderUpdated' }
  })

  route(app, services, 'proposeSession', async ({ caller, params, body, work }) => {
    await proposeLesson(work, caller, params.order_id, body.starts_at)
    return page(servicesOf(work), caller, params.order_id)
  })

  route(app, services, 'acceptSession', async ({ caller, params, body, work }) => {
    await acceptLesson(work, caller, params.order_id, body.starts_at)
    return page(servicesOf(work), caller, params.order_id)
  })

  route(app, services, 'saveMeetingLink', async ({ caller, params, body, work }) => {
    await saveMeetingLink(work, caller, params.order_id, body.link)
    return page(servicesOf(work), caller, params.order_id)
  })

  route(app, services, 'saveUsualMeetingLink', async ({ caller, body, work }) => ({
    data: { link: await saveUsualMeetingLink(work, caller, body.link) },
    message: 'profileUpdated',
  }))

  route(app, services, 'getCoachCalendar', async ({ caller, query }) => ({
    data: await getCoachCalendar(services, caller, query.week),
  }))

  route(app, services, 'recordSession', async ({ caller, params, body, work }) => {
    await recordLesson(work, caller, params.order_id, body)
    return page(servicesOf(work), caller, params.order_id)
  })
}

async function page(services: Services, caller: Caller, orderId: string) {
  return { data: { order: await getOrder(services, caller, orderId) }, message: 'orderUpdated' }
}
