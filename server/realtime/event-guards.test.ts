import { afterAll, expect, test } from 'vitest'
import { eventGuards, type RealtimeEvent } from '#contract/realtime.ts'
import { filterId } from '#core/people/matching.ts'
import { staffPermissions } from '#core/people/permissions.ts'
import { anOrderConfig, insertBooster, insertCustomer, insertStaff, signIn } from '../test/factories.ts'
import { openServices } from '../test/open-app.ts'
import { heardAll, openTestRealtime } from '../test/realtime.ts'

const services = await openServices()
const open = await openTestRealtime(services)
afterAll(() => open.close())

test('trust A1, A5: every event through every room: it reaches exactly those whom its room and its guard name', async () => {
  const filter = filterId(anOrderConfig)
  const former = await insertBooster(services, { user: { permissions: [] } })
  const people = {
    visitor: null,
    guest: await insertCustomer(services, { kind: 'guest' }),
    customer: await insertCustomer(services),
    booster: await insertBooster(services),
    'former booster': former,
    ...Object.fromEntries(
      await Promise.all(
        staffPermissions.map(async (each) => [each, await insertStaff(services, [each])] as const),
      ),
    ),
  }
  const heard: string[] = []
  const sockets = await Promise.all(
    Object.entries(people).map(async ([name, person]) => {
      const socket = await open.connect(person ? await signIn(services, person.id) : undefined)
      socket.onAny((event, payload) => {
        if (payload?.door) heard.push(`${payload.door} ${event}: ${name}`)
      })
      return socket
    }),
  )
  const events = Object.keys(eventGuards) as RealtimeEvent[]
  const sent = (door: string) => ({ door }) as never
  for (const event of events) {
    open.realtime.toStaff(event, sent('staff'))
    open.realtime.toFilter(filter, event, sent('filter'))
    open.realtime.toUser(people.customer.id, event, sent('person'))
    open.realtime.toThread('00000000-0000-4000-8000-000000000000', event, sent('chat'))
  }
  await Promise.all(sockets.map(heardAll))
  const expected = events.flatMap((event) => [
    `staff ${event}: EditOrders`,
    `filter ${event}: booster`,
    `person ${event}: customer`,
  ])
  expect(heard.sort()).toEqual(expected.sort())
})
