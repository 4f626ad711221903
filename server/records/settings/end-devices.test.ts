import { afterAll, expect, test } from 'vitest'
import { findSession } from '#server/platform/sessions/session-store.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { closed, openTestRealtime } from '#server/test/realtime.ts'

const { app, services } = await openApp()
const realtime = await openTestRealtime(services)
afterAll(() => realtime.close())

test('trust S12: the sockets of a device that its owner signs out close at once, this one’s stay', async () => {
  const { id } = await insertCustomer(services)
  const [own, other] = [await signIn(services, id), await signIn(services, id)]
  const [stays, goes] = [await realtime.connect(own), await realtime.connect(other)]
  const session = await findSession(services, tokenHash(other))
  const gone = closed(goes)
  const answer = await app.inject({
    method: 'DELETE',
    url: `/v1/users/@me/sessions/${session?.sessionId}`,
    headers: { authorization: `Bearer ${own}` },
  })
  expect(answer.statusCode).toBe(200)
  await gone
  expect(stays.connected).toBe(true)
})
