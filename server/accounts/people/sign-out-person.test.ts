import { afterAll, expect, test } from 'vitest'
import { findSession } from '#server/platform/sessions/session-store.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { insertCustomer, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { closed, openTestRealtime } from '#server/test/realtime.ts'

const { app, services } = await openApp()
const realtime = await openTestRealtime(services)
afterAll(() => realtime.close())

test('trust S12: the sockets of a device that staff sign out close at once, those of the other stay', async () => {
  const staff = await signIn(services, (await insertStaff(services, ['EditUsers'])).id)
  const { id } = await insertCustomer(services)
  const [kept, lost] = [await signIn(services, id), await signIn(services, id)]
  const [stays, goes] = [await realtime.connect(kept), await realtime.connect(lost)]
  const session = await findSession(services, tokenHash(lost))
  const gone = closed(goes)
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/users/${id}/sessions/${session?.sessionId}/end`,
    headers: { authorization: `Bearer ${staff}` },
  })
  expect(answer.statusCode).toBe(200)
  await gone
  expect(stays.connected).toBe(true)
})
