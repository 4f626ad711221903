import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Guard, guardRefusal, type Permission, permissions } from '#core/people/permissions.ts'
import { pathIn } from '#i18n/href.ts'
import { locales } from '#i18n/locales.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'
import { insertSession, revokeSession } from '#server/platform/sessions/session-store.ts'
import { insertCoupon } from '#server/test/coupons.ts'
import { insertBooster, insertCustomer } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { realSite } from '#server/test/real-site.ts'
import { someoneWithALife } from '#server/test/someone-with-a-life.ts'

const { app, services } = await openApp(realSite)

// React Router warns of pages that aren't built yet.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.mocked(console.warn).mockRestore())

/** All nine take a minute, so the short run of `npm test` has three of them; run/services.mjs has all. */
const asked = locales.filter(({ code }) => process.env.TEST_DATABASE_URL || ['en', 'de', 'ar'].includes(code))

const guarded = routePatterns.filter((pattern) => pageGuard(pattern) !== 'public')

type Person = { token?: string; permissions: readonly Permission[]; stopped?: boolean; banned?: boolean }

async function people(): Promise<Record<string, Person>> {
  const now = services.now()
  const one = async (held: readonly Permission[] = [], columns: object = {}): Promise<Person> => {
    const { id } = await insertCustomer(services, { permissions: [...held], ...columns })
    return { token: (await insertSession(services, id, now)).accessToken, permissions: held }
  }
  const revoked = await insertSession(services, (await insertCustomer(services)).id, now)
  await revokeSession(services.db, revoked.sessionId, now)
  const before = new Date(now.getTime() - 3_600_000)
  const expired = await insertSession(services, (await insertCustomer(services)).id, before)
  const booster = await insertSession(services, (await insertBooster(services)).id, now)
  return {
    visitor: { permissions: [], stopped: true },
    expired: { token: expired.accessToken, permissions: [], stopped: true },
    revoked: { token: revoked.accessToken, permissions: [], stopped: true },
    banned: { ...(await one([...permissions], { banned_at: now })), banned: true },
    guest: await one([], { kind: 'guest' }),
    customer: await one(),
    booster: { token: booster.accessToken, permissions: ['Booster'] },
    EditUsers: await one(['EditUsers']),
    FullAccess: await one(['FullAccess']),
    EditStore: await one(['EditStore']),
    EditOrders: await one(['EditOrders']),
  }
}

function refusalOf({ permissions: held, stopped, banned = false }: Person, guard: Guard) {
  return guardRefusal(stopped ? null : { id: '', permissions: held, banned }, guard)
}

/** Somebody's data, by which a page that should say nothing would betray itself. */
async function secrets() {
  const { canary, email, order, thread, person } = await someoneWithALife(services)
  const coupon = await insertCoupon(services)
  return { words: [canary, email, coupon.code, person.id], order, thread }
}

test(`trust A7: guarded pages in ${asked.length} languages for eleven subjects: a refused page has no protected word`, async () => {
  const { words, order } = await secrets()
  const ids: Record<string, string> = { order_id: order.id, state: 'completed' }
  const addressOf = (pattern: RoutePattern, locale: (typeof locales)[number]['code']) =>
    pathIn(
      pattern,
      locale,
      Object.fromEntries(
        [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ids[name] ?? randomUUID()]),
      ),
    )
  const wrong: string[] = []
  const counts = { refused: 0, foreign: 0, opened: 0 }
  for (const [who, person] of Object.entries(await people()))
    for (const pattern of guarded)
      for (const { code } of asked) {
        const refusal = refusalOf(person, pageGuard(pattern))
        // Somebody else's order is a refused page too, except for staff with EditOrders.
        const isForeign = pattern.includes(':order_id') && !person.permissions.includes('EditOrders')
        // An open page is the same in every language, and takes longest.
        if (!refusal && !isForeign && code !== 'en') continue
        const answer = await app.inject({
          url: addressOf(pattern, code),
          ...(person.token && { cookies: { access_token: person.token } }),
        })
        const found = words.filter((word) => answer.body.includes(word))
        const at = `${who} at ${pattern} (${code}): ${answer.statusCode}`
        if (refusal) counts.refused++
        else if (isForeign) counts.foreign++
        else counts.opened++
        if ((refusal || isForeign) && found.length > 0) wrong.push(`${at} says ${found}`)
        if (refusal && ![401, 403, 404].includes(answer.statusCode)) wrong.push(`${at} is open`)
        if (answer.statusCode >= 500) wrong.push(at)
        if (!answer.headers['cache-control']?.includes('no-store')) wrong.push(`${at} may be kept`)
      }
  expect(wrong).toEqual([])
  expect(guarded.length).toBeGreaterThanOrEqual(21)
  // The rest of all pages, languages and subjects is open, and asked in English.
  const open = (guarded.length * 11 - counts.opened) * asked.length
  expect(counts.refused + counts.foreign).toBe(open)
})

test('a page that its subject opens has the protected words, so the test above can fail', async () => {
  const { words, order } = await secrets()
  const [canary = ''] = words
  const { EditOrders } = await people()
  const answer = await app.inject({
    url: `/dashboard/order/${order.id}`,
    cookies: { access_token: EditOrders?.token ?? '' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain(canary)
})
